#!/usr/bin/env python3
"""Cuts the C++ listing of a function out of core: cut_listing.py FUNCTION OUTPUT HEADER...

FUNCTION is a template over its recorder, `... FUNCTION(..., Tape& tape) {`, in one of the headers. What it tells the
recorder goes, what a reader wants to see stays, and is a real program for the plain types of lessons/kit/prelude.h:

  auto call = tape.call("find_path");            is dropped; it must name the function
  tape.at("take", next); .detail .chapter        becomes the marker  //@ take
  Var current{tape, "current", start};           Cell current = start;
  Cells seen{tape, "seen", extent, nowhere};     Cells<Cell> seen{extent, nowhere};
  Queue<Cell, Tape> queue{tape, "queue", size};  Queue<Cell> queue;          (List, Row, Queue, Stack)
  Heap<Cell, Tape> heap{tape, "heap", "f", size, ties};  Heap<Cell> heap{ties};
  Held entry{tape, "entry", heap.pop()};         Entry entry = heap.pop();
  Best best{tape, "best", 0, Act::wait, nobody};  Best best{0, Act::wait, nobody};
  Hero<Tape> hero{tape, at};                     Hero hero{at};              (whatever is made of traced variables)
  a line that names a policy of the template     one line for each of its choices, shown by a setting (POLICIES)
  seen.set(next, current);                       seen[next] = current;
  steps.values(), std::move(steps).values()      steps                       (value() alike)
  Tape& tape, tape, Tape                         are dropped from parameters, calls and types

A variable must have its own name on the tape. A line that still speaks of the tape is an error, `file:line: ...`.
"""

import re
import sys
from pathlib import Path

# Parameters of a template that choose how it works: what stands for them in the text, and the setting (`name=value`)
# behind each choice; one without a setting is always the one that is shown.
POLICIES = {
    r"\bFrontier\b": {"end=queue": "Queue", "end=stack": "Stack"},
    r"\bOpenList\b": {"": "Heap"},
    r"\bweight \* guess\((\w+), goal\)": {
        "guess=manhattan": r"weight * manhattan(\1, goal)",
        "guess=straight": r"weight * straight(\1, goal)",
        "guess=zero": "0",
    },
    r"\bfirst_state\(mind\)": {"mind=hunter": "State::sleep", "mind=guard": "State::guard"},
    r"\btake_turn<mind>\((.*), turn\)": {
        "mind=hunter": r"enemy_turn(\1, turn)",
        "mind=guard": r"guard_turn(\1)",
    },
}

TRACED = r'{tape, "(\w+)", (.+)};'  # how every traced variable begins


class Misunderstood(Exception):
    """What the cutter cannot make sense of; the place is added by whoever knows it."""


def find_function(name, sources):
    """The lines of the one function of that name that takes a tape, as (path, number of its first line, lines)."""
    head = re.compile(rf"^(?! |//).*\b{name}\(.*Tape& tape\) {{$")
    found = []
    for path, lines in sources.items():
        for start, line in enumerate(lines):
            if head.match(line):
                end = lines.index("}", start)
                found.append((path, start + 1, lines[start : end + 1]))
    if not found:
        raise SystemExit(f"cut_listing: no `... {name}(..., Tape& tape) {{` on one line in core's headers")
    if len(found) > 1:
        places = ", ".join(f"{path}:{number}" for path, number, _ in found)
        raise SystemExit(f"cut_listing: {name} is there more than once: {places}; a listing needs a name of its own")
    return found[0]


def constants(sources):
    """The types of core's `inline constexpr T name`."""
    text = "\n".join("\n".join(lines) for lines in sources.values())
    return {name: kind for kind, name in re.findall(r"^inline constexpr (\w+) (\w+)\b", text, re.MULTILINE)}


class Cutter:
    def __init__(self, function, head, known):
        self.function = function
        parameters = re.findall(r"(?:const )?(\w+)&? (\w+)[,)]", head)
        self.types = {**known, **{name: kind for kind, name in parameters}}

    def type_of(self, value):
        if re.fullmatch(r"-?\d+", value):
            return "int"
        if value in ("true", "false"):
            return "bool"
        if value not in self.types:
            raise Misunderstood(f"of which type is `{value}`? Begin with a parameter, a constant of core or a number")
        return self.types[value]

    def declaration(self, code):
        """A traced variable's plain declaration, or None if the line is none."""
        traced = re.fullmatch(r"(\w+)(?:<(.+), Tape>)? (\w+)" + TRACED, code)
        if not traced:
            return None
        shape, item, name, label, rest = traced.groups()
        if label != name:
            raise Misunderstood(f'the variable `{name}` is called "{label}" on the tape; give it one name')
        if shape == "Var":
            return f"{item or self.type_of(rest)} {name} = {rest};"
        if shape == "Held":
            return f"Entry {name} = {rest};"
        if shape == "Best":
            return f"Best {name}{{{rest}}};"
        if shape == "Cells":
            return f"Cells<{item or self.type_of(rest.split(', ')[-1])}> {name}{{{rest}}};"
        if shape in ("Heap", "OpenList") and item:
            return f"{shape}<{item}> {name}{{{rest.split(', ')[-1]}}};"
        if shape in ("List", "Row", "Queue", "Stack", "Frontier") and item:
            return f"{shape}<{item}> {name};"
        raise Misunderstood(f"`{shape}` is no traced type that the cutter knows")

    def cut(self, line):
        """The lines that are shown for a line of core."""
        indent = line[: len(line) - len(line.lstrip())]
        code = line.strip()

        if call := re.fullmatch(r'auto call = tape\.call\("(.+)"\);', code):
            if call[1] != self.function:
                raise Misunderstood(f'the tape is told "{call[1]}", the function is {self.function}')
            return []
        if step := re.fullmatch(r'tape\.(?:at|detail|chapter)\("([^"]+)".*\);', code):
            return [f"{indent}//@ {step[1]}"]

        code = self.declaration(code) or code
        code = re.sub(r"^(\w+)\.set\((\w+), (.+)\);$", r"\1[\2] = \3;", code)
        code = re.sub(r"std::move\((\w+)\)\.values?\(\)|\b(\w+)\.values?\(\)", r"\1\2", code)
        code = re.sub(r", (Tape& tape|tape)\)", ")", code)
        code = code.replace(", Tape>", ">").replace("<Tape>", "").replace("{tape, ", "{")
        if re.search(r"\b(tape|Tape)\b", code):
            raise Misunderstood(f"the cutter does not understand `{line.strip()}`; its rules are in lessons/kit/cut_listing.py")

        for policy, choices in POLICIES.items():
            if not re.search(policy, code):
                continue
            shown = {setting: re.sub(policy, choice, code) for setting, choice in choices.items()}
            return [f"{indent}{line}  //? {setting}" if setting else f"{indent}{line}" for setting, line in shown.items()]
        return [f"{indent}{code}" if code else ""]


def main():
    function, output, *headers = sys.argv[1:]
    sources = {path: Path(path).read_text(encoding="utf-8").splitlines() for path in headers}
    path, first, lines = find_function(function, sources)
    cutter = Cutter(function, lines[0], constants(sources))
    listing = []
    for number, line in enumerate(lines, first):
        try:
            listing += cutter.cut(line)
        except Misunderstood as error:
            raise SystemExit(f"{path}:{number}: {error}")
    Path(output).parent.mkdir(parents=True, exist_ok=True)
    Path(output).write_text("\n".join(listing) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()

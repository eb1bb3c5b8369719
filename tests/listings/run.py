"""Runs Python listings and tells, for each input, which marked lines they reach and what they print: run.py < PROGRAMS

PROGRAMS is JSON: a prelude and a list of programs, each with `run` (the lesson's run.py), listings (function, code, and
marks: line -> anchor) and cases (name, scene, input, and how many steps there may be).
"""
import json
import sys
from types import SimpleNamespace


class TooManySteps(Exception):
    pass


def run(space, marks, case):
    """The marked lines in the order in which they are reached, and what the program prints."""
    reached = []

    def on_line(frame, event, _):
        anchor = marks[frame.f_code.co_filename].get(str(frame.f_lineno)) if event == "line" else None
        if anchor:
            if len(reached) == case["most_steps"]:
                raise TooManySteps()
            reached.append(anchor)
        return on_line

    def on_call(frame, _event, _):
        return on_line if frame.f_code.co_filename in marks else None

    sys.settrace(on_call)
    try:
        printed = space["run"](case["scene"], SimpleNamespace(**case["input"]))
    except Exception as error:
        printed = f"{type(error).__name__}: {error}"
    finally:
        sys.settrace(None)
    return reached, printed


def main():
    task = json.load(sys.stdin)
    for program in task["programs"]:
        space = {}
        exec(compile(task["prelude"], "prelude.py", "exec"), space)
        marks = {}
        for listing in program["listings"]:
            exec(compile(listing["code"], listing["function"], "exec"), space)
            marks[listing["function"]] = listing["marks"]
        exec(compile(program["run"], "run.py", "exec"), space)
        for case in program["cases"]:
            reached, printed = run(space, marks, case)
            print("#", case["name"])
            for anchor in reached:
                print(anchor)
            for line in printed.splitlines():
                print(">", line)


main()

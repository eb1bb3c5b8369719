class Hero:
    def __init__(self, at):
        self.cell = at
        self.hidden = False


class Enemy:
    def __init__(self, state, at, life, rules):
        self.post = at
        self.max_life = life
        self.rules = rules
        self.state = state
        self.cell = at
        self.life = life
        self.length = NO_PATH
        self.sees = False
        self.lost = 0


Rules = namedtuple("Rules", "sight wake lost far")
Scenario = namedtuple("Scenario", "level enemy hero life rules script")
HeroTurn = namedtuple("HeroTurn", "cell hit hidden")

NO_PATH = 99


def length_of(path):
    return len(path) or NO_PATH


def hero_turn(line):
    """`6,4`, `6,4 hidden` or `6,4 hit 13`."""
    words = line.split()
    hit = int(words[2]) if words[1:2] == ["hit"] else 0
    return HeroTurn(cell(words[0]), hit, words[1:] == ["hidden"])


def steps_between(level, start, goal):
    """How long the way is, without a word about the search for it."""
    rings, steps = [start], 0
    seen = {start}
    while rings and goal not in rings:
        rings = [next for here in rings for next in level.neighbours(here) if level.walkable(next) and next not in seen]
        rings = list(dict.fromkeys(rings))
        seen.update(rings)
        steps += 1
    return steps if rings and steps > 0 else NO_PATH


def run_hunt(level, start, goal, input):
    rules = Rules(*(int(input.settings[name]) for name in Rules._fields))
    script = [hero_turn(line) for line in input.script]
    turns = hunt(Scenario(level, start, goal, int(input.settings["life"]), rules, script))
    rows = []
    for number, (act, (hero, before, after, enemy, life)) in enumerate(zip(script, turns), 1):
        way = steps_between(level, enemy, hero)
        rows.append((number, *hero, act.hit, int(act.hidden), before, after, *enemy, way, life))
    head = "turn hero_x hero_y hit hidden state_before state_after enemy_x enemy_y path_length life"
    return csv(head.split(), rows)


def run(scene, input):
    """Runs a scene's listings and prints the result as `stepwell run SCENE --format csv` does."""
    level = Level(input.map)
    start = cell(input.settings["start"])
    if scene == "wave":
        distance = wave(level, start)
        in_reading_order = sorted(distance.items(), key=lambda item: (item[0][1], item[0][0]))
        return csv(("x", "y", "distance"), [(x, y, steps) for (x, y), steps in in_reading_order])
    goal = cell(input.settings["goal"])
    if scene in ("hunt", "guard"):
        return run_hunt(level, start, goal, input)
    if scene == "stuck-at-the-wall":
        return csv(("x", "y"), chase(level, start, goal))
    if scene == "way-back":
        return csv(("x", "y"), find_path(level, start, goal))
    raise ValueError(f"no scene {scene}")

from types import SimpleNamespace


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


class Best:
    """The best act so far, and all that were considered."""

    def __init__(self, score, action, target=None):
        self.score = score
        self.action = action
        self.target = target
        self.considered = [(score, action, target)]


class Fighter:
    """Somebody in a fight. `wait` has the turns until it is ready for an act again, `cost` the mana that it takes."""

    def __init__(self, settings, name):
        self.name = name
        self.life = int(settings[name + "-life"])
        self.max_life = int(settings[name + "-max"])
        self.phase = 0
        self.wait = {}
        self.cost = {}
        self.mana = 0

    def ready(self, act):
        return self.wait.get(act) == 0 and self.cost.get(act, 0) <= self.mana


class Consideration:
    """A measure from 0 to 100 and the curve that says how much it counts."""

    def __init__(self, value, bend, turned=False):
        self.value = value
        self.bend = bend
        self.turned = turned

    def weight(self):
        x = self.value
        y = (10000 * x + (2 * self.bend - 100) * x * (100 - x)) // 10000
        return 100 - y if self.turned else y


def percent(part, whole):
    return part * 100 // whole


def is_hurt(fighter):
    return percent(fighter.life, fighter.max_life) < 50


def is_in_danger(fighter):
    return percent(fighter.life, fighter.max_life) < 35


def calls_for_help(boss):
    return boss.phase == 1 and boss.life * 2 < boss.max_life


SPECIALS = ("heal", "spit", "firebolt", "rend", "slam")
SKILLS = ("heal-skill", "buff", "debuff", "sweep", "skill")
SHAMAN = {
    "show": "small", "chooser": "shaman", "hero-life": 30, "hero-max": 40, "poisoned": "no", "others": 2,
    "rat-life": 3, "rat-max": 9, "goblin-life": 16, "goblin-max": 16, "heal-wait": 0, "spit-wait": 0,
}
HERO = {
    "show": "small", "chooser": "hero", "hero-life": 30, "hero-max": 40, "potions": 1, "others": 3, "rat-life": 3,
    "rat-max": 9, "goblin-life": 16, "goblin-max": 16, "cultist-life": 3, "cultist-max": 20,
}
SIX = (
    SHAMAN,
    {**SHAMAN, "heal-wait": 2},
    {**SHAMAN, "poisoned": "yes", "rat-life": 9},
    {**SHAMAN, "goblin-life": 6, "spit-wait": 3},
    HERO,
    {**HERO, "hero-life": 10},
)


def fighters(settings):
    """Who chooses, the hero, and the others."""
    hero = Fighter(settings, "hero")
    for state in ("poisoned", "bleeding", "buffed"):
        setattr(hero, state, settings[state] == "yes")
    for item in ("potions", "antidotes", "mana"):
        setattr(hero, item, int(settings[item]))
    for skill in SKILLS:
        hero.wait[skill] = int(settings[skill + "-wait"])
        hero.cost[skill] = 4
    others = [Fighter(settings, name) for name in ("rat", "goblin", "cultist")[: int(settings["others"])]]
    if settings["chooser"] == "hero":
        return hero, hero, others
    me = Fighter(settings, "own")
    me.phase = int(settings["phase"])
    for special in SPECIALS:
        me.wait[special] = int(settings[special + "-wait"])
    return me, hero, others


def weighed_acts(settings):
    _, _, others = fighters(settings)
    me = Fighter(settings, "own")
    least = min([100] + [percent(each.life, each.max_life) for each in others])

    def measure(name, value):
        bend = int(settings[name + "-bend"])
        return Consideration(value, bend), Consideration(value, bend, True)

    near, far = measure("near", 100 - 10 * int(settings["distance"]))
    life, wounds = measure("life", min(100, percent(me.life, me.max_life)))
    need, _ = measure("need", 100 - least)
    acts = (("attack", [near, life]), ("heal", [need, far]), ("flee", [near, wounds]))
    return [SimpleNamespace(act=act, considerations=all) for act, all in acts]


def decide(settings):
    if settings["show"] == "curves":
        return choose_by_curves(weighed_acts(settings))
    worth = SimpleNamespace(
        **{act: int(settings[act + "-score"]) for act in ("attack", "heal", "spit", "potion")},
        firebolt=65, rend=55, slam=60, summon=100, antidote=70, heal_skill=75, heal_skill_unhurt=0,
        buff=50, skill=55, debuff=45, debuff_many=55, sweep=52, sweep_many=65,
    )
    me, hero, others = fighters(settings)
    table = settings["show"] == "table"
    if settings["chooser"] == "hero":
        return skilled_hero_chooses(me, others, worth) if table else hero_chooses(me, others, worth)
    return enemy_chooses(me, hero, others, worth) if table else shaman_chooses(me, hero, others, worth)


def name_of(action, target):
    return f"{action}:{target.name}" if target else action


def situation(settings):
    """The first columns of a row."""
    hero = settings["chooser"] == "hero"
    potion = "potion" if int(settings["potions"]) > 0 else "no"
    _, _, others = fighters(settings)
    waits = ("", "") if hero else (settings["heal-wait"], settings["spit-wait"])
    return (
        settings["chooser"], settings["hero-life"], settings["hero-max"], potion if hero else settings["poisoned"],
        " ".join(f"{each.name}:{each.life}/{each.max_life}" for each in others), *waits,
    )


def utility(settings):
    small = settings["show"] in ("six", "small")
    head = "chooser,hero_hp,hero_max,poisoned_or_potion,others (name:hp/max),heal_wait,spit_wait".split(",")
    rows = []
    for each in SIX if settings["show"] == "six" else ({},):
        one = {**settings, **each}
        best = decide(one)
        considered = " ".join(f"{name_of(action, target)}={score}" for score, action, target in best.considered)
        rows.append((*(situation(one) if small else ()), considered, name_of(best.action, best.target)))
    return csv((*(head if small else ()), "considered (action=score)", "chosen"), rows)


def run(scene, input):
    """Runs a scene's listings and prints the result as `stepwell run SCENE --format csv` does."""
    if scene == "utility":
        return utility(input.settings)
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

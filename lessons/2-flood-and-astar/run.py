Body = namedtuple("Body", "height climb drop wades")
BODIES = {"spider": Body(1, 2, 9, False), "big": Body(3, 1, 2, True)}


USED_COST = 20
WALK_COST = 100


class Cube:
    """Columns of different heights, and the moves between them (RULES.md: The builder's routes)."""

    def __init__(self, ground, costs, jitter, seed):
        self.ground = ground
        self.costs = costs
        dice = Dice(seed)
        self.jitters = {cell: dice.range(0, jitter) for cell in ground.cells()}

    def jitter(self, cell):
        return self.jitters[cell]

    def move(self, here, there):
        far = manhattan(here, there)
        height = self.ground.height(here)
        up = self.ground.height(there) - height
        if self.ground.wall(there):
            return None
        if far == 1:
            if up == 0:
                return "walk"
            if abs(up) == 1:
                return "stair"
            if up > 0:
                return "ladder" if up <= 5 else None
            return "drop" if up >= -3 else None
        x, y = (there[0] - here[0]) // far, (there[1] - here[1]) // far
        between = [(here[0] + i * x, here[1] + i * y) for i in range(1, far)]
        if up != 0 or any(self.ground.wall(c) or self.ground.height(c) >= height for c in between):
            return None
        return "jump" if far == 2 else "bridge"

    def moves(self, here, built):
        targets = []
        for x, y in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            for far in range(1, 5):
                there = here[0] + far * x, here[1] + far * y
                if self.ground.contains(there) and ((here, there) in built or self.move(here, there)):
                    targets.append(there)
        return targets

    def kind(self, here, there, built):
        down_a_ladder = (there, here) in built and self.move(there, here) == "ladder"
        return "ladder" if down_a_ladder else self.move(here, there)

    def cost(self, here, there):
        move = self.move(here, there)
        return self.costs[move] * (manhattan(here, there) if move == "bridge" else 1)

    def is_drop(self, here, there):
        return self.move(here, there) == "drop"


def run_routes(input):
    settings = input.settings
    costs = {move: WALK_COST * int(settings[move]) for move in ("stair", "bridge", "ladder", "jump", "drop")}
    cube = Cube(Ground(input.map), {"walk": WALK_COST, **costs}, 10 * int(settings["jitter"]), input.seed)
    a, b, c, d = (cell(settings["gate-" + letter]) for letter in "abcd")
    return build_routes(cube, [(a, b), (c, d), (a, d)], 0 if settings["guess"] == "zero" else WALK_COST)


def run(scene, input):
    """Runs a scene's listings and prints the result as `stepwell run SCENE --format csv` does."""
    if scene == "who-can-step-where":
        arrows = step_graph(Ground(input.map), BODIES[input.settings["body"]])
        edges = [(*here, *next) for here, ways in arrows.items() for next in ways]
        return csv(("x", "y", "to_x", "to_y"), edges)
    if scene == "routes":
        routes = run_routes(input)
        return csv(("route", "x", "y"), [(i, x, y) for i, route in enumerate(routes, 1) for x, y in route])
    if scene == "rings":
        return csv(("x", "y"), run_rings(input))
    if scene == "sight":
        return csv(("x", "y"), run_sight(Level(input.map), input.settings))
    if scene == "heap":
        Heap.add, Heap.take = staticmethod(push), staticmethod(pop)
    if scene in ("compare", "ties", "heap"):
        return csv(("x", "y"), run_search(input))
    raise ValueError(f"no scene {scene}")


def run_search(input):
    settings = input.settings
    level = Level(input.map, settings["order"])
    start, goal = cell(settings["start"]), cell(settings["goal"])
    if settings["search"] == "flood":
        return find_path(level, start, goal)
    if settings["search"] == "greedy":
        return greedy(level, start, goal)
    return astar(level, start, goal, int(settings["factor"]), settings["ties"])


def run_rings(input):
    settings = input.settings
    level = Level(input.map, "ewsn")
    start, goal = cell(settings["start"]), cell(settings["goal"])
    ladder, limit = settings["ladder"] == "yes", int(settings["limit"])
    if settings["show"] == "chase":
        return chase_in_rings(level, start, goal, ladder, limit)
    return flood_in_rings(level, start, goal, ladder, limit)


def run_sight(level, settings):
    eye, target = cell(settings["from"]), cell(settings["to"])
    if settings["way"] == "samples":
        return sight_by_samples(level, eye, target, int(settings["step"]))
    if settings["way"] == "exact":
        return sight_by_cells(level, eye, target)
    return sight_by_bresenham(level, eye, target)

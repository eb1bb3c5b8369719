def run(scene, input):
    """Runs a scene's listings and prints the result as `stepwell run SCENE --format csv` does."""
    level = Level(input.map)
    if scene == "sight":
        return csv(("x", "y"), run_sight(level, input.settings))
    if scene in ("compare", "ties"):
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


def run_sight(level, settings):
    eye, target = cell(settings["from"]), cell(settings["to"])
    if settings["way"] == "samples":
        return sight_by_samples(level, eye, target, int(settings["step"]))
    if settings["way"] == "exact":
        return sight_by_cells(level, eye, target)
    return sight_by_bresenham(level, eye, target)

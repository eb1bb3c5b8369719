def run(scene, input):
    """Runs a scene's listings and prints the result as `stepwell run SCENE --format csv` does."""
    level = Level(input.map)
    if scene == "sight":
        return csv(("x", "y"), run_sight(level, input.settings))
    raise ValueError(f"no scene {scene}")


def run_sight(level, settings):
    eye, target = cell(settings["from"]), cell(settings["to"])
    if settings["way"] == "samples":
        return sight_by_samples(level, eye, target, int(settings["step"]))
    if settings["way"] == "exact":
        return sight_by_cells(level, eye, target)
    return sight_by_bresenham(level, eye, target)

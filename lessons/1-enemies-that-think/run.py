def run(scene, input):
    """Runs a scene's listings and prints the result as `stepwell run SCENE --format csv` does."""
    level = Level(input.map)
    start = cell(input.settings["start"])
    if scene == "wave":
        distance = wave(level, start)
        in_reading_order = sorted(distance.items(), key=lambda item: (item[0][1], item[0][0]))
        return csv(("x", "y", "distance"), [(x, y, steps) for (x, y), steps in in_reading_order])
    goal = cell(input.settings["goal"])
    if scene == "stuck-at-the-wall":
        return csv(("x", "y"), chase(level, start, goal))
    if scene == "way-back":
        return csv(("x", "y"), find_path(level, start, goal))
    raise ValueError(f"no scene {scene}")

/** Runs a scene's listings and prints the result as `stepwell run SCENE --format csv` does. */
function run(scene, input) {
    const level = new Level(input.map);
    const as_csv = (cells) => csv(["x", "y"], cells.map(({ x, y }) => [x, y]));
    switch (scene) {
        case "sight":
            return as_csv(run_sight(level, input.settings));
        case "compare":
        case "ties":
            return as_csv(run_search(input));
        default:
            throw new Error(`no scene ${scene}`);
    }
}

function run_search({ map, settings }) {
    const level = new Level(map, settings.order);
    const start = cell(level, settings.start), goal = cell(level, settings.goal);
    switch (settings.search) {
        case "flood":
            return find_path(level, start, goal);
        case "greedy":
            return greedy(level, start, goal);
        default:
            return astar(level, start, goal, Number(settings.factor), settings.ties);
    }
}

function run_sight(level, settings) {
    const eye = cell(level, settings.from), target = cell(level, settings.to);
    switch (settings.way) {
        case "samples":
            return sight_by_samples(level, eye, target, Number(settings.step));
        case "exact":
            return sight_by_cells(level, eye, target);
        default:
            return sight_by_bresenham(level, eye, target);
    }
}

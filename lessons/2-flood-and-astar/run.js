/** Runs a scene's listings and prints the result as `stepwell run SCENE --format csv` does. */
function run(scene, input) {
    const level = new Level(input.map);
    const as_csv = (cells) => csv(["x", "y"], cells.map(({ x, y }) => [x, y]));
    switch (scene) {
        case "sight":
            return as_csv(run_sight(level, input.settings));
        default:
            throw new Error(`no scene ${scene}`);
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

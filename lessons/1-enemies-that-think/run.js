/** Runs a scene's listings and prints the result as `stepwell run SCENE --format csv` does. */
function run(scene, input) {
    const level = new Level(input.map);
    const start = cell(level, input.settings.start);
    const as_csv = (cells) => csv(["x", "y"], cells.map(({ x, y }) => [x, y]));
    switch (scene) {
        case "stuck-at-the-wall":
            return as_csv(chase(level, start, cell(level, input.settings.goal)));
        case "wave": {
            const rows = [...wave(level, start)].map(([{ x, y }, steps]) => [x, y, steps]);
            return csv(["x", "y", "distance"], rows.sort((a, b) => a[1] - b[1] || a[0] - b[0]));
        }
        case "way-back":
            return as_csv(find_path(level, start, cell(level, input.settings.goal)));
        default:
            throw new Error(`no scene ${scene}`);
    }
}

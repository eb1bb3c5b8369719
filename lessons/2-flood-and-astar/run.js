const bodies = {
    spider: { height: 1, climb: 2, drop: 9, wades: false },
    big: { height: 3, climb: 1, drop: 2, wades: true },
};

const used_cost = 20;
const walk_cost = 100;

/** The name of the move from one cell to another. */
function link(here, there) {
    return `${here.x},${here.y} ${there.x},${there.y}`;
}

/** Columns of different heights, and the moves between them (RULES.md: The builder's routes). */
class Cube {
    constructor(ground, costs, jitter, seed) {
        this.ground = ground;
        this.costs = costs;
        const dice = new Dice(seed);
        this.jitters = new Map(ground.cells().map((cell) => [cell, dice.range(0, jitter)]));
    }

    jitter(cell) {
        return this.jitters.get(cell);
    }

    move(here, there) {
        const far = manhattan(here, there);
        const height = this.ground.height(here);
        const up = this.ground.height(there) - height;
        if (this.ground.wall(there)) return null;
        if (far === 1) {
            if (up === 0) return "walk";
            if (Math.abs(up) === 1) return "stair";
            if (up > 0) return up <= 5 ? "ladder" : null;
            return up >= -3 ? "drop" : null;
        }
        for (let i = 1; i < far; ++i) {
            const x = here.x + ((there.x - here.x) / far) * i;
            const y = here.y + ((there.y - here.y) / far) * i;
            if (this.ground.wall({ x, y }) || this.ground.height({ x, y }) >= height) return null;
        }
        if (up !== 0) return null;
        return far === 2 ? "jump" : "bridge";
    }

    moves(here, built) {
        const targets = [];
        for (const [x, y] of [[1, 0], [-1, 0], [0, 1], [0, -1]]) {
            for (let far = 1; far <= 4; ++far) {
                const there = this.ground.places[here.y + far * y]?.[here.x + far * x];
                if (there && (built.has(link(here, there)) || this.move(here, there))) targets.push(there);
            }
        }
        return targets;
    }

    kind(here, there, built) {
        const down_a_ladder = built.has(link(there, here)) && this.move(there, here) === "ladder";
        return down_a_ladder ? "ladder" : this.move(here, there);
    }

    cost(here, there) {
        const move = this.move(here, there);
        return this.costs[move] * (move === "bridge" ? manhattan(here, there) : 1);
    }

    is_drop(here, there) {
        return this.move(here, there) === "drop";
    }
}

function run_routes({ map, settings, seed }) {
    const ground = new Ground(map);
    const costs = { walk: walk_cost };
    for (const move of ["stair", "bridge", "ladder", "jump", "drop"]) costs[move] = walk_cost * Number(settings[move]);
    const cube = new Cube(ground, costs, 10 * Number(settings.jitter), seed);
    const [a, b, c, d] = ["a", "b", "c", "d"].map((letter) => {
        const [x, y] = settings[`gate-${letter}`].split(",").map(Number);
        return ground.places[y][x];
    });
    return build_routes(cube, [[a, b], [c, d], [a, d]], settings.guess === "zero" ? 0 : walk_cost);
}

/** Runs a scene's listings and prints the result as `stepwell run SCENE --format csv` does. */
function run(scene, input) {
    const as_csv = (cells) => csv(["x", "y"], cells.map(({ x, y }) => [x, y]));
    switch (scene) {
        case "who-can-step-where": {
            const arrows = [...step_graph(new Ground(input.map), bodies[input.settings.body])];
            const edges = arrows.flatMap(([here, ways]) => ways.map((next) => [here.x, here.y, next.x, next.y]));
            return csv(["x", "y", "to_x", "to_y"], edges);
        }
        case "routes":
            return csv(
                ["route", "x", "y"],
                run_routes(input).flatMap((route, i) => route.map(({ x, y }) => [i + 1, x, y])),
            );
        case "rings":
            return as_csv(run_rings(input));
        case "sight":
            return as_csv(run_sight(new Level(input.map), input.settings));
        case "heap":
            Heap.add = push;
            Heap.take = pop;
            return as_csv(run_search(input));
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

function run_rings({ map, settings }) {
    const level = new Level(map, "ewsn");
    const start = cell(level, settings.start), goal = cell(level, settings.goal);
    const ladder = settings.ladder === "yes", limit = Number(settings.limit);
    if (settings.show === "chase") return chase_in_rings(level, start, goal, ladder, limit);
    return flood_in_rings(level, start, goal, ladder, limit);
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

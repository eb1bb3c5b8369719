class Hero {
    constructor(at) {
        this.cell = at;
        this.hidden = false;
    }
}

class Enemy {
    constructor(state, at, life, rules) {
        Object.assign(this, { post: at, max_life: life, rules, state, cell: at, life });
        Object.assign(this, { length: NO_PATH, sees: false, lost: 0 });
    }
}

const NO_PATH = 99;

function length_of(path) {
    return path.length || NO_PATH;
}

/** `6,4`, `6,4 hidden` or `6,4 hit 13`. */
function hero_turn(level, line) {
    const [at, what, number] = line.split(" ");
    return { cell: cell(level, at), hit: what === "hit" ? Number(number) : 0, hidden: what === "hidden" };
}

/** How long the way is, without a word about the search for it. */
function steps_between(level, start, goal) {
    const seen = new Set([start]);
    let ring = [start];
    let steps = 0;
    while (ring.length > 0 && !ring.includes(goal)) {
        const next = new Set();
        for (const here of ring)
            for (const place of level.neighbours(here)) if (level.walkable(place) && !seen.has(place)) next.add(place);
        ring = [...next];
        for (const place of ring) seen.add(place);
        steps++;
    }
    return ring.length > 0 && steps > 0 ? steps : NO_PATH;
}

function run_hunt(level, start, goal, input) {
    const rules = {};
    for (const name of ["sight", "wake", "lost", "far"]) rules[name] = Number(input.settings[name]);
    const script = input.script.map((line) => hero_turn(level, line));
    const turns = hunt({ level, enemy: start, hero: goal, life: Number(input.settings.life), rules, script });
    const rows = turns.map(({ hero, before, after, cell, life }, i) => {
        const { hit, hidden } = script[i];
        const way = steps_between(level, cell, hero);
        return [i + 1, hero.x, hero.y, hit, Number(hidden), before, after, cell.x, cell.y, way, life];
    });
    const head = "turn hero_x hero_y hit hidden state_before state_after enemy_x enemy_y path_length life";
    return csv(head.split(" "), rows);
}

/** Runs a scene's listings and prints the result as `stepwell run SCENE --format csv` does. */
function run(scene, input) {
    const level = new Level(input.map);
    const start = cell(level, input.settings.start);
    const as_csv = (cells) => csv(["x", "y"], cells.map(({ x, y }) => [x, y]));
    switch (scene) {
        case "hunt":
        case "guard":
            return run_hunt(level, start, cell(level, input.settings.goal), input);
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

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

/** The best act so far, and all that were considered. */
class Best {
    constructor(score, action, target = null) {
        this.score = score;
        this.action = action;
        this.target = target;
        this.considered = [{ score, action, target }];
    }
}

/** Somebody in a fight. `wait` has the turns until it is ready for an act again, `cost` the mana that it takes. */
class Fighter {
    constructor(settings, name) {
        this.name = name;
        this.life = Number(settings[`${name}-life`]);
        this.max_life = Number(settings[`${name}-max`]);
        this.phase = 0;
        this.wait = {};
        this.cost = {};
        this.mana = 0;
    }

    ready(act) {
        return this.wait[act] === 0 && (this.cost[act] ?? 0) <= this.mana;
    }
}

/** A measure from 0 to 100 and the curve that says how much it counts. */
class Consideration {
    constructor(value, bend, turned = false) {
        this.value = value;
        this.bend = bend;
        this.turned = turned;
    }

    weight() {
        const x = this.value;
        const y = Math.floor((10000 * x + (2 * this.bend - 100) * x * (100 - x)) / 10000);
        return this.turned ? 100 - y : y;
    }
}

function percent(part, whole) {
    return Math.floor((part * 100) / whole);
}

function is_hurt(fighter) {
    return percent(fighter.life, fighter.max_life) < 50;
}

function is_in_danger(fighter) {
    return percent(fighter.life, fighter.max_life) < 35;
}

function calls_for_help(boss) {
    return boss.phase === 1 && boss.life * 2 < boss.max_life;
}

const specials = ["heal", "spit", "firebolt", "rend", "slam"];
const skills = ["heal-skill", "buff", "debuff", "sweep", "skill"];
const as_shaman = {
    "show": "small", "chooser": "shaman", "hero-life": 30, "hero-max": 40, "poisoned": "no", "others": 2,
    "rat-life": 3, "rat-max": 9, "goblin-life": 16, "goblin-max": 16, "heal-wait": 0, "spit-wait": 0,
};
const as_hero = {
    "show": "small", "chooser": "hero", "hero-life": 30, "hero-max": 40, "potions": 1, "others": 3, "rat-life": 3,
    "rat-max": 9, "goblin-life": 16, "goblin-max": 16, "cultist-life": 3, "cultist-max": 20,
};
const six = [
    as_shaman,
    { ...as_shaman, "heal-wait": 2 },
    { ...as_shaman, "poisoned": "yes", "rat-life": 9 },
    { ...as_shaman, "goblin-life": 6, "spit-wait": 3 },
    as_hero,
    { ...as_hero, "hero-life": 10 },
];

/** Who chooses, the hero, and the others. */
function fighters(settings) {
    const hero = new Fighter(settings, "hero");
    for (const state of ["poisoned", "bleeding", "buffed"]) hero[state] = settings[state] === "yes";
    for (const item of ["potions", "antidotes", "mana"]) hero[item] = Number(settings[item]);
    for (const skill of skills) {
        hero.wait[skill] = Number(settings[`${skill}-wait`]);
        hero.cost[skill] = 4;
    }
    const names = ["rat", "goblin", "cultist"].slice(0, Number(settings.others));
    const others = names.map((name) => new Fighter(settings, name));
    if (settings.chooser === "hero") return [hero, hero, others];
    const me = new Fighter(settings, "own");
    me.phase = Number(settings.phase);
    for (const special of specials) me.wait[special] = Number(settings[`${special}-wait`]);
    return [me, hero, others];
}

function weighed_acts(settings) {
    const others = fighters(settings)[2];
    const me = new Fighter(settings, "own");
    const least = Math.min(100, ...others.map((each) => percent(each.life, each.max_life)));
    const measure = (name, value) => {
        const bend = Number(settings[`${name}-bend`]);
        return [new Consideration(value, bend), new Consideration(value, bend, true)];
    };
    const [near, far] = measure("near", 100 - 10 * Number(settings.distance));
    const [life, wounds] = measure("life", Math.min(100, percent(me.life, me.max_life)));
    const [need] = measure("need", 100 - least);
    return [
        { act: "attack", considerations: [near, life] },
        { act: "heal", considerations: [need, far] },
        { act: "flee", considerations: [near, wounds] },
    ];
}

function decide(settings) {
    if (settings.show === "curves") return choose_by_curves(weighed_acts(settings));
    const worth = {
        firebolt: 65, rend: 55, slam: 60, summon: 100, antidote: 70, heal_skill: 75, heal_skill_unhurt: 0,
        buff: 50, skill: 55, debuff: 45, debuff_many: 55, sweep: 52, sweep_many: 65,
    };
    for (const act of ["attack", "heal", "spit", "potion"]) worth[act] = Number(settings[`${act}-score`]);
    const [me, hero, others] = fighters(settings);
    const table = settings.show === "table";
    if (settings.chooser === "hero") {
        return table ? skilled_hero_chooses(me, others, worth) : hero_chooses(me, others, worth);
    }
    return table ? enemy_chooses(me, hero, others, worth) : shaman_chooses(me, hero, others, worth);
}

function name_of({ action, target }) {
    return target ? `${action}:${target.name}` : action;
}

/** The first columns of a row. */
function situation(settings) {
    const hero = settings.chooser === "hero";
    const potion = Number(settings.potions) > 0 ? "potion" : "no";
    const others = fighters(settings)[2].map(({ name, life, max_life }) => `${name}:${life}/${max_life}`);
    return [
        settings.chooser, settings["hero-life"], settings["hero-max"], hero ? potion : settings.poisoned,
        others.join(" "), hero ? "" : settings["heal-wait"], hero ? "" : settings["spit-wait"],
    ];
}

function utility(settings) {
    const small = ["six", "small"].includes(settings.show);
    const head = "chooser,hero_hp,hero_max,poisoned_or_potion,others (name:hp/max),heal_wait,spit_wait".split(",");
    const rows = (settings.show === "six" ? six : [{}]).map((changes) => {
        const one = { ...settings, ...changes };
        const best = decide(one);
        const considered = best.considered.map((each) => `${name_of(each)}=${each.score}`).join(" ");
        return [...(small ? situation(one) : []), considered, name_of(best)];
    });
    return csv([...(small ? head : []), "considered (action=score)", "chosen"], rows);
}

/** Runs a scene's listings and prints the result as `stepwell run SCENE --format csv` does. */
function run(scene, input) {
    if (scene === "utility") return utility(input.settings);
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

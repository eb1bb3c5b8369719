const fs = require("fs");

const SIGHT = 8, WAKE = 6, LOST = 3, FAR = 20, NO_PATH = 99;

class Guard {
    constructor(post) {
        this.post = post;
        this.cell = post;
        this.state = "guard"; // or "chase" or "home"
        this.lost = 0; // for how many turns it has not seen the hero
        this.life = 16;
    }
}

/** The post, the rows of the map, and for each turn the hero's cell, the hit and whether the hero hides. */
function readInput() {
    const lines = fs.readFileSync(0, "utf8").trimEnd().split(/\r?\n/);
    const scriptAt = lines.indexOf("script");
    const rows = lines.slice(lines.indexOf("map") + 1, scriptAt);
    const script = lines.slice(scriptAt + 1).map((line) => {
        const [cell, what, number] = line.split(" ");
        return { cell: readCell(cell), hit: what === "hit" ? Number(number) : 0, hidden: what === "hidden" };
    });
    return { post: readCell(lines[0].split(" ")[1]), rows, script };
}

function readCell(text) {
    const [x, y] = text.split(",").map(Number);
    return { x, y };
}

function same(a, b) {
    return a.x === b.x && a.y === b.y;
}

function walkable(rows, { x, y }) {
    return rows[y][x] !== "#";
}

/** The shortest way, without its start and with its goal; empty if there is none, or nowhere to go. */
function findPath(rows, start, goal) {
    const cameFrom = new Map([[`${start.x},${start.y}`, null]]);
    const queue = [start];
    for (const current of queue) {
        if (same(current, goal)) break;
        const { x, y } = current;
        for (const next of [{ x, y: y - 1 }, { x: x + 1, y }, { x, y: y + 1 }, { x: x - 1, y }]) {
            if (!walkable(rows, next) || cameFrom.has(`${next.x},${next.y}`)) continue;
            cameFrom.set(`${next.x},${next.y}`, current);
            queue.push(next);
        }
    }
    const path = [];
    for (let step = goal, from; (from = cameFrom.get(`${step.x},${step.y}`)); step = from) path.push(step);
    return path.reverse();
}

function lengthOf(path) {
    return path.length || NO_PATH;
}

/** One turn. The guard does one thing: it changes its state, or takes a step, or stays. */
function guardTurn(rows, guard, hero, hidden) {
    if (guard.state === "home") {
        const way = findPath(rows, guard.cell, guard.post);
        if (way.length > 0 && !same(way[0], hero)) guard.cell = way[0];
        if (same(guard.cell, guard.post)) guard.state = "guard";
        return;
    }
    const path = findPath(rows, guard.cell, hero);
    const length = lengthOf(path);
    const sees = !hidden && length <= SIGHT;
    if (guard.state === "guard") {
        if (!sees || length > WAKE) return;
        guard.lost = 0;
        guard.state = "chase";
        return;
    }
    guard.lost = sees ? 0 : guard.lost + 1;
    if (guard.lost > LOST) guard.state = "home";
    else if (length > 1 && length <= FAR) guard.cell = path[0];
}

const { post, rows, script } = readInput();
const guard = new Guard(post);
let hero = null;
console.log("turn,hero_x,hero_y,hit,hidden,state_before,state_after,enemy_x,enemy_y,path_length,life");
script.forEach(({ cell, hit, hidden }, i) => {
    if (walkable(rows, cell) && !same(cell, guard.cell)) hero = cell;
    guard.life = Math.max(0, guard.life - hit);
    const before = guard.state;
    guardTurn(rows, guard, hero, hidden);
    const length = lengthOf(findPath(rows, guard.cell, hero));
    const row = [i + 1, hero.x, hero.y, hit, Number(hidden), before, guard.state, guard.cell.x, guard.cell.y, length];
    console.log([...row, guard.life].join(","));
});

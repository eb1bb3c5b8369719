// What the listings stand on when they run: a level, and the few functions that they call but do not show.

/** The floor: `#` wall, `.` floor, `~` water, one line a row. A cell is { x, y }; a place is always the same object. */
class Level {
    constructor(text, order = "nesw") {
        const ways = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] };
        this.ways = [...order].map((letter) => ways[letter]);
        this.rows = text.split("\n").filter((row) => row !== "");
        this.width = this.rows[0].length;
        this.height = this.rows.length;
        this.cells = new Map();
    }

    cell(x, y) {
        const key = `${x},${y}`;
        if (!this.cells.has(key)) this.cells.set(key, { x, y });
        return this.cells.get(key);
    }

    /** The cell that a point lies in; a point on an edge belongs to the cell to its right or below it. */
    cell_at(x, y) {
        return this.cell(Math.floor(x), Math.floor(y));
    }

    walkable({ x, y }) {
        return 0 <= x && x < this.width && 0 <= y && y < this.height && this.rows[y][x] !== "#";
    }

    /** A step onto floor costs 1, into water 2. */
    cost({ x, y }) {
        return this.rows[y][x] === "~" ? 2 : 1;
    }

    /** In the order that was asked for; at first up, right, down, left. */
    neighbours({ x, y }) {
        return this.ways.map(([dx, dy]) => this.cell(x + dx, y + dy));
    }
}

/** Whether one entry of a heap comes before another. */
function before(a, b) {
    if (a.number !== b.number) return a.number < b.number;
    if (a.tie !== b.tie) return a.tie < b.tie;
    return a.came < b.came;
}

/**
 * A to-do list that hands out the smallest number first; of equal ones as `ties` says. Its list is kept in order.
 * A scene that opens it sets what puts an entry into that list, and takes the first one out, to listings of its own.
 */
class Heap {
    static add(entries, entry) {
        let low = 0;
        let high = entries.length;
        while (low < high) {
            const middle = (low + high) >> 1;
            if (before(entries[middle], entry)) low = middle + 1;
            else high = middle;
        }
        entries.splice(low, 0, entry);
    }

    static take(entries) {
        return entries.shift();
    }

    constructor(ties = "first") {
        this.ties = ties;
        this.entries = [];
        this.pushed = 0;
    }

    get length() {
        return this.entries.length;
    }

    push(item, number, depth = 0) {
        const tie = { first: 0, deeper: -depth, last: -this.pushed }[this.ties];
        Heap.add(this.entries, { number, tie, came: this.pushed, item });
        this.pushed += 1;
    }

    pop() {
        return Heap.take(this.entries).item;
    }
}

/** A floor that is not flat: a map and, below it, heights, ceilings and fences, row by row. */
class Ground {
    constructor(text) {
        this.parts = { floor: [] };
        let rows = this.parts.floor;
        for (const line of text.split("\n")) {
            if (["heights", "ceilings", "fences"].includes(line)) rows = this.parts[line] = [];
            else if (line !== "") rows.push(line);
        }
        this.places = this.parts.floor.map((row, y) => [...row].map((_, x) => ({ x, y })));
    }

    letter(part, { x, y }, otherwise) {
        return part in this.parts ? this.parts[part][y][x] : otherwise;
    }

    cells() {
        return this.places.flat();
    }

    contains({ x, y }) {
        return y in this.places && x in this.places[y];
    }

    /** East, west, south, north. A place inside is always the same object. */
    neighbours({ x, y }) {
        return [[x + 1, y], [x - 1, y], [x, y + 1], [x, y - 1]].map(([x, y]) => this.places[y]?.[x] ?? { x, y });
    }

    wall(cell) {
        return this.letter("floor", cell) === "#";
    }

    water(cell) {
        return this.letter("floor", cell) === "~";
    }

    height(cell) {
        return Number(this.letter("heights", cell, "0"));
    }

    room(cell) {
        const room = this.letter("ceilings", cell, ".");
        return room === "." ? Ground.open_sky : Number(room);
    }

    fence(a, b) {
        const across = a.y === b.y;
        const first = (across ? a.x < b.x : a.y < b.y) ? a : b;
        return (across ? "|+" : "_+").includes(this.letter("fences", first, "."));
    }
}
Ground.open_sky = 10;

/** mulberry32: the same numbers for the same seed, everywhere. */
class Dice {
    constructor(seed) {
        this.a = seed;
    }

    next() {
        this.a = (this.a + 0x6d2b79f5) | 0;
        let t = Math.imul(this.a ^ (this.a >>> 15), this.a | 1);
        t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
        return (t ^ (t >>> 14)) >>> 0;
    }

    range(lo, hi) {
        return lo + (this.next() % (hi - lo + 1));
    }
}

/** A line that can be left at both ends. The front is an index: nothing is ever moved. */
class Deque {
    constructor(items) {
        this.items = [...items];
        this.first = 0;
    }

    get length() {
        return this.items.length - this.first;
    }

    push(item) {
        this.items.push(item);
    }

    shift() {
        return this.items[this.first++];
    }

    pop() {
        return this.items.pop();
    }
}

function manhattan(a, b) {
    return Math.abs(a.x - b.x) + Math.abs(a.y - b.y);
}

/** As the crow flies, rounded down to whole steps. */
function straight(a, b) {
    return Math.floor(Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2));
}

/** `8,3` as a cell of the level. */
function cell(level, text) {
    const [x, y] = text.split(",").map(Number);
    return level.cell(x, y);
}

function csv(head, rows) {
    return [head, ...rows].map((row) => row.join(",") + "\n").join("");
}

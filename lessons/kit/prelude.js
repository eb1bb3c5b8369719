// What the listings stand on when they run: a level, and the few functions that they call but do not show.

/** The floor: `#` wall, `.` floor, one line a row. A cell is { x, y }; a place is always the same object. */
class Level {
    constructor(text) {
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

    walkable({ x, y }) {
        return 0 <= x && x < this.width && 0 <= y && y < this.height && this.rows[y][x] === ".";
    }

    /** Up, right, down, left. */
    neighbours({ x, y }) {
        return [this.cell(x, y - 1), this.cell(x + 1, y), this.cell(x, y + 1), this.cell(x - 1, y)];
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

/** `8,3` as a cell of the level. */
function cell(level, text) {
    const [x, y] = text.split(",").map(Number);
    return level.cell(x, y);
}

function csv(head, rows) {
    return [head, ...rows].map((row) => row.join(",") + "\n").join("");
}

const fs = require("fs");

/** The start cell, and the rows of the map: rows[y][x] is "#" for a wall and "." for floor. */
function readInput() {
    const lines = fs.readFileSync(0, "utf8").trimEnd().split(/\r?\n/);
    const start = lines[0].split(" ")[1].split(",").map(Number);
    return [start, lines.slice(lines.indexOf("map") + 1)];
}

/** How many steps each cell is away from the start: distance[y][x], -1 where nobody gets to. */
function wave([startX, startY], rows) {
    const distance = rows.map((row) => [...row].map(() => -1));
    distance[startY][startX] = 0;
    const queue = [[startX, startY]];
    for (const [x, y] of queue) {
        for (const [nextX, nextY] of [[x, y - 1], [x + 1, y], [x, y + 1], [x - 1, y]]) {
            const cell = rows[nextY]?.[nextX];
            if (cell === undefined || cell === "#" || distance[nextY][nextX] >= 0) continue;
            distance[nextY][nextX] = distance[y][x] + 1;
            queue.push([nextX, nextY]);
        }
    }
    return distance;
}

const [start, rows] = readInput();
const distance = wave(start, rows);
console.log("x,y,distance");
for (let y = 0; y < rows.length; y++) {
    for (let x = 0; x < rows[y].length; x++) {
        if (distance[y][x] >= 0) console.log(`${x},${y},${distance[y][x]}`);
    }
}

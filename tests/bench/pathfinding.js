// How long the npm package `pathfinding` takes: node pathfinding.js FOLDER FINDER MAP START_X START_Y GOAL_X GOAL_Y
// prints the steps of the path and the least milliseconds of processor time that a search with FINDER, a class of the
// package, took. Its grid is made anew for each (a search leaves its marks in it), but outside of the measured time.
const fs = require("fs");
const [folder, finderName, map, ...numbers] = process.argv.slice(2);
const pathfinding = require(folder + "/node_modules/pathfinding");
const [startX, startY, goalX, goalY] = numbers.map(Number);

const rows = fs.readFileSync(map, "utf8").trimEnd().split("\n");
const matrix = rows.map((row) => Array.from(row, (cell) => (cell === "#" ? 1 : 0)));
const finder = new pathfinding[finderName]();
let best = Infinity;
let length = 0;
for (let round = 0; round < 5; ++round) {
    const grid = new pathfinding.Grid(matrix);
    const begin = process.cpuUsage();
    length = finder.findPath(startX, startY, goalX, goalY, grid).length - 1;
    const { user, system } = process.cpuUsage(begin);
    best = Math.min(best, (user + system) / 1000);
}
console.log(length, best);

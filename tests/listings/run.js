// Runs JavaScript listings and tells, for each input, which marked lines they reach and what they print: run.js < PROGRAMS
// PROGRAMS is the same as for run.py, but the marks are calls in the listings' code: mark("find_path/take");
"use strict";

const fs = require("fs");

function run(program, prelude, test) {
    const reached = [];
    const mark = (anchor) => {
        if (reached.length === test.most_steps) throw new Error("too many steps");
        reached.push(anchor);
    };
    const code = [prelude, ...program.listings.map((listing) => listing.code), program.run, "return run;"].join("\n");
    let printed;
    try {
        printed = new Function("mark", `"use strict";\n${code}`)(mark)(test.scene, test.input);
    } catch (error) {
        printed = String(error);
    }
    const lines = printed.split("\n").filter((line) => line !== "");
    return [`# ${test.name}`, ...reached, ...lines.map((line) => `> ${line}`)];
}

const task = JSON.parse(fs.readFileSync(0, "utf8"));
const lines = task.programs.flatMap((program) => program.cases.flatMap((test) => run(program, task.prelude, test)));
process.stdout.write(lines.join("\n") + "\n");

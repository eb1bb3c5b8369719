function astar(level, start, goal, weight, ties) {
    //@ start
    const came_from = new Map([[start, start]]);
    const cost = new Map([[start, 0]]);
    const taken = new Set();
    const frontier = new Heap(ties);
    frontier.push(start, weight * manhattan(start, goal), 0);  //? guess=manhattan
    frontier.push(start, weight * straight(start, goal), 0);  //? guess=straight
    frontier.push(start, 0, 0);  //? guess=zero
    while (frontier.length > 0) {
        //@ take
        const current = frontier.pop();
        //@ again?
        if (taken.has(current)) {
            //@ again
            continue;
        }
        //@ goal?
        taken.add(current);
        if (current === goal && current !== start) {
            //@ found
            return way_back(came_from, start, goal);
        }
        for (const next of level.neighbours(current)) {
            //@ look
            if (!level.walkable(next) || taken.has(next)) continue;
            const new_cost = cost.get(current) + level.cost(next);
            if (cost.has(next) && cost.get(next) <= new_cost) continue;
            //@ add
            came_from.set(next, current);
            cost.set(next, new_cost);
            frontier.push(next, new_cost + weight * manhattan(next, goal), new_cost);  //? guess=manhattan
            frontier.push(next, new_cost + weight * straight(next, goal), new_cost);  //? guess=straight
            frontier.push(next, new_cost + 0, new_cost);  //? guess=zero
        }
    }
    //@ no way
    return [];
}

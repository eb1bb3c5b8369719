function build_route(cube, built, start, goal, weight) {
    //@ start
    const came_from = new Map([[start, start]]);
    const by = new Map();
    const cost = new Map([[start, 0]]);
    const taken = new Set();
    const frontier = new Heap();
    frontier.push(start, weight * manhattan(start, goal));
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
        if (current === goal) {
            //@ found
            return way_back(came_from, start, goal);
        }
        for (const next of cube.moves(current, built)) {
            //@ look
            if (taken.has(next)) continue;
            const used = built.has(link(current, next));
            const move_cost = used ? used_cost : cube.cost(current, next) + cube.jitter(next);
            const new_cost = cost.get(current) + move_cost;
            if (cost.has(next) && cost.get(next) <= new_cost) continue;
            //@ add
            came_from.set(next, current);
            by.set(next, cube.kind(current, next, built));
            cost.set(next, new_cost);
            frontier.push(next, new_cost + weight * manhattan(next, goal));
        }
    }
    //@ no way
    return [];
}

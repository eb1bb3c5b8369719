function find_path(level, start, goal) {
    //@ start
    const came_from = new Map([[start, start]]);
    const frontier = new Deque([start]);
    while (frontier.length > 0) {
        //@ take
        const current = frontier.shift();  //? end=queue
        const current = frontier.pop();  //? end=stack
        //@ goal?
        if (current === goal && current !== start) {
            //@ found
            return way_back(came_from, start, goal);
        }
        for (const next of level.neighbours(current)) {
            //@ look
            if (!level.walkable(next)) continue;
            if (came_from.has(next)) continue;
            //@ add
            came_from.set(next, current);
            frontier.push(next);
        }
    }
    //@ no way
    return [];
}

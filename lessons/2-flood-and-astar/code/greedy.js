function greedy(level, start, goal) {
    //@ start
    const came_from = new Map([[start, start]]);
    const frontier = new Heap("first");
    frontier.push(start, manhattan(start, goal));
    while (frontier.length > 0) {
        //@ take
        const current = frontier.pop();
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
            frontier.push(next, manhattan(next, goal));
        }
    }
    //@ no way
    return [];
}

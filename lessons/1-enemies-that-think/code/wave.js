function wave(level, start) {
    //@ start
    const distance = new Map([[start, 0]]);
    const queue = new Deque([start]);
    while (queue.length > 0) {
        //@ take
        const current = queue.shift();
        for (const next of level.neighbours(current)) {
            //@ look
            if (!level.walkable(next)) continue;
            if (distance.has(next)) continue;
            //@ add
            distance.set(next, distance.get(current) + 1);
            queue.push(next);
        }
    }
    //@ done
    return distance;
}

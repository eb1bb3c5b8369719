function flood_in_rings(level, start, goal, on_ladder, limit) {
    //@ start
    const prev = new Map([[start, start]]);
    let front = [start];
    let next = [];
    let round = 0;
    let nearest = start;
    while (front.length > 0 && round < limit) {
        //@ ring
        round = round + 1;
        for (let i = 0; i < front.length; i++) {
            //@ take
            const current = front[i];
            for (const beside of level.neighbours(current)) {
                //@ look
                if (!level.walkable(beside)) continue;
                if (prev.has(beside)) continue;
                //@ ladder?
                if (on_ladder && beside === goal) {
                    //@ ladder
                    return follow_back(prev, start, current);
                }
                //@ wet
                prev.set(beside, current);
                next.push(beside);
                if (manhattan(beside, goal) < manhattan(nearest, goal)) nearest = beside;
                if (beside === goal) {
                    //@ touch
                    return follow_back(prev, start, goal);
                }
            }
        }
        //@ next ring
        front = next;
        next = [];
    }
    //@ over?
    if (front.length > 0) {
        //@ limit
        return [];
    }
    //@ dry
    return follow_back(prev, start, nearest);
}

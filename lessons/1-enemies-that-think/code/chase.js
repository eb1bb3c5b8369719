function chase(level, start, goal) {
    //@ start
    const steps = [];
    let current = start;
    while (current !== goal) {
        //@ stand
        let best = current;
        for (const next of level.neighbours(current)) {
            //@ look
            if (!level.walkable(next)) continue;
            if (manhattan(next, goal) >= manhattan(best, goal)) continue;
            //@ nearer
            best = next;
        }
        //@ stuck?
        if (best === current) {
            //@ stuck
            return steps;
        }
        //@ step
        current = best;
        steps.push(current);
    }
    //@ arrived
    return steps;
}

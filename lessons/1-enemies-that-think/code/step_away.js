function step_away(level, start, hero) {
    //@ begin
    let best = start;
    for (const next of level.neighbours(start)) {
        //@ look
        if (!level.walkable(next) || next === hero) continue;
        if (manhattan(next, hero) <= manhattan(best, hero)) continue;
        //@ farther
        best = next;
    }
    //@ best
    return best;
}

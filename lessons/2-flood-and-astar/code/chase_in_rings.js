function chase_in_rings(level, start, goal, ladder, limit) {
    //@ start
    const steps = [];
    let monster = start;
    let climbed = false;
    let waited = 0;
    while (monster !== goal && waited < 3) {
        //@ turn
        if (ladder && manhattan(monster, goal) <= 3) climbed = true;
        const way = flood_in_rings(level, monster, goal, climbed, limit);
        //@ way?
        if (way.length === 0) {
            //@ stay
            waited = waited + 1;
            continue;
        }
        //@ step
        monster = way[0];
        steps.push(monster);
    }
    //@ caught?
    if (monster === goal) {
        //@ caught
        return steps;
    }
    //@ give up
    return steps;
}

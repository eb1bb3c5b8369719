function weakest_ally(allies) {
    //@ start
    let weakest = null;
    let least = 50;
    for (const ally of allies) {
        //@ look
        const share = percent(ally.life, ally.max_life);
        if (share >= least) continue;
        //@ weaker
        weakest = ally;
        least = share;
    }
    //@ done
    return weakest;
}

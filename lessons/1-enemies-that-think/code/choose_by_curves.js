function choose_by_curves(acts) {
    //@ start
    const best = new Best(0, "wait");
    for (const each of acts) {
        //@ weigh
        const score = multiply(each.considerations);
        consider(best, score, each.act);
    }
    //@ done
    return best;
}

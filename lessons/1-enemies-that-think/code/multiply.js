function multiply(considerations) {
    //@ begin
    let score = 100;
    for (const each of considerations) {
        //@ times
        score = Math.floor((score * each.weight()) / 100);
    }
    //@ done
    return score;
}

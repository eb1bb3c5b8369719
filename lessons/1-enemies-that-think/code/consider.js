function consider(best, score, action, target = null) {
    //@ note
    best.considered.push({ score, action, target });
    //@ greater?
    if (score > best.score) {
        //@ replace
        best.score = score;
        best.action = action;
        best.target = target;
    }
}

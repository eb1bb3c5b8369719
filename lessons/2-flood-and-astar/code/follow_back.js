function follow_back(prev, start, goal) {
    //@ begin
    const path = [];
    let step = goal;
    while (step !== start) {
        //@ back
        path.unshift(step);
        step = prev.get(step);
    }
    //@ done
    return path;
}

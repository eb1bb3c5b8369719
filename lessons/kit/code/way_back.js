function way_back(came_from, start, goal) {
    //@ begin
    const path = [];
    let step = goal;
    while (step !== start) {
        //@ back
        path.push(step);
        step = came_from.get(step);
    }
    //@ turn round
    path.reverse();
    //@ done
    return path;
}

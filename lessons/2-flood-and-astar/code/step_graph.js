function step_graph(ground, body) {
    //@ start
    const arrows = new Map();
    for (const here of ground.cells()) {
        //@ stand
        arrows.set(here, []);
        for (const next of ground.neighbours(here)) {
            //@ ask
            const obstacle = in_the_way(ground, body, here, next);
            if (obstacle === "none") arrows.get(here).push(next);
        }
    }
    //@ done
    return arrows;
}

function sight_by_samples(level, eye, target, step) {
    //@ start
    const across = target.x - eye.x;
    const down = target.y - eye.y;
    const length = 100 * Math.sqrt(across * across + down * down);
    const last = Math.ceil(length / step);
    const looked = [];
    for (let k = 0; k <= last; k++) {
        //@ sample
        let here = target;
        if (k < last) {
            const x = eye.x + 0.5 + across * k * step / length;
            const y = eye.y + 0.5 + down * k * step / length;
            here = level.cell_at(x, y);
        }
        looked.push(here);
        //@ solid?
        if (level.walkable(here)) continue;
        //@ blocked
        return looked;
    }
    //@ clear
    return looked;
}

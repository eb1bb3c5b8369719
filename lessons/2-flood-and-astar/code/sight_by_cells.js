function sight_by_cells(level, eye, target) {
    //@ start
    const across = Math.abs(target.x - eye.x);
    const down = Math.abs(target.y - eye.y);
    const side = eye.x < target.x ? 1 : -1;
    const ahead = eye.y < target.y ? 1 : -1;
    let upright = down;
    let flat = across;
    let here = eye;
    const looked = [eye];
    while (here !== target) {
        //@ next
        const { x, y } = here;
        if (upright < flat) {
            upright = upright + 2 * down;
            here = level.cell(x + side, y);
        } else if (flat < upright) {
            flat = flat + 2 * across;
            here = level.cell(x, y + ahead);
        } else {
            upright = upright + 2 * down;
            flat = flat + 2 * across;
            const gap = level.walkable(level.cell(x + side, y)) || level.walkable(level.cell(x, y + ahead));
            here = level.cell(x + side, gap ? y + ahead : y);
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

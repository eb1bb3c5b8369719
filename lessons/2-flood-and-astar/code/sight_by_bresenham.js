function sight_by_bresenham(level, eye, target) {
    //@ start
    const across = Math.abs(target.x - eye.x);
    const down = Math.abs(target.y - eye.y);
    const side = eye.x < target.x ? 1 : -1;
    const ahead = eye.y < target.y ? 1 : -1;
    let error = across - down;
    let here = eye;
    const looked = [eye];
    while (here !== target) {
        //@ next
        let { x, y } = here;
        const twice = 2 * error;
        if (twice >= -down) {
            error = error - down;
            x = x + side;
        }
        if (twice <= across) {
            error = error + across;
            y = y + ahead;
        }
        here = level.cell(x, y);
        looked.push(here);
        //@ solid?
        if (level.walkable(here)) continue;
        //@ blocked
        return looked;
    }
    //@ clear
    return looked;
}

function share(cube, built, start, route) {
    //@ build
    let here = start;
    for (const next of route) {
        //@ link
        built.add(link(here, next));
        if (!cube.is_drop(here, next)) built.add(link(next, here));
        here = next;
    }
}

function build_routes(cube, pairs, weight) {
    //@ begin
    const built = new Set();
    const routes = [];
    for (const [start, goal] of pairs) {
        //@ connect
        routes.push(build_route(cube, built, start, goal, weight));
        share(cube, built, start, routes.at(-1));
    }
    //@ done
    return routes;
}

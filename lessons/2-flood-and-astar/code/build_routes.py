def build_routes(cube, pairs, weight):
    #@ begin
    built = set()
    routes = []
    for start, goal in pairs:
        #@ connect
        routes.append(build_route(cube, built, start, goal, weight))
        share(cube, built, start, routes[-1])
    #@ done
    return routes

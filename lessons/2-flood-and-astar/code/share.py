def share(cube, built, start, route):
    #@ build
    here = start
    for next in route:
        #@ link
        built.add((here, next))
        if not cube.is_drop(here, next):
            built.add((next, here))
        here = next

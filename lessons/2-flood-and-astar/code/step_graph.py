def step_graph(ground, body):
    #@ start
    arrows = {}
    for here in ground.cells():
        #@ stand
        arrows[here] = []
        for next in ground.neighbours(here):
            #@ ask
            obstacle = in_the_way(ground, body, here, next)
            if obstacle == "none":
                arrows[here].append(next)
    #@ done
    return arrows

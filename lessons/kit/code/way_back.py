def way_back(came_from, start, goal):
    #@ begin
    path = []
    step = goal
    while step != start:
        #@ back
        path.append(step)
        step = came_from[step]
    #@ turn round
    path.reverse()
    #@ done
    return path

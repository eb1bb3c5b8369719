def follow_back(prev, start, goal):
    #@ begin
    path = []
    step = goal
    while step != start:
        #@ back
        path.insert(0, step)
        step = prev[step]
    #@ done
    return path

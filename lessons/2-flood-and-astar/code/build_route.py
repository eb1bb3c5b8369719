def build_route(cube, built, start, goal, weight):
    #@ start
    came_from = {start: start}
    by = {}
    cost = {start: 0}
    taken = set()
    frontier = Heap()
    frontier.push(start, weight * manhattan(start, goal))
    while frontier:
        #@ take
        current = frontier.pop()
        #@ again?
        if current in taken:
            #@ again
            continue
        #@ goal?
        taken.add(current)
        if current == goal:
            #@ found
            return way_back(came_from, start, goal)
        for next in cube.moves(current, built):
            #@ look
            if next in taken:
                continue
            used = (current, next) in built
            move_cost = USED_COST if used else cube.cost(current, next) + cube.jitter(next)
            new_cost = cost[current] + move_cost
            if next in cost and cost[next] <= new_cost:
                continue
            #@ add
            came_from[next] = current
            by[next] = cube.kind(current, next, built)
            cost[next] = new_cost
            frontier.push(next, new_cost + weight * manhattan(next, goal))
    #@ no way
    return []

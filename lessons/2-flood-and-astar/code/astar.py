def astar(level, start, goal, weight, ties):
    #@ start
    came_from = {start: start}
    cost = {start: 0}
    taken = set()
    frontier = Heap(ties)
    frontier.push(start, weight * manhattan(start, goal), 0)  #? guess=manhattan
    frontier.push(start, weight * straight(start, goal), 0)  #? guess=straight
    frontier.push(start, 0, 0)  #? guess=zero
    while frontier:
        #@ take
        current = frontier.pop()
        #@ again?
        if current in taken:
            #@ again
            continue
        #@ goal?
        taken.add(current)
        if current == goal and current != start:
            #@ found
            return way_back(came_from, start, goal)
        for next in level.neighbours(current):
            #@ look
            if not level.walkable(next) or next in taken:
                continue
            new_cost = cost[current] + level.cost(next)
            if next in cost and cost[next] <= new_cost:
                continue
            #@ add
            came_from[next] = current
            cost[next] = new_cost
            frontier.push(next, new_cost + weight * manhattan(next, goal), new_cost)  #? guess=manhattan
            frontier.push(next, new_cost + weight * straight(next, goal), new_cost)  #? guess=straight
            frontier.push(next, new_cost + 0, new_cost)  #? guess=zero
    #@ no way
    return []

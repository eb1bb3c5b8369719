def greedy(level, start, goal):
    #@ start
    came_from = {start: start}
    frontier = Heap("first")
    frontier.push(start, manhattan(start, goal))
    while frontier:
        #@ take
        current = frontier.pop()
        #@ goal?
        if current == goal and current != start:
            #@ found
            return way_back(came_from, start, goal)
        for next in level.neighbours(current):
            #@ look
            if not level.walkable(next):
                continue
            if next in came_from:
                continue
            #@ add
            came_from[next] = current
            frontier.push(next, manhattan(next, goal))
    #@ no way
    return []

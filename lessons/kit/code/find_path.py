def find_path(level, start, goal):
    #@ start
    came_from = {start: start}
    frontier = deque([start])
    while frontier:
        #@ take
        current = frontier.popleft()  #? end=queue
        current = frontier.pop()  #? end=stack
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
            frontier.append(next)
    #@ no way
    return []

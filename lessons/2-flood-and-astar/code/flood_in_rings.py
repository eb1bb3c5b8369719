def flood_in_rings(level, start, goal, on_ladder, limit):
    #@ start
    prev = {start: start}
    front = [start]
    next = []
    round = 0
    nearest = start
    while front and round < limit:
        #@ ring
        round = round + 1
        for i in range(len(front)):
            #@ take
            current = front[i]
            for beside in level.neighbours(current):
                #@ look
                if not level.walkable(beside):
                    continue
                if beside in prev:
                    continue
                #@ ladder?
                if on_ladder and beside == goal:
                    #@ ladder
                    return follow_back(prev, start, current)
                #@ wet
                prev[beside] = current
                next.append(beside)
                if manhattan(beside, goal) < manhattan(nearest, goal):
                    nearest = beside
                if beside == goal:
                    #@ touch
                    return follow_back(prev, start, goal)
        #@ next ring
        front = next
        next = []
    #@ over?
    if front:
        #@ limit
        return []
    #@ dry
    return follow_back(prev, start, nearest)

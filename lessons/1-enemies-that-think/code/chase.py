def chase(level, start, goal):
    #@ start
    steps = []
    current = start
    while current != goal:
        #@ stand
        best = current
        for next in level.neighbours(current):
            #@ look
            if not level.walkable(next):
                continue
            if manhattan(next, goal) >= manhattan(best, goal):
                continue
            #@ nearer
            best = next
        #@ stuck?
        if best == current:
            #@ stuck
            return steps
        #@ step
        current = best
        steps.append(current)
    #@ arrived
    return steps

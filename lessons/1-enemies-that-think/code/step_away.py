def step_away(level, start, hero):
    #@ begin
    best = start
    for next in level.neighbours(start):
        #@ look
        if not level.walkable(next) or next == hero:
            continue
        if manhattan(next, hero) <= manhattan(best, hero):
            continue
        #@ farther
        best = next
    #@ best
    return best

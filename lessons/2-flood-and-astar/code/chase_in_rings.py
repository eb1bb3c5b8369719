def chase_in_rings(level, start, goal, ladder, limit):
    #@ start
    steps = []
    monster = start
    climbed = False
    waited = 0
    while monster != goal and waited < 3:
        #@ turn
        if ladder and manhattan(monster, goal) <= 3:
            climbed = True
        way = flood_in_rings(level, monster, goal, climbed, limit)
        #@ way?
        if not way:
            #@ stay
            waited = waited + 1
            continue
        #@ step
        monster = way[0]
        steps.append(monster)
    #@ caught?
    if monster == goal:
        #@ caught
        return steps
    #@ give up
    return steps

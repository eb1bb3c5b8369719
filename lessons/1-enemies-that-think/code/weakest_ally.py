def weakest_ally(allies):
    #@ start
    weakest = None
    least = 50
    for ally in allies:
        #@ look
        share = percent(ally.life, ally.max_life)
        if share >= least:
            continue
        #@ weaker
        weakest = ally
        least = share
    #@ done
    return weakest

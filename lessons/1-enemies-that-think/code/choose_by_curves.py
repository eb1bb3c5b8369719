def choose_by_curves(acts):
    #@ start
    best = Best(0, "wait")
    for each in acts:
        #@ weigh
        score = multiply(each.considerations)
        consider(best, score, each.act)
    #@ done
    return best

def multiply(considerations):
    #@ begin
    score = 100
    for each in considerations:
        #@ times
        score = score * each.weight() // 100
    #@ done
    return score

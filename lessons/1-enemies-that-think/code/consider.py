def consider(best, score, action, target=None):
    #@ note
    best.considered.append((score, action, target))
    #@ greater?
    if score > best.score:
        #@ replace
        best.score = score
        best.action = action
        best.target = target

def pursue(enemy, path, otherwise):
    #@ count
    enemy.lost = 0 if enemy.sees else enemy.lost + 1
    #@ lost?
    if enemy.lost > enemy.rules.lost:
        #@ give up
        enemy.state = otherwise
        return
    #@ near?
    if enemy.length <= 1 or enemy.length > enemy.rules.far:
        return
    #@ step
    enemy.cell = path[0]

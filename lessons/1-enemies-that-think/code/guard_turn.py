def guard_turn(level, enemy, hero):
    #@ going home?
    if enemy.state == "home":
        #@ way home
        way = find_path(level, enemy.cell, enemy.post)
        #@ free?
        if way and way[0] != hero.cell:
            enemy.cell = way[0]
        #@ arrived?
        if enemy.cell != enemy.post:
            return
        #@ arrive
        enemy.state = "guard"
        return
    #@ search
    path = find_path(level, enemy.cell, hero.cell)
    #@ sees?
    enemy.length = length_of(path)
    enemy.sees = not hero.hidden and enemy.length <= enemy.rules.sight
    #@ chasing?
    if enemy.state == "chase":
        #@ pursue
        pursue(enemy, path, "home")
        return
    #@ alarm?
    if not enemy.sees or enemy.length > enemy.rules.wake:
        return
    #@ alarm
    enemy.lost = 0
    enemy.state = "chase"

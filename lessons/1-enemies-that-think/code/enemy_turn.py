def enemy_turn(level, enemy, hero, turn):
    #@ search
    path = find_path(level, enemy.cell, hero.cell)
    #@ sees?
    enemy.length = length_of(path)
    enemy.sees = not hero.hidden and enemy.length <= enemy.rules.sight
    #@ asleep?
    if enemy.state == "sleep":
        #@ wake?
        if not enemy.sees or enemy.length > enemy.rules.wake:
            return
        #@ wake
        enemy.state = "chase"
        return
    #@ wandering?
    if enemy.state == "wander":
        #@ notice?
        if enemy.sees:
            #@ notice
            enemy.lost = 0
            enemy.state = "chase"
            return
        #@ wander
        next = level.neighbours(enemy.cell)[turn % 4]
        if not level.walkable(next) or next == hero.cell:
            return
        #@ stroll
        enemy.cell = next
        return
    #@ chasing?
    if enemy.state == "chase":
        #@ weak?
        if enemy.life * 4 < enemy.max_life:
            #@ flee
            enemy.state = "flee"
            return
        #@ pursue
        pursue(enemy, path, "wander")
        return
    #@ run
    enemy.cell = step_away(level, enemy.cell, hero.cell)

def weakest_enemy(enemies):
    #@ start
    weakest = enemies[0]
    for enemy in enemies[1:]:
        #@ look
        if enemy.life >= weakest.life:
            continue
        #@ fewer
        weakest = enemy
    #@ done
    return weakest

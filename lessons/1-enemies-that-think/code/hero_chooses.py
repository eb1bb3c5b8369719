def hero_chooses(me, enemies, worth):
    #@ start
    weakest = weakest_enemy(enemies)
    best = Best(worth.attack, "attack", weakest)
    #@ potion?
    if me.potions > 0 and is_in_danger(me):
        consider(best, worth.potion, "potion")
    #@ done
    return best

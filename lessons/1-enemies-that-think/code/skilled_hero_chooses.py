def skilled_hero_chooses(me, enemies, worth):
    #@ start
    weakest = weakest_enemy(enemies)
    many = len(enemies) >= 2
    best = Best(worth.attack, "attack", weakest)
    #@ potion?
    if me.potions > 0 and is_in_danger(me):
        consider(best, worth.potion, "potion")
    #@ antidote?
    ill = me.poisoned or me.bleeding
    if me.antidotes > 0 and ill and is_hurt(me):
        consider(best, worth.antidote, "antidote")
    #@ heal skill?
    relief = worth.heal_skill if is_hurt(me) else worth.heal_skill_unhurt
    if me.ready("heal-skill"):
        consider(best, relief, "heal-skill")
    #@ buff?
    if me.ready("buff") and not me.buffed:
        consider(best, worth.buff, "buff")
    #@ debuff?
    weakening = worth.debuff_many if many else worth.debuff
    if me.ready("debuff"):
        consider(best, weakening, "debuff")
    #@ sweep?
    sweeping = worth.sweep_many if many else worth.sweep
    if me.ready("sweep"):
        consider(best, sweeping, "sweep")
    #@ skill?
    if me.ready("skill"):
        consider(best, worth.skill, "skill")
    #@ done
    return best

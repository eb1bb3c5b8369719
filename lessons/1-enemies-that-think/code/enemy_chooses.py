def enemy_chooses(me, hero, allies, worth):
    #@ start
    best = Best(worth.attack, "attack")
    #@ heal?
    weakest = weakest_ally(allies)
    if weakest and me.ready("heal"):
        consider(best, worth.heal, "heal", weakest)
    #@ spit?
    if me.ready("spit") and not hero.poisoned:
        consider(best, worth.spit, "spit")
    #@ firebolt?
    if me.ready("firebolt"):
        consider(best, worth.firebolt, "firebolt")
    #@ rend?
    if me.ready("rend") and not hero.bleeding:
        consider(best, worth.rend, "rend")
    #@ summon?
    if calls_for_help(me):
        consider(best, worth.summon, "summon")
    #@ slam?
    if me.ready("slam") and not calls_for_help(me):
        consider(best, worth.slam, "slam")
    #@ done
    return best

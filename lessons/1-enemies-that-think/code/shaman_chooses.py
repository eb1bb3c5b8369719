def shaman_chooses(me, hero, allies, worth):
    #@ start
    best = Best(worth.attack, "attack")
    #@ heal?
    weakest = weakest_ally(allies)
    if weakest and me.ready("heal"):
        consider(best, worth.heal, "heal", weakest)
    #@ spit?
    if me.ready("spit") and not hero.poisoned:
        consider(best, worth.spit, "spit")
    #@ done
    return best

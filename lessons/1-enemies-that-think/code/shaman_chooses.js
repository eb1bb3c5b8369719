function shaman_chooses(me, hero, allies, worth) {
    //@ start
    const best = new Best(worth.attack, "attack");
    //@ heal?
    const weakest = weakest_ally(allies);
    if (weakest && me.ready("heal")) consider(best, worth.heal, "heal", weakest);
    //@ spit?
    if (me.ready("spit") && !hero.poisoned) consider(best, worth.spit, "spit");
    //@ done
    return best;
}

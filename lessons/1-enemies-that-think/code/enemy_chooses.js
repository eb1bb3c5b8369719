function enemy_chooses(me, hero, allies, worth) {
    //@ start
    const best = new Best(worth.attack, "attack");
    //@ heal?
    const weakest = weakest_ally(allies);
    if (weakest && me.ready("heal")) consider(best, worth.heal, "heal", weakest);
    //@ spit?
    if (me.ready("spit") && !hero.poisoned) consider(best, worth.spit, "spit");
    //@ firebolt?
    if (me.ready("firebolt")) consider(best, worth.firebolt, "firebolt");
    //@ rend?
    if (me.ready("rend") && !hero.bleeding) consider(best, worth.rend, "rend");
    //@ summon?
    if (calls_for_help(me)) consider(best, worth.summon, "summon");
    //@ slam?
    if (me.ready("slam") && !calls_for_help(me)) consider(best, worth.slam, "slam");
    //@ done
    return best;
}

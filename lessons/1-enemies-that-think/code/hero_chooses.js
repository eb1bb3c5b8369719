function hero_chooses(me, enemies, worth) {
    //@ start
    const weakest = weakest_enemy(enemies);
    const best = new Best(worth.attack, "attack", weakest);
    //@ potion?
    if (me.potions > 0 && is_in_danger(me)) consider(best, worth.potion, "potion");
    //@ done
    return best;
}

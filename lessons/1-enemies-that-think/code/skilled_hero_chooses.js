function skilled_hero_chooses(me, enemies, worth) {
    //@ start
    const weakest = weakest_enemy(enemies);
    const many = enemies.length >= 2;
    const best = new Best(worth.attack, "attack", weakest);
    //@ potion?
    if (me.potions > 0 && is_in_danger(me)) consider(best, worth.potion, "potion");
    //@ antidote?
    const ill = me.poisoned || me.bleeding;
    if (me.antidotes > 0 && ill && is_hurt(me)) consider(best, worth.antidote, "antidote");
    //@ heal skill?
    const relief = is_hurt(me) ? worth.heal_skill : worth.heal_skill_unhurt;
    if (me.ready("heal-skill")) consider(best, relief, "heal-skill");
    //@ buff?
    if (me.ready("buff") && !me.buffed) consider(best, worth.buff, "buff");
    //@ debuff?
    const weakening = many ? worth.debuff_many : worth.debuff;
    if (me.ready("debuff")) consider(best, weakening, "debuff");
    //@ sweep?
    const sweeping = many ? worth.sweep_many : worth.sweep;
    if (me.ready("sweep")) consider(best, sweeping, "sweep");
    //@ skill?
    if (me.ready("skill")) consider(best, worth.skill, "skill");
    //@ done
    return best;
}

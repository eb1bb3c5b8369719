function hunt(scenario) {
    //@ begin
    const enemy = new Enemy("sleep", scenario.enemy, scenario.life, scenario.rules);  //? mind=hunter
    const enemy = new Enemy("guard", scenario.enemy, scenario.life, scenario.rules);  //? mind=guard
    const hero = new Hero(scenario.hero);
    let turn = 0;
    const turns = [];
    for (const act of scenario.script) {
        //@ turn
        turn = turn + 1;
        hero.hidden = act.hidden;
        if (scenario.level.walkable(act.cell) && act.cell !== enemy.cell) hero.cell = act.cell;
        //@ hit?
        if (act.hit > 0) {
            //@ hit
            enemy.life = Math.max(0, enemy.life - act.hit);
        }
        //@ now the enemy
        const before = enemy.state;
        enemy_turn(scenario.level, enemy, hero, turn);  //? mind=hunter
        guard_turn(scenario.level, enemy, hero);  //? mind=guard
        turns.push({ hero: hero.cell, before, after: enemy.state, cell: enemy.cell, life: enemy.life });
    }
    //@ over
    return turns;
}

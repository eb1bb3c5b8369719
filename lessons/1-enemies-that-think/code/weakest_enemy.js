function weakest_enemy(enemies) {
    //@ start
    let weakest = enemies[0];
    for (const enemy of enemies.slice(1)) {
        //@ look
        if (enemy.life >= weakest.life) continue;
        //@ fewer
        weakest = enemy;
    }
    //@ done
    return weakest;
}

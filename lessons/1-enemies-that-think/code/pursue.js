function pursue(enemy, path, otherwise) {
    //@ count
    enemy.lost = enemy.sees ? 0 : enemy.lost + 1;
    //@ lost?
    if (enemy.lost > enemy.rules.lost) {
        //@ give up
        enemy.state = otherwise;
        return;
    }
    //@ near?
    if (enemy.length <= 1 || enemy.length > enemy.rules.far) return;
    //@ step
    enemy.cell = path[0];
}

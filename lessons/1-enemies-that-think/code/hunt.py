def hunt(scenario):
    #@ begin
    enemy = Enemy("sleep", scenario.enemy, scenario.life, scenario.rules)  #? mind=hunter
    enemy = Enemy("guard", scenario.enemy, scenario.life, scenario.rules)  #? mind=guard
    hero = Hero(scenario.hero)
    turn = 0
    turns = []
    for act in scenario.script:
        #@ turn
        turn = turn + 1
        hero.hidden = act.hidden
        if scenario.level.walkable(act.cell) and act.cell != enemy.cell:
            hero.cell = act.cell
        #@ hit?
        if act.hit > 0:
            #@ hit
            enemy.life = max(0, enemy.life - act.hit)
        #@ now the enemy
        before = enemy.state
        enemy_turn(scenario.level, enemy, hero, turn)  #? mind=hunter
        guard_turn(scenario.level, enemy, hero)  #? mind=guard
        turns.append((hero.cell, before, enemy.state, enemy.cell, enemy.life))
    #@ over
    return turns

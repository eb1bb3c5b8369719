def in_the_way(ground, body, here, next):
    #@ rule
    if not ground.contains(next):
        return "outside"
    if ground.wall(here) or ground.wall(next):
        return "wall"
    if ground.fence(here, next):
        return "fence"
    if ground.height(next) > ground.height(here) + body.climb:
        return "cliff"
    if ground.height(next) < ground.height(here) - body.drop:
        return "drop"
    if not body.wades and (ground.water(here) or ground.water(next)):
        return "water"
    if min(ground.room(here), ground.room(next)) < body.height:
        return "ceiling"
    return "none"

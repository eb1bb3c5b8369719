function in_the_way(ground, body, here, next) {
    //@ rule
    if (!ground.contains(next)) return "outside";
    if (ground.wall(here) || ground.wall(next)) return "wall";
    if (ground.fence(here, next)) return "fence";
    if (ground.height(next) > ground.height(here) + body.climb) return "cliff";
    if (ground.height(next) < ground.height(here) - body.drop) return "drop";
    if (!body.wades && (ground.water(here) || ground.water(next))) return "water";
    if (Math.min(ground.room(here), ground.room(next)) < body.height) return "ceiling";
    return "none";
}

import sys
from collections import deque

SIGHT, WAKE, LOST, FAR, NO_PATH = 8, 6, 3, 20, 99


class Guard:
    def __init__(self, post):
        self.post = post
        self.cell = post
        self.state = "guard"  # or "chase" or "home"
        self.lost = 0  # for how many turns it has not seen the hero
        self.life = 16


def read_input():
    """The post, the rows of the map, and for each turn the hero's cell, the hit and whether the hero hides."""
    lines = sys.stdin.read().splitlines()
    script_at = lines.index("script")
    rows = lines[lines.index("map") + 1 : script_at]
    script = []
    for line in lines[script_at + 1 :]:
        cell, *more = line.split()
        hit = int(more[1]) if more[:1] == ["hit"] else 0
        script.append((read_cell(cell), hit, more == ["hidden"]))
    return read_cell(lines[0].split()[1]), rows, script


def read_cell(text):
    x, y = text.split(",")
    return int(x), int(y)


def walkable(rows, cell):
    x, y = cell
    return rows[y][x] != "#"


def find_path(rows, start, goal):
    """The shortest way, without its start and with its goal; empty if there is none, or nowhere to go."""
    came_from = {start: start}
    queue = deque([start])
    while queue:
        current = queue.popleft()
        if current == goal:
            break
        x, y = current
        for next in ((x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)):
            if walkable(rows, next) and next not in came_from:
                came_from[next] = current
                queue.append(next)
    path = []
    step = goal
    while step != start and step in came_from:
        path.append(step)
        step = came_from[step]
    path.reverse()
    return path


def length_of(path):
    return len(path) or NO_PATH


def guard_turn(rows, guard, hero, hidden):
    """One turn. The guard does one thing: it changes its state, or takes a step, or stays."""
    if guard.state == "home":
        way = find_path(rows, guard.cell, guard.post)
        if way and way[0] != hero:
            guard.cell = way[0]
        if guard.cell == guard.post:
            guard.state = "guard"
        return
    path = find_path(rows, guard.cell, hero)
    length = length_of(path)
    sees = not hidden and length <= SIGHT
    if guard.state == "guard":
        if sees and length <= WAKE:
            guard.lost = 0
            guard.state = "chase"
        return
    guard.lost = 0 if sees else guard.lost + 1
    if guard.lost > LOST:
        guard.state = "home"
    elif 1 < length <= FAR:
        guard.cell = path[0]


post, rows, script = read_input()
guard = Guard(post)
hero = None
print("turn,hero_x,hero_y,hit,hidden,state_before,state_after,enemy_x,enemy_y,path_length,life")
for turn, (cell, hit, hidden) in enumerate(script, start=1):
    if walkable(rows, cell) and cell != guard.cell:
        hero = cell
    guard.life = max(0, guard.life - hit)
    before = guard.state
    guard_turn(rows, guard, hero, hidden)
    length = length_of(find_path(rows, guard.cell, hero))
    print(turn, *hero, hit, int(hidden), before, guard.state, *guard.cell, length, guard.life, sep=",")

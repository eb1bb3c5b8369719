import sys


def read_input():
    """The start cell, and the rows of the map: rows[y][x] is "#" for a wall and "." for floor."""
    lines = sys.stdin.read().splitlines()
    start = tuple(int(number) for number in lines[0].split()[1].split(","))
    return start, lines[lines.index("map") + 1 :]


def wave(start, rows):
    """How many steps each cell is away from the start: distance[x, y]."""
    distance = {start: 0}
    queue = [start]
    for x, y in queue:
        for next_x, next_y in ((x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)):
            inside = 0 <= next_y < len(rows) and 0 <= next_x < len(rows[next_y])
            if inside and rows[next_y][next_x] != "#" and (next_x, next_y) not in distance:
                distance[next_x, next_y] = distance[x, y] + 1
                queue.append((next_x, next_y))
    return distance


start, rows = read_input()
distance = wave(start, rows)
print("x,y,distance")
for y in range(len(rows)):
    for x in range(len(rows[y])):
        if (x, y) in distance:
            print(f"{x},{y},{distance[x, y]}")

import sys


def read_input():
    """The start cell, and the rows of the map: rows[y][x] is "#" for a wall and "." for floor."""
    lines = sys.stdin.read().splitlines()
    start = tuple(int(number) for number in lines[0].split()[1].split(","))
    return start, lines[lines.index("map") + 1 :]


def wave(start, rows):
    """How many steps each cell is away from the start: distance[x, y]."""
    distance = {start: 0}
    # Your turn: a queue, and cells that are reached for the first time.
    return distance


start, rows = read_input()
distance = wave(start, rows)
print("x,y,distance")
for y in range(len(rows)):
    for x in range(len(rows[y])):
        if (x, y) in distance:
            print(f"{x},{y},{distance[x, y]}")

"""What the listings stand on when they run: a level, and the few functions that they call but do not show."""
from collections import deque


class Level:
    """The floor: `#` wall, `.` floor, one line a row. A cell is (x, y)."""

    def __init__(self, text):
        self.rows = text.splitlines()
        self.width = len(self.rows[0])
        self.height = len(self.rows)

    def walkable(self, cell):
        x, y = cell
        return 0 <= x < self.width and 0 <= y < self.height and self.rows[y][x] == "."

    def neighbours(self, cell):
        """Up, right, down, left."""
        x, y = cell
        return [(x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)]


def manhattan(a, b):
    return abs(a[0] - b[0]) + abs(a[1] - b[1])


def cell(text):
    """`8,3` as a cell."""
    x, y = text.split(",")
    return int(x), int(y)


def csv(head, rows):
    return "".join(",".join(map(str, row)) + "\n" for row in [head, *rows])

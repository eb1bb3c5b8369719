"""What the listings stand on when they run: a level, and the few functions that they call but do not show."""
import heapq
from collections import deque, namedtuple
from math import ceil, floor, isqrt, sqrt


class Level:
    """The floor: `#` wall, `.` floor, `~` water, one line a row. A cell is (x, y)."""

    def __init__(self, text, order="nesw"):
        ways = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}
        self.ways = [ways[letter] for letter in order]
        self.rows = text.splitlines()
        self.width = len(self.rows[0])
        self.height = len(self.rows)

    def walkable(self, cell):
        x, y = cell
        return 0 <= x < self.width and 0 <= y < self.height and self.rows[y][x] != "#"

    def cost(self, cell):
        """A step onto floor costs 1, into water 2."""
        x, y = cell
        return 2 if self.rows[y][x] == "~" else 1

    def neighbours(self, cell):
        """In the order that was asked for; at first up, right, down, left."""
        x, y = cell
        return [(x + dx, y + dy) for dx, dy in self.ways]


Entry = namedtuple("Entry", "number tie came item")


class Heap:
    """A to-do list that hands out the smallest number first; of equal ones as `ties` says.

    A scene that opens it sets what puts an entry into its list, and takes the first one out, to listings of its own.
    """

    add = staticmethod(heapq.heappush)
    take = staticmethod(heapq.heappop)

    def __init__(self, ties="first"):
        self.ties = ties
        self.entries = []
        self.pushed = 0

    def __len__(self):
        return len(self.entries)

    def push(self, item, number, depth=0):
        tie = {"first": 0, "deeper": -depth, "last": -self.pushed}[self.ties]
        self.add(self.entries, Entry(number, tie, self.pushed, item))
        self.pushed += 1

    def pop(self):
        return self.take(self.entries).item


class Ground:
    """A floor that is not flat: a map and, below it, heights, ceilings and fences, row by row."""

    OPEN_SKY = 10

    def __init__(self, text):
        self.parts = {"floor": []}
        rows = self.parts["floor"]
        for line in text.splitlines():
            if line in ("heights", "ceilings", "fences"):
                rows = self.parts[line] = []
            elif line:
                rows.append(line)

    def letter(self, part, cell, otherwise):
        x, y = cell
        return self.parts[part][y][x] if part in self.parts else otherwise

    def cells(self):
        return [(x, y) for y, row in enumerate(self.parts["floor"]) for x in range(len(row))]

    def contains(self, cell):
        x, y = cell
        return 0 <= y < len(self.parts["floor"]) and 0 <= x < len(self.parts["floor"][y])

    def neighbours(self, cell):
        """East, west, south, north."""
        x, y = cell
        return [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]

    def wall(self, cell):
        return self.letter("floor", cell, ".") == "#"

    def water(self, cell):
        return self.letter("floor", cell, ".") == "~"

    def height(self, cell):
        return int(self.letter("heights", cell, "0"))

    def room(self, cell):
        room = self.letter("ceilings", cell, ".")
        return self.OPEN_SKY if room == "." else int(room)

    def fence(self, a, b):
        first = min(a, b, key=lambda cell: (cell[1], cell[0]))
        return self.letter("fences", first, ".") in ("|+" if a[1] == b[1] else "_+")


class Dice:
    """mulberry32: the same numbers for the same seed, everywhere."""

    def __init__(self, seed):
        self.a = seed

    def next(self):
        whole = 0xFFFFFFFF
        self.a = (self.a + 0x6D2B79F5) & whole
        t = self.a
        t = (t ^ (t >> 15)) * (t | 1) & whole
        t ^= (t + (t ^ (t >> 7)) * (t | 61)) & whole
        return t ^ (t >> 14)

    def range(self, lo, hi):
        return lo + self.next() % (hi - lo + 1)


def manhattan(a, b):
    return abs(a[0] - b[0]) + abs(a[1] - b[1])


def straight(a, b):
    """As the crow flies, rounded down to whole steps."""
    return isqrt((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2)


def cell_at(x, y):
    """The cell that a point lies in; a point on an edge belongs to the cell to its right or below it."""
    return floor(x), floor(y)


def cell(text):
    """`8,3` as a cell."""
    x, y = text.split(",")
    return int(x), int(y)


def csv(head, rows):
    return "".join(",".join(map(str, row)) + "\n" for row in [head, *rows])

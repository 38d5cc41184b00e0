"""What maps drawn as outlines are asked: areas, borders, whether lines touch."""

import math
from collections import Counter


def corners(region):
    return list(zip(region["shape"][0::2], region["shape"][1::2]))


def sides(region):
    points = corners(region)
    return list(zip(points, points[1:] + points[:1]))


def double_area(region):
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in sides(region))


def turn(a, b, c):
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def touch(first, second):
    """Do two pieces have any point in common?"""
    (a, b), (c, d) = first, second
    for k in (0, 1):
        if max(a[k], b[k]) < min(c[k], d[k]) or max(c[k], d[k]) < min(a[k], b[k]):
            return False
    return (turn(a, b, c) * turn(a, b, d) <= 0) and (turn(c, d, a) * turn(c, d, b) <= 0)


def owners(board):
    """Which regions own each directed piece of border?"""
    found = {}
    for number, region in enumerate(board["regions"]):
        for side in sides(region):
            found.setdefault(side, []).append(number)
    return found


def shared(board):
    """The length and number of pieces of the border of every two regions."""
    own = owners(board)
    length, count = Counter(), Counter()
    for (a, b), (number,) in own.items():
        for other in own.get((b, a), ()):
            length[number, other] += math.dist(a, b)
            count[number, other] += 1
    return length, count


def inside(point, region):
    x, y = point
    odd = False
    for (ax, ay), (bx, by) in sides(region):
        if (ay <= y) != (by <= y) and ax + (bx - ax) * (y - ay) / (by - ay) > x:
            odd = not odd
    return odd


def depth(point, region):
    """The distance from a point to the border of a region."""
    best = math.inf
    for a, b in sides(region):
        across = (b[0] - a[0], b[1] - a[1])
        part = sum((point[k] - a[k]) * across[k] for k in (0, 1)) / math.dist(a, b) ** 2
        part = min(1, max(0, part))
        best = min(best, math.dist(point, [a[k] + part * across[k] for k in (0, 1)]))
    return best


def simple(region):
    """Whether an outline goes clockwise, crosses and touches itself nowhere and never runs back."""
    ring, points = sides(region), corners(region)
    if len(set(points)) < len(points) or double_area(region) <= 0:
        return False
    return not any(touch(*pair) for pair in overlapping(ring) if not set(pair[0]) & set(pair[1])) and not any(
        turn(a, b, c) == 0 and (b[0] - a[0]) * (c[0] - b[0]) + (b[1] - a[1]) * (c[1] - b[1]) <= 0
        for (a, b), (_, c) in zip(ring, ring[1:] + ring[:1]))


def overlapping(pieces):
    """The pairs of pieces that lie over each other from left to right."""
    ends = [(min(a[0], b[0]), max(a[0], b[0]), a, b) for a, b in pieces]
    open_ones = []
    for left, right, a, b in sorted(ends):
        open_ones = [one for one in open_ones if one[0] >= left]
        yield from (((c, d), (a, b)) for _, c, d in open_ones)
        open_ones.append((right, a, b))

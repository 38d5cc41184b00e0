"""Find pieces of lines that touch or cross where they should not."""

import numpy


def crossings(points, pairs):
    """Pairs of pieces (a-b, c-d by point number) that touch, except at a common end."""
    a, b = points[pairs[:, 0]], points[pairs[:, 1]]
    low, high = numpy.minimum(a, b), numpy.maximum(a, b)
    near = numpy.all((low[:, None] <= high[None]) & (low[None] <= high[:, None]), axis=2)
    i, j = numpy.nonzero(numpy.triu(near, 1))
    one = turn(a[i], b[i], a[j]) * turn(a[i], b[i], b[j])
    two = turn(a[j], b[j], a[i]) * turn(a[j], b[j], b[i])
    hit = (one <= 0) & (two <= 0)
    shared = (pairs[i][:, :, None] == pairs[j][:, None, :]).any((1, 2))
    folded = shared & folds(points, pairs[i], pairs[j])
    keep = (hit & ~shared) | folded
    return numpy.stack([i[keep], j[keep]], axis=1)


def turn(a, b, c):
    """Twice the area of the triangle: positive when c lies on the right hand of a-b."""
    u, v = b - a, c - a
    return u[:, 0] * v[:, 1] - u[:, 1] * v[:, 0]


def folds(points, first, second):
    """Do two pieces with a common end run back over each other?"""
    same = first[:, :, None] == second[:, None, :]
    mine = numpy.where(same.any(2)[:, 0], 0, 1)
    other = numpy.where(same.any(1)[:, 0], 0, 1)
    rows = numpy.arange(len(first))
    hub = points[first[rows, mine]]
    u = points[first[rows, 1 - mine]] - hub
    v = points[second[rows, 1 - other]] - hub
    cross = u[:, 0] * v[:, 1] - u[:, 1] * v[:, 0]
    return (cross == 0) & ((u * v).sum(1) > 0)


def pieces(lines):
    """All pieces of all lines: point pairs, and the line each belongs to."""
    pairs, owner = [], []
    for number, run in enumerate(lines):
        pairs += zip(run, run[1:])
        owner += [number] * (len(run) - 1)
    return numpy.array(pairs), numpy.array(owner)

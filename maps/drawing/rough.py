"""Roughen every border once, so that it looks drawn by hand."""

import numpy

from drawing.crossing import crossings, pieces
from drawing.relax import bendable

STEP = 15      # wanted distance between the points of a drawn border
CLEAR = 16     # least distance between borders that do not meet
WATER = ("sea", "lake")


def roughened(mesh, plan, regions, seed):
    """Give whole-number points and the lines through them, rough and without crossings."""
    coast = [is_coast(side, regions) for side in plan.sides]
    strength = numpy.ones(len(mesh.lines))
    for _ in range(40):
        points, lines = draw_all(mesh, coast, strength, seed)
        bad = offenders(points, lines)
        if not bad:
            return points, lines
        strength[sorted(bad)] *= 0.75
    raise ValueError(f"borders still cross: {sorted(bad)}")


def is_coast(side, regions):
    """Does this border part land from water?"""
    wet = [regions[r]["terrain"] in WATER for r in side if r < len(regions)]
    return len(wet) == 2 and wet[0] != wet[1]


def draw_all(mesh, coast, strength, seed):
    """Draw every line; junctions keep their numbers, inner points get new ones."""
    junctions = numpy.rint(mesh.points).astype(int)
    points, lines = [tuple(p) for p in junctions.tolist()], []
    for number, run in enumerate(mesh.lines):
        inner = run[1:-1]
        if bendable(run, mesh):
            path = bent(mesh.points[run], coast[number], strength[number], (seed, number))
            spots = whole(path, points[run[0]], points[run[-1]])
            inner = list(range(len(points), len(points) + len(spots)))
            points += spots
        lines.append([run[0], *inner, run[-1]])
    return numpy.array(points), lines


def bent(path, coast, strength, seed):
    """Displace a smooth path by midpoint displacement, then smooth a little."""
    way = numpy.concatenate([[0], numpy.hypot(*numpy.diff(path, axis=0).T).cumsum()])
    levels = max(1, int(numpy.ceil(numpy.log2(way[-1] / STEP))))
    at = numpy.linspace(0, way[-1], 2 ** levels + 1)
    base = numpy.stack([numpy.interp(at, way, path[:, k]) for k in (0, 1)], axis=1)
    base = softened(base, 3)
    along = numpy.gradient(base, axis=0)
    along /= numpy.hypot(*along.T)[:, None]
    across = numpy.stack([-along[:, 1], along[:, 0]], axis=1)
    dice = numpy.random.default_rng(seed)
    fade, size = (0.62, 0.1) if coast else (0.56, 0.085)
    size *= strength * way[-1]
    off = softened(fractal(dice, levels, fade), 1) * size
    return base + across * off[:, :1] + along * off[:, 1:] * 0.5


def fractal(dice, levels, fade):
    """Two columns of midpoint displacement between two fixed ends."""
    off, size = numpy.zeros((2, 2)), 1.0
    for _ in range(levels):
        middle = (off[:-1] + off[1:]) / 2
        middle += numpy.clip(dice.normal(size=middle.shape), -1.6, 1.6) * size
        longer = numpy.empty((len(off) + len(middle), 2))
        longer[0::2], longer[1::2] = off, middle
        off, size = longer, size * fade
    return off


def softened(rows, times):
    """Average every inner row with its neighbours."""
    rows = rows.copy()
    for _ in range(times):
        rows[1:-1] = (rows[:-2] + 2 * rows[1:-1] + rows[2:]) / 4
    return rows


def whole(path, first, last):
    """The inner points of a path in whole numbers, none twice in a row."""
    spots, before = [], first
    for spot in numpy.rint(path[1:-1]).astype(int).tolist():
        if tuple(spot) not in (before, last):
            before = tuple(spot)
            spots.append(before)
    return spots


def offenders(points, lines):
    """The lines that cross another, fold, or come too near to a line they do not meet."""
    pairs, owner = pieces(lines)
    bad = set(owner[crossings(points, pairs)].ravel().tolist())
    at = numpy.concatenate([points[run] for run in lines])
    of = numpy.repeat(numpy.arange(len(lines)), [len(run) for run in lines])
    gap = numpy.abs(at[:, None] - at[None])
    i, j = numpy.nonzero(gap.max(axis=2) < CLEAR)
    ends = [{run[0], run[-1]} for run in lines]
    for a, b in set(zip(of[i].tolist(), of[j].tolist())):
        if a < b and not ends[a] & ends[b]:
            bad |= {a, b}
    return bad

"""Divide an island among its regions: a number for every cell of the grid, -1 where the open sea is."""

import numpy

from drawing.field import GRAIN, depth, grid, swell, uneven, warped

SEA = -1
ROUNDS, PACE = 260, 0.35           # of dividing: how often, and how fast, the shares are mended
PATIENCE = 200                     # times that strays are given away
FAR, NEAR, PEAK = -85, -28, 0.86   # where rocks stand: how deep the sea is there, how high they must be
RIM = 5                            # cells at the rim of the sheet where none does


def divided(board):
    """The region of every cell, each region in one piece; and the rocks off the coast."""
    regions, dice = board["regions"], numpy.random.default_rng(board["seed"])
    points = grid(board["size"])
    rough, land_of = uneven(points, dice), warped(points, dice)
    height = depth(points, board["coast"]) + rough
    island = largest(height > 0)
    rocks = apart(outcrops(points, height, dice) & ~grown(island, 5))
    if island[[0, -1]].any() or island[:, [0, -1]].any():
        raise ValueError("the island leaves the sheet")
    cells = numpy.full(island.shape, SEA)
    free = filled(island)
    for number, region in enumerate(regions):
        if "coast" in region:
            water = free & (depth(points, region["coast"]) + 0.7 * rough > 0)
            cells[largest(water)] = number
            free &= cells != number
    land = [number for number, region in enumerate(regions) if "coast" not in region]
    share(cells, free, land_of, regions, land)
    return whole(cells, len(regions)), rocks


def outcrops(points, height, dice):
    """Where a rock stands out of the water, not far off the coast."""
    peaks = swell(points / 50, dice) + 0.4 * swell(points / 20, dice)
    found = numpy.zeros(height.shape, bool)
    found[RIM:-RIM, RIM:-RIM] = ((height > FAR) & (height < NEAR) & (peaks > PEAK))[RIM:-RIM, RIM:-RIM]
    return found


def grown(cells, times):
    """A set of cells and all around it."""
    for _ in range(times):
        beside = [numpy.roll(cells, shift, axis) for shift in (1, -1) for axis in (0, 1)]
        cells = numpy.logical_or.reduce([cells, *beside])
    return cells


def share(cells, free, land_of, regions, land):
    """Give the free cells to the region whose place is nearest, until all have what is theirs."""
    places = numpy.array([regions[r]["pos"] for r in land], float)
    wish = numpy.array([regions[r].get("share", 1) for r in land], float)
    wish *= free.sum() / wish.sum()
    spots = land_of[free]
    far = ((spots[:, None] - places[None]) ** 2).sum(2)
    gain = numpy.zeros(len(land))
    for _ in range(ROUNDS):
        own = (far - gain).argmin(1)
        gain += PACE * GRAIN ** 2 * (wish - numpy.bincount(own, minlength=len(land)))
    cells[free] = numpy.array(land)[own]


def whole(cells, count):
    """Every region in one piece: what lies apart, or meets the rest at a corner only, goes to a neighbour."""
    for _ in range(PATIENCE):
        stray = crossed(cells)
        for number in range(SEA, count):
            mine = cells == number
            stray |= mine & ~largest(mine)
        if not stray.any():
            return cells
        cells = healed(cells, stray, count)
    raise ValueError("a region stays in pieces")


def crossed(cells):
    """Cells that meet their own kind only across a corner."""
    one, right, below, over = cells[:-1, :-1], cells[:-1, 1:], cells[1:, :-1], cells[1:, 1:]
    found = numpy.zeros(cells.shape, bool)
    found[:-1, :-1] |= (one == over) & (one != right) & (one != below)
    found[:-1, 1:] |= (right == below) & (right != one) & (right != over)
    return found


def healed(cells, stray, count):
    """Stray cells take what most of their eight neighbours are, the sea only if there is nothing else."""
    votes = numpy.zeros((count + 1, *cells.shape), int)
    for dy, dx in ((a, b) for a in (-1, 0, 1) for b in (-1, 0, 1) if a or b):
        other, sure = numpy.roll(cells, (dy, dx), (0, 1)), ~numpy.roll(stray, (dy, dx), (0, 1))
        for number in range(SEA, count):
            votes[number + 1] += (1 if number == SEA else 10) * ((other == number) & sure & (cells != number))
    return numpy.where(stray & (votes.max(0) > 0), votes.argmax(0) - 1, cells)


def largest(cells):
    """The largest piece of a set of cells."""
    names = pieces(cells)
    sizes = numpy.bincount(names[cells]) if cells.any() else [0]
    return cells & (names == numpy.argmax(sizes))


def apart(cells):
    """The pieces of a set of cells, each as a set."""
    names = pieces(cells)
    return [names == name for name in numpy.unique(names[cells]) if not crossed(names == name).any()]


def filled(cells):
    """The cells with their holes."""
    return ~largest(~cells)


def pieces(cells):
    """A number for every cell of a set, the same for all that hang together by their sides."""
    names = numpy.where(cells, numpy.arange(cells.size).reshape(cells.shape), -1)
    while True:
        best = names.copy()
        for shift, axis in ((1, 0), (-1, 0), (1, 1), (-1, 1)):
            best = numpy.where(cells, numpy.maximum(best, numpy.roll(names, shift, axis)), best)
        flat = best.ravel()
        best = numpy.where(cells, flat[numpy.maximum(best, 0)], -1)
        best = numpy.where(cells, best.ravel()[numpy.maximum(best, 0)], -1)
        if (best == names).all():
            return names
        names = best

"""The forces of the foam: they pull the points of a mesh towards a good map.

Lengths are in units of one mean region (its area is 1), so that the same
strengths fit every board.
"""

import numpy

from drawing.crossing import pieces
from drawing.start import ring_points

PRESSURE, STIFF, HOME = 4.0, 5.0, 0.2
ROUND_LAND, ROUND_WATER = 2.0, 1.2
SHORT, SHORT_PUSH = 0.55, 0.75      # lines shorter than this are stretched
NEAR, NEAR_PUSH = 0.22, 5.0         # points nearer than this are parted
NARROW, NARROW_PUSH = 0.2, 1.5      # corners with a greater cosine are opened


class Forces:
    """All forces on the points of one mesh."""

    def __init__(self, mesh, regions, size):
        self.free = mesh.free
        self.unit = (size[0] * size[1] / len(regions)) ** 0.5
        self.target = targets(regions)
        self.wish = numpy.array([r["pos"] for r in regions]) * size / self.unit
        water = numpy.array([r["terrain"] in ("sea", "lake") for r in regions])
        self.round = numpy.where(water, ROUND_WATER, ROUND_LAND)
        self.read_rings([ring_points(mesh, ring) for ring in mesh.rings], mesh)
        self.read_lines(mesh)

    def read_rings(self, runs, mesh):
        """Flatten the rings: which point follows which, around which region."""
        self.cell = numpy.repeat(numpy.arange(len(runs)), [len(r) for r in runs])
        self.here = numpy.concatenate(runs)
        self.then = numpy.concatenate([r[1:] + r[:1] for r in runs])
        junctions = {p for run in mesh.lines for p in (run[0], run[-1])
                     if mesh.free[p].all()}
        self.corners = numpy.array([three for run in runs for three in
                                    zip(run[-1:] + run, run, run[1:] + run[:1])
                                    if three[1] in junctions])

    def read_lines(self, mesh):
        """Flatten the lines: pieces, inner points with their neighbours, stretches."""
        self.pairs, _ = pieces(mesh.lines)
        self.inner = numpy.array([three for run in mesh.lines
                                  for three in zip(run, run[1:], run[2:])])
        self.chord = numpy.array([pair for run in mesh.lines
                                  for pair in stretches(run, mesh.free)])
        self.far = strangers(mesh)

    def pull(self, x):
        """The sum of all forces at the points `x`."""
        total = numpy.zeros_like(x)
        for force in (self.fill_target, self.stretch_short, self.draw_home,
                      self.straighten, self.keep_apart, self.open_narrow):
            force(x, total)
        return total * self.free

    def fill_target(self, x, total):
        """Pressure towards each target area, and tension towards a round shape."""
        a, b = x[self.here], x[self.then]
        step = b - a
        length = numpy.maximum(numpy.hypot(*step.T), 1e-9)
        area = numpy.bincount(self.cell, a[:, 0] * b[:, 1] - a[:, 1] * b[:, 0]) / 2
        area = numpy.maximum(area, 1e-3)
        girth = numpy.bincount(self.cell, length)
        press = PRESSURE * numpy.log(area / self.target) / area
        press -= self.round * girth ** 2 / (4 * numpy.pi * area ** 2)
        grow = (press[self.cell] / 2)[:, None]
        add(total, self.here, -grow * numpy.stack([b[:, 1], -b[:, 0]], axis=1))
        add(total, self.then, -grow * numpy.stack([-a[:, 1], a[:, 0]], axis=1))
        tight = (self.round * girth / (2 * numpy.pi * area))[self.cell]
        along = step * (tight / length)[:, None]
        add(total, self.here, along)
        add(total, self.then, -along)

    def stretch_short(self, x, total):
        """Push the ends of short lines apart."""
        u, v = self.chord.T
        step = x[v] - x[u]
        length = numpy.maximum(numpy.hypot(*step.T), 0.02)
        over = numpy.maximum(SHORT / length - 1, 0) * SHORT / length ** 2
        push = step / length[:, None] * numpy.minimum(SHORT_PUSH * over, 20)[:, None]
        add(total, u, -push)
        add(total, v, push)

    def draw_home(self, x, total):
        """Draw each region softly to its rough place."""
        number = numpy.bincount(self.cell)[:, None]
        middle = numpy.stack([numpy.bincount(self.cell, x[self.here, k]) for k in (0, 1)], 1)
        add(total, self.here, (HOME * (self.wish - middle / number) / number)[self.cell])

    def straighten(self, x, total):
        """Draw inner points of a line to the middle of their two neighbours."""
        p, q, r = self.inner.T
        total[q] += STIFF * ((x[p] + x[r]) / 2 - x[q])

    def keep_apart(self, x, total):
        """Push points of lines that do not meet away from each other."""
        p, q = self.far.T
        step = x[q] - x[p]
        length = numpy.hypot(*step.T)
        close = length < NEAR
        p, q, step, length = p[close], q[close], step[close], length[close]
        push = step * (NEAR_PUSH * (NEAR / numpy.maximum(length, 0.03) - 1))[:, None]
        add(total, p, -push)
        add(total, q, push)

    def open_narrow(self, x, total):
        """Open the narrow corners of regions."""
        p, q, r = self.corners.T
        u, v = x[p] - x[q], x[r] - x[q]
        arms = numpy.maximum(numpy.hypot(*u.T) * numpy.hypot(*v.T), 1e-9)
        over = numpy.maximum((u * v).sum(1) / arms - NARROW, 0)
        step = u - v
        push = step * (NARROW_PUSH * over / numpy.maximum(numpy.hypot(*step.T), 0.02))[:, None]
        add(total, p, push)
        add(total, r, -push)


def targets(regions):
    """The area each region should have, in units of the mean region."""
    shares = []
    for region in regions:
        ways = len(region["near"])
        if region["terrain"] == "sea":
            shares.append(2.0 + 0.23 * ways)
        elif region["terrain"] == "lake":
            shares.append(0.9 + 0.15 * ways)
        else:
            shares.append(1 + 0.08 * len(region["marks"]) + 0.05 * region["tribe"]
                          + 0.12 * region["edge"] + 0.02 * ways)
    return numpy.array(shares) / numpy.mean(shares)


def stretches(run, free):
    """The stretches of a line that must not become short (a corner parts a line)."""
    stops = [run[0], *(p for p in run[1:-1] if not free[p].any()), run[-1]]
    return list(zip(stops, stops[1:]))


def strangers(mesh):
    """Which pairs of points are neither on one line nor near a common junction?"""
    total = len(mesh.points)
    on_line = numpy.zeros((len(mesh.lines), total))
    meets, near = numpy.zeros((total, total)), numpy.zeros((total, total))
    for number, run in enumerate(mesh.lines):
        on_line[number, run] = 1
        for way in (run, run[::-1]):
            meets[way[0], way] = 1
            near[way[0], way[:3]] = 1
    known = on_line.T @ on_line + meets.T @ near + near.T @ meets
    return numpy.argwhere(numpy.triu(known == 0))


def add(total, where, what):
    """Add rows to the rows they belong to."""
    for k in (0, 1):
        total[:, k] += numpy.bincount(where, what[:, k], len(total))

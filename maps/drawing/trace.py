"""Follow the borders between the cells of a divided island: junctions, lines between them, rings."""

from collections import defaultdict

import numpy

from drawing.field import GRAIN

STEPS = ((1, 0), (0, 1), (-1, 0), (0, -1))    # right, down, left, up: corners are (x, y)


def traced(cells):
    """Lines as lists of corners with the region on the right and on the left of each, clockwise on screen."""
    ways = borders(cells)
    knots = {corner for corner, out in ways.items() if len(out) != 2} or {min(ways)}
    lines, sides, used = [], [], set()
    for corner in sorted(knots):
        for step in sorted(ways[corner], reverse=True):
            if (corner, step) in used:
                continue
            line, pair = follow(ways, knots, corner, step, used)
            lines.append(numpy.array(line) * float(GRAIN))
            sides.append(pair)
    return lines, sides


def borders(cells):
    """corner -> {step: (region on the right, region on the left)} for all sides between different cells."""
    ways = defaultdict(dict)
    for y, x in zip(*numpy.nonzero(cells[:, 1:] != cells[:, :-1])):
        a, b = int(cells[y, x]), int(cells[y, x + 1])
        ways[x + 1, y][0, 1] = (a, b)
        ways[x + 1, y + 1][0, -1] = (b, a)
    for y, x in zip(*numpy.nonzero(cells[1:] != cells[:-1])):
        a, b = int(cells[y, x]), int(cells[y + 1, x])
        ways[x, y + 1][1, 0] = (b, a)
        ways[x + 1, y + 1][-1, 0] = (a, b)
    return ways


def follow(ways, knots, corner, step, used):
    """One line from a junction to the next."""
    line, pair = [corner], ways[corner][step]
    while True:
        used.add((corner, step))
        corner = (corner[0] + step[0], corner[1] + step[1])
        back = (-step[0], -step[1])
        used.add((corner, back))
        line.append(corner)
        if corner in knots:
            return line, pair
        step = next(one for one in ways[corner] if one != back)


def ring(lines, sides, region):
    """The lines around a region, end to end, clockwise: [(line, runs forward?), ...]."""
    own = [(n, right == region) for n, (right, left) in enumerate(sides) if region in (right, left)]
    ends = {}
    for n, forward in own:
        a, b = tuple(lines[n][0]), tuple(lines[n][-1])
        ends.setdefault(a if forward else b, []).append((n, forward, b if forward else a))
    start = at = next(iter(ends))
    found = []
    while ends.get(at):
        n, forward, at_next = ends[at].pop()
        found.append((n, forward))
        at = at_next
        if at == start and len(found) == len(own):
            return found
    raise ValueError(f"region {region} is not ringed by one line")


def softened(line, times):
    """A line with its corners smoothed, both ends where they were."""
    line = line.copy()
    for _ in range(times):
        line[1:-1] = (line[:-2] + 2 * line[1:-1] + line[2:]) / 4
    return line


def spaced(line, step):
    """Points along a line, as even as may be and about a step apart."""
    way = numpy.concatenate([[0], numpy.hypot(*numpy.diff(line, axis=0).T).cumsum()])
    at = numpy.linspace(0, way[-1], max(2, round(way[-1] / step)) + 1)
    return numpy.stack([numpy.interp(at, way, line[:, k]) for k in (0, 1)], axis=1)

"""Place the junctions for the first time: frame on the rectangle, the rest by Tutte."""

from dataclasses import dataclass

import numpy


@dataclass
class Mesh:
    """Points, and the lines and rings that run through them."""

    points: numpy.ndarray  # (n, 2)
    free: numpy.ndarray    # (n, 2): 1 where a coordinate may move, 0 where it may not
    lines: list            # per line of the plan: point numbers from end to end
    rings: list            # as in the plan


def ring_points(mesh, ring):
    """Point numbers around one region, clockwise, none twice."""
    out = []
    for line, forward in ring:
        run = mesh.lines[line] if forward else mesh.lines[line][::-1]
        out.extend(run[:-1])
    return out


def first_mesh(plan, regions, size):
    """Lay the plan out in the rectangle with no crossing lines."""
    count = max(max(pair) for pair in plan.ends) + 1
    spots, free = {}, {}
    lines = [None] * len(plan.ends)
    corners = place_frame(plan, regions, size, spots, free)
    for line, inside in corners.items():
        ids = []
        for spot in inside:
            spots[count], free[count] = spot, (0, 0)
            ids.append(count)
            count += 1
        lines[line] = [plan.ends[line][0], *ids, plan.ends[line][1]]
    for line, (u, v) in enumerate(plan.ends):
        if lines[line] is None:
            lines[line] = [u, count, v]
            count += 1
    mask = numpy.ones((count, 2))
    for p, axes in free.items():
        mask[p] = axes
    mesh = Mesh(numpy.zeros((count, 2)), mask, lines, plan.rings)
    mesh.points = tutte(mesh, spots)
    return mesh


def place_frame(plan, regions, size, spots, free):
    """Spread the frame junctions over the rectangle; give each line its corners."""
    width, height = size
    around = 2 * (width + height)
    wish = unwrapped([along(regions[plan.sides[e][0]]["pos"], size) for e in plan.frame],
                     around)
    marks = [(a + b) / 2 for a, b in zip(wish, wish[1:] + [wish[0] + around])]
    corners = {}
    stops = sorted(c + k * around for c in (0, width, width + height, 2 * width + height)
                   for k in (-1, 0, 1, 2))
    for k, line in enumerate(plan.frame):
        last = marks[k - 1] - (around if k == 0 else 0)
        u, v = plan.ends[line]
        corners[line] = [spot_at(s, size) for s in stops if last < s < marks[k]]
        spots[v] = spot_at(marks[k], size)
        flat = spots[v][1] in (0, height)
        free[v] = (1, 0) if flat else (0, 1)
    return corners


def along(pos, size):
    """Where the ray from the centre through `pos` meets the frame, as a way along it."""
    width, height = size
    x, y = pos[0] - 0.5, pos[1] - 0.5
    grow = 0.5 / max(abs(x), abs(y))
    x, y = (0.5 + x * grow) * width, (0.5 + y * grow) * height
    if abs(pos[1] - 0.5) >= abs(pos[0] - 0.5):
        return x if pos[1] < 0.5 else width + height + (width - x)
    return width + y if pos[0] > 0.5 else 2 * width + height + (height - y)


def unwrapped(ways, around):
    """Make the ways rise round the frame, at least a little apart."""
    out = [ways[0]]
    for way in ways[1:]:
        turn = round((out[-1] - way) / around)
        way += turn * around
        if way < out[-1] - around / 2:
            way += around
        out.append(max(way, out[-1] + around / 400))
    return out


def spot_at(way, size):
    """The point of the frame at this way along it (0 = upper left, clockwise)."""
    width, height = size
    way %= 2 * (width + height)
    if way < width:
        return (way, 0)
    if way < width + height:
        return (width, way - width)
    if way < 2 * width + height:
        return (2 * width + height - way, height)
    return (0, 2 * (width + height) - way)


def tutte(mesh, spots):
    """Put every other point in the mean of its surroundings.

    Each region gets a centre joined to all points of its ring; the graph is
    then a triangulation, and Tutte's layout of it has no crossings.
    """
    total = len(mesh.points) + len(mesh.rings)
    joined = numpy.zeros((total, total))
    for run in mesh.lines:
        for p, q in zip(run, run[1:]):
            joined[p, q] = joined[q, p] = 1
    for r, ring in enumerate(mesh.rings):
        for p in ring_points(mesh, ring):
            joined[p, len(mesh.points) + r] = joined[len(mesh.points) + r, p] = 1
    system = numpy.diag(joined.sum(1)) - joined
    right = numpy.zeros((total, 2))
    for p, spot in spots.items():
        system[p] = 0
        system[p, p] = 1
        right[p] = spot
    return numpy.linalg.solve(system, right)[:len(mesh.points)]

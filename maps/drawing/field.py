"""Land and water as fields of numbers: how far inside an outline every point of a grid lies, made uneven."""

import numpy

GRAIN = 4                                                   # map units between two points of the grid
SWELLS = ((180, 46), (90, 32), (45, 20), (22, 10), (11, 4))  # of a coast: length and height of its waves
WARP = ((190, 54), (90, 22), (45, 11), (22, 5))             # of borders on land


def grid(size):
    """The middle of every cell, (rows, columns, 2)."""
    xs, ys = (numpy.arange(GRAIN / 2, span, GRAIN) for span in size)
    return numpy.stack(numpy.meshgrid(xs, ys), axis=-1)


def depth(points, outline):
    """How far inside a closed outline each point of a grid lies; below 0 outside it."""
    shape = rounded(numpy.array(outline, float))
    far, odd = numpy.full(points.shape[:2], numpy.inf), numpy.zeros(points.shape[:2], bool)
    x, y = points[..., 0], points[..., 1]
    for a, b in zip(shape, numpy.roll(shape, -1, axis=0)):
        side = b - a
        part = numpy.clip(((points - a) @ side) / (side @ side), 0, 1)
        far = numpy.minimum(far, numpy.hypot(x - a[0] - part * side[0], y - a[1] - part * side[1]))
        if a[1] != b[1]:
            odd ^= ((a[1] <= y) != (b[1] <= y)) & (a[0] + side[0] * (y - a[1]) / side[1] > x)
    return numpy.where(odd, far, -far)


def rounded(shape, times=2):
    """The outline with its corners cut."""
    for _ in range(times):
        after = numpy.roll(shape, -1, axis=0)
        shape = numpy.stack([0.8 * shape + 0.2 * after, 0.2 * shape + 0.8 * after], axis=1).reshape(-1, 2)
    return shape


def noise(points, waves, dice):
    """Smooth chance: waves over each other, [(length, height)], each turned another way."""
    total = 0
    for number, (length, height) in enumerate(waves):
        cos, sin = numpy.cos(number + 0.5), numpy.sin(number + 0.5)
        turned = points @ numpy.array([[cos, -sin], [sin, cos]])
        total = total + height * swell(turned / length, dice)
    return total


def swell(places, dice):
    """Chance at every crossing of a lattice, between them smoothly more or less."""
    places = places - places.min(axis=(0, 1))
    high = dice.uniform(-1, 1, numpy.ceil(places.max(axis=(0, 1))).astype(int)[::-1] + 2)
    low = numpy.floor(places).astype(int)
    t = places - low
    s, (i, j) = t * t * (3 - 2 * t), (low[..., 1], low[..., 0])
    top = high[i, j] * (1 - s[..., 0]) + high[i, j + 1] * s[..., 0]
    bottom = high[i + 1, j] * (1 - s[..., 0]) + high[i + 1, j + 1] * s[..., 0]
    return top * (1 - s[..., 1]) + bottom * s[..., 1]


def uneven(points, dice):
    """What is added to a depth to make a coast of it: here rugged, there calm."""
    wild = 0.85 + 0.6 * swell(points / 260, dice)
    return wild * noise(points, SWELLS, dice)


def warped(points, dice):
    """The grid pulled about a little, so that borders between its parts wind."""
    return points + numpy.stack([noise(points, WARP, dice) for _ in (0, 1)], axis=-1)

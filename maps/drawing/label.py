"""Find the best place for a label: the centre of the biggest circle in a shape."""

import numpy


def best_place(shape):
    """The whole-number point deepest inside the polygon, and how deep it lies."""
    low, high = shape.min(axis=0), shape.max(axis=0)
    step = 16
    xs, ys = numpy.arange(low[0], high[0], step), numpy.arange(low[1], high[1], step)
    grid = numpy.stack(numpy.meshgrid(xs, ys), axis=-1).reshape(-1, 2)
    best = grid[numpy.argmax(depth(grid, shape))]
    while step > 1:
        step //= 2
        near = numpy.arange(-3, 4) * step
        grid = best + numpy.stack(numpy.meshgrid(near, near), axis=-1).reshape(-1, 2)
        best = grid[numpy.argmax(depth(grid, shape))]
    return best.tolist(), int(depth(best[None], shape)[0])


def depth(places, shape):
    """Distance of every place from the border of the shape; below 0 outside it."""
    a, b = shape[None], numpy.roll(shape, -1, axis=0)[None]
    p = places[:, None]
    side = b - a
    part = ((p - a) * side).sum(2) / (side ** 2).sum(2)
    foot = a + side * numpy.clip(part, 0, 1)[:, :, None]
    far = numpy.hypot(*numpy.moveaxis(p - foot, 2, 0)).min(axis=1)
    above = (a[:, :, 1] <= p[:, :, 1]) != (b[:, :, 1] <= p[:, :, 1])
    rise = numpy.where(side[:, :, 1] == 0, 1, side[:, :, 1])
    x = a[:, :, 0] + side[:, :, 0] * (p[:, :, 1] - a[:, :, 1]) / rise
    inside = (above & (x > p[:, :, 0])).sum(1) % 2 == 1
    return numpy.where(inside, far, -far)

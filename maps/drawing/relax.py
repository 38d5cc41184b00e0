"""Relax the mesh like foam, never moving a point through a line."""

import numpy

from drawing.crossing import crossings, pieces
from drawing.forces import Forces


def relax(mesh, regions, size, steps, pace):
    """Follow the forces downhill; `pace` is the longest move in one step."""
    forces = Forces(mesh, regions, size)
    x = mesh.points / forces.unit
    speed = numpy.zeros_like(x)
    for step in range(steps):
        if step % 5 == 0:
            x = respaced(x, mesh, forces.pairs)
        speed = 0.7 * speed + forces.pull(x)
        move = capped(speed * 0.01, pace * (1 - 0.8 * step / steps))
        x = moved(x, move, speed, forces.pairs)
    mesh.points = x * forces.unit


def moved(x, move, speed, pairs):
    """Move the points; slow down, then stop, those whose lines would cross."""
    for attempt in range(12):
        hits = crossings(x + move, pairs)
        if len(hits) == 0:
            return x + move
        caught = numpy.unique(pairs[hits])
        move[caught] *= 0.3 if attempt < 4 else 0
        speed[caught] = 0
    return x


def capped(move, most):
    """Shorten every move that is longer than `most`."""
    length = numpy.maximum(numpy.hypot(*move.T), 1e-12)
    return move * numpy.minimum(1, most / length)[:, None]


def bendable(run, mesh):
    """Has this line inner points that may move (unlike the corners of the frame)?"""
    return len(run) > 2 and mesh.free[run[1:-1]].all()


def respaced(points, mesh, pairs):
    """Spread the inner points of each line evenly along it, if nothing then crosses."""
    out = points.copy()
    for run in mesh.lines:
        if bendable(run, mesh):
            way = numpy.hypot(*numpy.diff(points[run], axis=0).T).cumsum()
            want = numpy.linspace(0, way[-1], len(run))[1:-1]
            for k in (0, 1):
                out[run[1:-1], k] = numpy.interp(want, [0, *way], points[run, k])
    return points if len(crossings(out, pairs)) else out


def divide(mesh, times):
    """Cut every piece of the lines that may bend into `times` pieces."""
    points, free = list(mesh.points), list(mesh.free)
    for number, run in enumerate(mesh.lines):
        if not bendable(run, mesh):
            continue
        longer = [run[0]]
        for p, q in zip(run, run[1:]):
            for k in range(1, times):
                points.append(mesh.points[p] + (mesh.points[q] - mesh.points[p]) * k / times)
                free.append((1, 1))
                longer.append(len(points) - 1)
            longer.append(q)
        mesh.lines[number] = longer
    mesh.points, mesh.free = numpy.array(points), numpy.array(free, float)

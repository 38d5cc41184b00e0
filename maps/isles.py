"""Draw the shapes of islands from their outlines and write them back into the map files.

Needs Python 3.11 with numpy (the game itself does not). Run, from the top folder of the project:

    python maps/isles.py maps/azeroth/islands/*.json

Of an island it reads `size`, `seed` and `coast`, a rough outline; of every region `pos`, its rough place, and
`share`, how much larger than others it is to be (1), or of a water its own `coast`. It writes `near`, `at`,
`room` and `shape`, and the `rocks` off the coast. The same file gives the same shapes again.
"""

import argparse
import math

import numpy

from drawing.crossing import crossings, pieces
from drawing.field import GRAIN
from drawing.label import best_place
from drawing.parts import SEA, divided
from drawing.store import read_map, write_map
from drawing.trace import ring, softened, spaced, traced

STEP = 13                             # map units between two points of a line
COAST, INLAND, MOUTH = 2, 7, 1500     # how often a line is smoothed
ROCKS = range(160, 2200)              # how large one may be, in square units


def draw(board):
    """Give every region of the island its shape, its neighbours, its label place and room."""
    regions = board["regions"]
    cells, rocks = divided(board)
    lines, sides = traced(cells)
    drawn = [drawn_line(line, pair, regions) for line, pair in zip(lines, sides)]
    check(drawn)
    board["rocks"] = [drawn_rock(rock) for rock in rocks if int(rock.sum()) * GRAIN ** 2 in ROCKS]
    for number, region in enumerate(regions):
        way = ring(lines, sides, number)
        shape = numpy.concatenate([(drawn[n] if forward else drawn[n][::-1])[:-1] for n, forward in way])
        region["near"] = sorted({a + b - number for a, b in sides if number in (a, b)} - {SEA})
        region["at"], region["room"] = best_place(shape)
        region["shape"] = shape.ravel().tolist()


def drawn_line(line, pair, regions):
    """A line from cell to cell as one drawn by hand, in whole numbers."""
    wet = [r == SEA or "coast" in regions[r] for r in pair]
    times = MOUTH if all(wet) else COAST if any(wet) else INLAND
    points = numpy.rint(spaced(softened(line, times), STEP)).astype(int)
    return points[numpy.concatenate([[True], (numpy.diff(points, axis=0) != 0).any(1)])]


def drawn_rock(cells):
    """The outline of a rock."""
    (line, *_), _ = traced(numpy.where(cells, 0, SEA))
    smooth = softened(numpy.concatenate([line, line[1:9]]), 5)[4:-4]
    return numpy.rint(spaced(smooth, 0.7 * STEP)).astype(int)[:-1].ravel().tolist()


def check(lines):
    """Refuses lines that cross."""
    points, runs, known = [], [], {}
    for line in lines:
        run = []
        for n, spot in enumerate(map(tuple, line.tolist())):
            key = spot if n in (0, len(line) - 1) else len(points)
            if key not in known:
                known[key] = len(points)
                points.append(spot)
            run.append(known[key])
        runs.append(run)
    points, (pairs, _) = numpy.array(points), pieces(runs)
    bad = crossings(points, pairs)
    if len(bad):
        raise ValueError(f"borders cross near {points[pairs[bad[:, 0], 0]].tolist()}")


def report(path, board):
    """What one looks at after drawing."""
    regions = board["regions"]
    areas = [area(region["shape"]) for region in regions]
    near = sum(len(region["near"]) for region in regions) / len(regions)
    print(f"{path}: areas {min(areas):.0f}..{max(areas):.0f} ({max(areas) / min(areas):.2f}), "
          f"room {min(region['room'] for region in regions)}, neighbours {near:.2f}")


def area(shape):
    """How large a shape is."""
    points = list(zip(shape[0::2], shape[1::2]))
    return sum(a * d - c * b for (a, b), (c, d) in zip(points, points[1:] + points[:1])) / 2


def main():
    """Draw the islands named on the command line."""
    words = argparse.ArgumentParser(description="draw islands")
    words.add_argument("maps", nargs="+", help="map files, written in place")
    for path in words.parse_args().maps:
        board = read_map(path)
        draw(board)
        write_map(path, board)
        report(path, board)


if __name__ == "__main__":
    main()

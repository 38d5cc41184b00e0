"""Draw the shapes of a map from its graph and write them back into the map file.

Needs Python 3.11 with networkx and numpy (the game itself needs neither).
Run, from the top folder of the project:

    python maps/draw.py maps/smallworld/2.json maps/smallworld/3.json ...
    python maps/draw.py --picture out.svg maps/smallworld/2.json

Of every region it reads `terrain`, `marks`, `tribe`, `edge`, `near` and `pos`
(the rough place, 0..1); of the map `size` and `seed`. It writes `at`, `room`
and `shape`. The same file gives the same shapes again.
"""

import argparse

import numpy

from drawing.label import best_place
from drawing.picture import write_picture
from drawing.plan import make_plan
from drawing.relax import divide, relax
from drawing.rough import roughened
from drawing.start import first_mesh, ring_points
from drawing.store import read_map, write_map


def draw(board):
    """Give every region of the board its shape, label place and room."""
    regions, size = board["regions"], board["size"]
    plan = make_plan(regions)
    mesh = first_mesh(plan, regions, size)
    relax(mesh, regions, size, steps=500, pace=0.02)
    divide(mesh, 3)
    relax(mesh, regions, size, steps=250, pace=0.01)
    points, mesh.lines = roughened(mesh, plan, regions, board["seed"])
    for region, ring in zip(regions, plan.rings):
        shape = points[ring_points(mesh, ring)]
        region["at"], region["room"] = best_place(shape)
        region["shape"] = numpy.ravel(shape).tolist()


def main():
    """Draw the maps named on the command line."""
    words = argparse.ArgumentParser(description="draw map shapes")
    words.add_argument("maps", nargs="+", help="map files, written in place")
    words.add_argument("--picture", help="also write an SVG picture (of the last map)")
    given = words.parse_args()
    for path in given.maps:
        board = read_map(path)
        draw(board)
        write_map(path, board)
        land = [r["room"] for r in board["regions"] if r["terrain"] not in ("sea", "lake")]
        print(path, "least room on land:", min(land))
    if given.picture:
        write_picture(given.picture, board)


if __name__ == "__main__":
    main()

"""Turn the graph of regions into a plan: which junctions and border lines exist.

The frame of the board is one more vertex, joined to every region with `edge`.
Each face of the planar graph is a junction; each graph edge is a border line
between two junctions; each region is the ring of its lines, clockwise.
"""

from dataclasses import dataclass

import networkx


@dataclass
class Plan:
    """Lines between junctions, and the ring of lines around every region."""

    ends: list    # per line: (first junction, last junction)
    sides: list   # per line: (region on its right hand, region on its left); frame = count
    rings: list   # per region: [(line, runs forward?), ...] clockwise on screen
    frame: list   # frame lines in clockwise order, one for each region at the edge


def make_plan(regions):
    """Build the plan of all junctions and lines for the regions of a map."""
    count = len(regions)
    edges, turns = embed(regions)
    if not clockwise(turns[count], edges, regions):
        turns = {v: list(reversed(t)) for v, t in turns.items()}
    while split_one_face(edges, turns):
        pass
    junction = name_junctions(edges, turns)
    ends, rings = [None] * len(edges), []
    for v in range(count):
        rings.append([])
        for k, e in enumerate(turns[v]):
            forward = edges[e][0] == v
            if forward:
                ends[e] = (junction[v, (k - 1) % len(turns[v])], junction[v, k])
            rings[v].append((e, forward))
    return Plan(ends, edges, rings, list(reversed(turns[count])))


def embed(regions):
    """Give the graph edges and, for every vertex, its edges in rotation order."""
    count = len(regions)
    edges = [(v, w) for v, r in enumerate(regions) for w in r["near"] if v < w]
    edges += [(v, count) for v, r in enumerate(regions) if r["edge"]]
    planar, embedding = networkx.check_planarity(networkx.Graph(edges))
    if not planar:
        raise ValueError("the regions cannot be drawn on a plane")
    number = {pair: e for e, pair in enumerate(edges)}
    turns = {v: [number[min(v, w), max(v, w)] for w in embedding.neighbors_cw_order(v)]
             for v in range(count + 1)}
    return edges, turns


def clockwise(turn, edges, regions):
    """Does the frame meet its regions in the order that their `pos` shows?

    Seen from the frame (outside the board) the order is turned round, so a
    right embedding gives a negative area here.
    """
    spots = [regions[edges[e][0]]["pos"] for e in turn]
    area = sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(spots, spots[1:] + spots[:1]))
    return area < 0


def trace_faces(edges, turns):
    """List the faces, each a list of corners (vertex, place in its rotation)."""
    place = {(v, e): k for v, turn in turns.items() for k, e in enumerate(turn)}
    seen, faces = set(), []
    for start in ((v, k) for v, turn in turns.items() for k in range(len(turn))):
        face, corner = [], start
        while corner not in seen:
            seen.add(corner)
            face.append(corner)
            v, k = corner
            e = turns[v][(k + 1) % len(turns[v])]
            w = edges[e][0] + edges[e][1] - v
            corner = (w, place[w, e])
        if face:
            faces.append(face)
    return faces


def split_one_face(edges, turns):
    """Where two neighbours meet again across a bigger face, give them a second line.

    This is how a cape that has only two neighbours gets a coast on both sides.
    """
    known = set(edges)
    for face in trace_faces(edges, turns):
        if len(face) != 4:
            continue
        for (v, k), (w, m) in ((face[0], face[2]), (face[1], face[3])):
            if v != w and (min(v, w), max(v, w)) in known:
                edges.append((min(v, w), max(v, w)))
                turns[v].insert(k + 1, len(edges) - 1)
                turns[w].insert(m + 1, len(edges) - 1)
                return True
    return False


def name_junctions(edges, turns):
    """Number the faces: which junction lies after each place of each rotation."""
    return {corner: number for number, face in enumerate(trace_faces(edges, turns))
            for corner in face}

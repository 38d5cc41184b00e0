"""Moving wolves, one after another, each its own way, to hexes of the terrain on the flipped tile (p. 7)."""

from tabletop import Phase
from tabletop.choice import walk
from wolves import rules
from wolves.lure import notable
from wolves.phases.pay import charge
from wolves.tables import ALPHA, COST, HIGHEST, PACK, RANK


def first_moves(s, p, kinds, moved=()) -> list:
    """Every move of a wolf that has not moved to where it may stand, on these terrains."""
    wolves = [(h, rank) for h, rank in s.own(p) if rank in (PACK, ALPHA)]
    for done in moved:
        wolves.remove(tuple(done))
    open_to, speed, acts = rules.landings(s, p, kinds), s.value(p, "speed"), []
    for h, rank in dict.fromkeys(wolves):
        flags = open_to[rank]
        acts += [action for goal, action in s.board.moves(h, rank, speed) if flags[goal]]
    return acts


def shift(s, p, start, kind, goal):
    """A wolf goes; an alpha drives away a foreign pack wolf that stands alone (p. 8)."""
    piece = HIGHEST * p + RANK[kind]
    s.pieces[start].remove(piece)
    s.note("move", player=p, piece=piece, hex=start, to=goal)
    for other in [other for other in s.pieces[goal] if other // HIGHEST != p and other % HIGHEST == PACK]:
        rules.drive(s, p, other, goal)
    s.put(goal, piece)


def begin(s, p, terrain, start, kind, goal):
    """The first wolf of a move goes; then the tile is flipped and the others may follow."""
    due = rules.ways(s, p, terrain, COST["move"])
    s.note("action", player=p, verb="move", terrain=terrain)
    s.then("move", player=p, terrain=terrain, left=s.value(p, "spread") - 1, moved=[[goal, RANK[kind]]])
    charge(s, p, terrain, due)
    shift(s, p, start, kind, goal)


def follows(s) -> list:
    """The verbs of what may be done after this move, as the map lies now."""
    waiting = next(other for other in reversed(s.stack) if other["phase"] == "act")
    return sorted({verb for verb, *_ in s.game.phases["act"].actions(s, waiting)} - {"stay"})


class Move(Phase):
    """The other wolves of a move: as the pack's spread allows, each at most once (displace_timing)."""

    def actions(self, s, f):
        if not f["left"]:
            return []
        acts = first_moves(s, f["player"], [f["terrain"]], f["moved"])
        return [("done",), *acts] if acts else []

    def promising(self, s, f, actions):
        return notable(s, f, actions)

    def describe(self, s, f, action):
        if action[0] == "done":
            return {"left": f["left"], "next": follows(s)}
        return walk(action[1], action[3], terrain=f["terrain"], left=f["left"])

    def do_move(self, s, f, start, kind, goal):
        f["left"] -= 1
        f["moved"].append([goal, RANK[kind]])
        shift(s, f["player"], start, kind, goal)

    def leave(self, s, f):
        s.then("hunt", player=f["player"])

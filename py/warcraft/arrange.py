"""The setting of a position by hand, one thing at a time; what is not on the board and in towns lies in the
box."""

from warcraft.units import KIND, WIDTH

GOODS = ("gold", "wood", "round", "levels")  # what changes nothing of a step that is under way


def arrange(s, name, to, r=None, player=None, piece=None):
    """Set one thing; unless it is goods, the step under way begins anew."""
    where = r if player is None else player
    DOERS[name](s, where, to, *([piece] if piece else []))
    if name not in GOODS:
        f = s.stack[0]
        anew(s, f["player"], f["step"])


def anew(s, p, step):
    """A step of player p begins; workers called to arms stand where they are, as units."""
    s.levy = {}
    s.stack = [{"phase": "turn", "player": p, "step": step}, {"phase": step, "player": p, "fresh": True}]


def _number(name):
    """What sets a number a player has, or one by kind of unit."""
    def put(s, p, to, kind=None):
        if kind is None:
            getattr(s, name)[p] = to
        else:
            getattr(s, name)[p][KIND[kind]] = to
    return put


def _round(s, r, to):
    s.round = to


def _turn(s, r, to):
    anew(s, to, s.stack[0]["step"])


def _step(s, r, to):
    anew(s, s.stack[0]["player"], to)


def _pieces(s, r, to, piece):
    name, p = piece.split(":")
    code = WIDTH * int(p) + KIND[name]
    s.pieces[r] = sorted([other for other in s.pieces[r] if other != code] + [code] * to)


def _outpost(s, r, to):
    how, p = to.split(":") if to else ("", -1)
    s.outpost[r], s.unfinished[r] = int(p), how == "rising"


def _depleted(s, r, to):
    s.depleted[r] = to


DOERS = {"round": _round, "turn": _turn, "step": _step, "pieces": _pieces, "outpost": _outpost,
         "depleted": _depleted,
         **{name: _number(name) for name in ("gold", "wood", "levels", "built", "training")}}

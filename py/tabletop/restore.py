"""A state read back from plain data: looked at from all sides before it is trusted."""

from tabletop.form import items, number
from tabletop.phase import promising, settle, step
from tabletop.refusal import Refusal

SCALARS = (int, str, bool, type(None))
TRIED = 60  # legal actions of a restored state that are tried on copies
WALKED = 30  # actions that a copy of it is played on


def kept(s) -> dict:
    """The fields of a state as JSON can carry them; chance is a number too long for JavaScript."""
    return {**s.clone().__dict__, "rng": str(s.rng)}


def restored(fresh, fields: dict, version: str):
    """The state with these fields, by the example of a fresh one; fields that are no more are left out, new
    ones stay as in the fresh one. Refuses what no match can have come to."""
    try:
        s = _filled(fresh, fresh.game.renewed(fields, version))
        s.game.restored(s)
        reasons = s.game.check(s)
        if not reasons:
            settle(s)
            _ask(s)
            reasons = _tried(s) or _walked(s.clone())
    except Refusal:
        raise
    except Exception:  # whatever data from outside does to rules that expect their own
        raise Refusal("save", why=["state"]) from None
    if reasons:
        raise Refusal("save", why=["state", *reasons])
    return s


def _filled(fresh, fields):
    s = fresh.clone()
    for name, value in {**fields, "rng": int(fields["rng"])}.items():
        if name in s.__dict__ and name not in s.fixed:
            if not _alike(s.__dict__[name], value):
                raise Refusal("save", why=["state", name])
            s.__dict__[name] = value
    _frames(s, fresh, fields.get("players", fresh.players))
    return s.clone()  # its own data, not that of the save


def _alike(old, new) -> bool:
    """Whether both are lists, both dicts, or both plain."""
    return isinstance(new, type(old)) if isinstance(old, (list, dict)) else isinstance(new, SCALARS)


def _frames(s, fresh, players):
    """As many play as before; every frame is of a phase that there is, for a player who plays; what lies at
    the bottom of the stack from the first lies there and nowhere else."""
    bottom = fresh.stack[0]["phase"]
    if type(players) is not int or players != s.players or not items(s.stack, lambda f: (
            isinstance(f, dict) and f.get("phase") in s.game.phases and f.get("fresh", True) is True
            and number(f.get("player"), 0, s.players - 1))) or (
            any((f["phase"] == bottom) != (n == 0) for n, f in enumerate(s.stack))):
        raise Refusal("save", why=["state", "stack"])


def _ask(s):
    """Ask all that a table asks; what is wrong shows itself here."""
    game = s.game
    for viewer in (None, *range(s.players)):
        s.seen_by(viewer)
        game.view(s, viewer)
    game.score(s), game.ranking(s), game.worth(s), game.forecast(s, ())
    for action in s.legal:
        game.phases[s.stack[-1]["phase"]].describe(s, s.stack[-1], action)


def _tried(s) -> list:
    """Take a step in every direction: codes of what does not hold after one of them."""
    for action in s.legal[::max(1, len(s.legal) // TRIED)]:
        new = s.clone()
        step(new, action)
        if reasons := s.game.check(new):
            return reasons
    return []


def _walked(s) -> list:
    """Play on for a while, here and there and as computers do: what is wrong with a frame far down shows
    itself only later."""
    for n in range(WALKED):
        if not s.legal:
            break
        ways = s.legal if n % 2 else promising(s)
        step(s, ways[n * n % len(ways)])
        if reasons := s.game.check(s):
            return reasons
    return []

"""What holds in every position of this game beside what holds in all of the family, each with a code."""

import conquest.invariants
from azeroth.finds import FACE_DOWN
from azeroth.rules import company, leads
from azeroth.tables import BOMBS, DUDS
from conquest.rules import garrison
from conquest.shape import key
from conquest.state import NOBODY, TRIBES
from tabletop.form import items, number


def broken(game, s) -> list:
    """Codes of the invariants that do not hold; with fields of a wrong form nothing else is asked."""
    if not sound(game, s):
        return ["form"]
    codes = conquest.invariants.broken(game, s)
    if codes == ["form"]:
        return codes
    return codes + [name for name, holds in INVARIANTS.items() if not holds(game, s)]


def sound(game, s) -> bool:
    """Whether the fields of this game have the form that its rules rely on."""
    find, size = key(game.finds), len(s.board.islands)
    pile = lambda value: items(value, find) and len(value) < 2  # noqa: E731 - a form like the others
    return (type(s.teams) is bool and number(s.fallen, 0, 999) and items(s.finds, pile, size)
            and items(s.islands, lambda n: number(n, 0, len(s.board.pool) - 1), size)
            and items(s.unused, find) and items(s.bombs, lambda bomb: number(bomb, 0, 1))
            and len(s.bombs) <= BOMBS + DUDS)


def _islands(game, s) -> bool:
    """Those that are played make a map: of each size as many as it wants, no board twice."""
    return s.board.named(s.board.islands) == s.islands


def _finds(game, s) -> bool:
    """Every find is in one place; where one lies face down the map says so."""
    found = [*s.unused, *(kind for pile in s.finds for kind in pile),
             *(kind for here in s.tokens for kind in here if kind in game.finds)]
    face_down = [r for r, pile in zip(s.board.finds, s.finds) if pile]
    return len(set(found)) == len(found) and s.where(FACE_DOWN) == sorted(face_down)


def _bombs(game, s) -> bool:
    """No more bombs of a kind than the box has; those on the map and those gone unopened are
    among those whose kind nobody knows; without Goblins none are laid."""
    laid, gone = s.count("bomb"), s.memo.get("goblins", 0)
    active = _plays(s, "goblins")
    return (s.bombs.count(1) <= BOMBS and s.bombs.count(0) <= DUDS and laid + gone <= len(s.bombs)
            and (active or not laid)
            and all(b != NOBODY for b, here in zip(s.band, s.tokens) if "bomb" in here))


def _single(game, s) -> bool:
    """Of every kind one at most lies on a region, but of beasts."""
    return all(n == 1 or kind == "beast" for here in s.tokens for kind, n in here.items())


def _targets(game, s) -> bool:
    """Objectives lie only while there are Humans who are paid for them (ruling 126)."""
    return _plays(s, "humans") or not s.where("objective")


def _plays(s, race) -> bool:
    """Whether somebody has this race and it is active."""
    return any(here == race and not gray for here, gray in zip(s.race, s.declined))


def _alone(game, s) -> bool:
    """Nobody stands alone whose kind never does; a champion may, and in older matches somebody single beside
    him (ruling 46)."""
    return all(s.troops[r] >= garrison(s, b) or company(s, r) for r, b in enumerate(s.band) if b > TRIBES)


def _towers(game, s) -> bool:
    """In fields only, and none that has lost its majority (p. 12)."""
    return all(s.board.terrain[r] == "farmland" and s.band[r] > TRIBES
               and leads(s, s.band[r], r) for r in s.where("tower"))


def _aides(game, s) -> bool:
    """What belongs to a power stands with its band; beasts and a champion are among the tokens there."""
    return all(s.band[r] > TRIBES and s.power[s.band[r]] == power for kind, power in AIDES.items()
               for r in s.where(kind)) and all(
        here.get("beast", 0) + here.get("champion", 0) <= n for here, n in zip(s.tokens, s.troops))


def _beasts(game, s) -> bool:
    """Those that can be seen are among all that a band has, and these among its tokens."""
    return all(s.count("beast", b) <= s.ask("aides", b) <= s.total(b)
               for b, power in enumerate(s.power) if power == "beast_master")


AIDES = {"tower": "defensive", "champion": "championing", "beast": "beast_master"}
INVARIANTS = {"islands": _islands, "finds": _finds, "bombs": _bombs, "single": _single,
              "targets": _targets, "alone": _alone, "towers": _towers, "aides": _aides, "beasts": _beasts}

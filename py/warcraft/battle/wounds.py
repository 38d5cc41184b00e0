"""How many losses a roll causes, after what takes some away."""

from warcraft.battle import ring, told
from warcraft.units import FACES, PHASES


def count(s, f):
    """Losses of each side: hits, less what curses and healing take away, never below none (ruling 54)."""
    for n in ring.SIDES:
        against = [one for one in f["rolls"] if ring.side(s, f, one["player"]) != n]
        wounds = sum(one["wounds"] for one in against)
        hurt = max(0, wounds - f["less"][n])
        healed = min(hurt, max(0, healing(s, f, n, against) - f["healed"][n]))
        f["healed"][n] += healed
        f["due"][n] = hurt - healed
        if wounds:
            told.due(s, f, n, healed=healed, spared=wounds - hurt)


def healing(s, f, n, against) -> int:
    """Losses that a side's healers may take away, in all of a phase (ruling 40)."""
    f["ones"][n] += sum(one["ones"] for one in against)
    players = {p for _, p, _ in ring.units(s, f, n)}
    return max((ring.asks(s, f, p, "heals", f["ones"][n]) for p in players), default=0)


def harmless(s, f) -> bool:
    """Whether nobody could lose a unit any more, whatever is rolled (ruling 29)."""
    return not any(hurts(s, {**f, "kind": kind, "still": []}, n) for kind in PHASES for n in ring.SIDES)


def hurts(s, f, n) -> bool:
    """Whether a side may kill in a phase: there is a face that brings a loss if all its dice show it."""
    if not ring.losable(s, f, 1 - n):
        return False
    rollers = [(p, ring.dice(s, f, p, f["kind"])) for p in {p for _, p, _ in ring.units(s, f, n)}]
    for face in range(1, FACES + 1):
        against = [thrown(s, f, p, many, face) for p, many in rollers]
        if sum(one["wounds"] for one in against) > healing(s, {**f, "ones": [0, 0]}, 1 - n, against):
            return True
    return False


def thrown(s, f, p, many, face) -> dict:
    """What a player's dice bring when all show one face."""
    ones = many * (face == 1)
    hits = many * (face <= ring.strength(s, p, f["kind"])) if many else 0
    return {"ones": ones, "wounds": hits + s.game.question("wounds", ring.own(s, p, f["kind"]))(s, ones)}

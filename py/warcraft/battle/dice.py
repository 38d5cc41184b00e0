"""Rolling in one phase, with what cards do to the dice, and how many losses it causes."""

from warcraft.battle import ring
from warcraft.units import FACES, PHASES


def roll(s, f, p, n) -> dict:
    """Roll n dice for the kind that attacks: hits, natural ones, wounds."""
    kind, strength = f["kind"], sharpness(s, f, p)
    faces = [1 + s.random(FACES) for _ in range(n)]
    missed = {}
    if [p, "again"] in f["spells"]:
        missed = {"before": faces}
        faces = [face if face <= strength else 1 + s.random(FACES) for face in faces]
    hits, ones = sum(face <= strength for face in faces), faces.count(1)
    wounds = hits + s.game.question("wounds", ring.own(s, p, kind))(s, ones)
    s.note("attack", player=p, kind=kind, dice=faces, strength=strength, hits=hits, wounds=wounds,
           **missed)
    return {"player": p, "hits": hits, "ones": ones, "wounds": wounds}


def sharpness(s, f, p) -> int:
    """The strength with which a player rolls now."""
    return ring.strength(s, p, f["kind"]) + sum(spell == [p, "sharper"] for spell in f["spells"])


def curse(s, p, n) -> int:
    """How many of so many hits a curse takes away: one for every die of 3 or less."""
    faces = [1 + s.random(FACES) for _ in range(n)]
    saved = sum(face <= CURSED for face in faces)
    s.note("cursed", player=p, dice=faces, n=saved)
    return saved


CURSED = 3  # RU "Curse"


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
            ring.tell_due(s, f, n, healed=healed, spared=wounds - hurt)


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

"""Rolling for one player in one phase, with what cards do to the dice."""

from warcraft.battle import ring
from warcraft.units import FACES


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

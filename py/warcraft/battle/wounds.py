"""How many losses a roll causes, after what takes some away."""

from warcraft.battle import ring, told


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

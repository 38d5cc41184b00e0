"""Who takes part in a battle, with how many dice, and what may be lost. `f` is the frame of the battle:
`player` the mover and attacker, `r` the battlefield, `foe` the team that defends."""

from warcraft.units import FLYING, KINDS, MELEE, UNITS, WIDTH, WORKER

ATTACK, DEFEND = SIDES = (0, 1)


def fight(s):
    """The frame of the battle that is fought now, None if there is none."""
    return next((f for f in reversed(s.stack) if f["phase"] == "battle"), None)


def teams(s, f) -> list:
    """The teams that fight, the mover's first."""
    return [s.teams[f["player"]], f["foe"]]


def side(s, f, p) -> int:
    """On which side a player is."""
    return teams(s, f).index(s.teams[p])


def units(s, f, side) -> list:
    """[[space, player, kind], ...] of a side, in the battlefield and on its flanks; not those that a card or
    a law took out of the battle (`absent`), nor those of teammates who `stay` out of it."""
    r, team, found = f["r"], teams(s, f)[side], []
    for place in (r, *s.board.near[r]):
        for piece in s.pieces[place]:
            p, kind = divmod(piece, WIDTH)
            if kind in UNITS and s.teams[p] == team and p not in f["stay"] and (
                    place == r or r in s.board.flanks[kind][place]):
                found.append([place, p, kind])
    for one in f["absent"]:
        if one in found:
            found.remove(one)
    return found


def holders(s, f) -> list:
    """The sides that have units in the battlefield (RU "End of battle")."""
    return [n for n in SIDES if any(place == f["r"] for place, _, _ in units(s, f, n))]


def fighters(s, f) -> list:
    """Players who take part, attackers first, the mover's neighbours to the left before others."""
    found = {p for n in SIDES for _, p, _ in units(s, f, n)}
    around = [(f["player"] + n) % s.players for n in range(s.players)]
    return sorted(found & set(around), key=lambda p: (side(s, f, p), around.index(p)))


def leader(s, f, side) -> int:
    """Who decides for a side: the mover, the first defender in the battlefield, else on a flank (ruling 30);
    for neutrals the player to the left of the mover (ruling 86)."""
    if side == ATTACK:
        return f["player"]
    here = {p for place, p, _ in units(s, f, side) if place == f["r"]} - {s.players}
    able = here or {p for _, p, _ in units(s, f, side)} - {s.players}
    around = s.playing
    around = around[around.index(f["player"]) + 1:] + around[:around.index(f["player"])]
    return next((p for p in around if p in able), around[0])


# --- dice ------------------------------------------------------------------------------------------------

def abilities(s, f, p) -> list:
    """The abilities of a player's units that take part, one entry a unit."""
    powers, levels = s.game.powers[s.races[p]], s.levels[p]
    found = [powers.get((kind, levels[kind])) for _, q, kind in units(s, f, side(s, f, p)) if q == p]
    return sorted(filter(None, found))


def asks(s, f, p, hook, *facts):
    """What a player's abilities answer, each once however many units have it."""
    return s.game.question(hook, tuple(dict.fromkeys(abilities(s, f, p))))(s, *facts)


def own(s, p, kind) -> tuple:
    """The ability that a player's units of a kind have themselves, as keys to ask."""
    name = s.game.powers[s.races[p]].get((kind, s.levels[p][kind]))
    return (name,) if name else ()


def strength(s, p, kind) -> int:
    """A die not above it hits."""
    return s.game.strengths[s.races[p]][kind][s.levels[p][kind] - 1]


def dice(s, f, p, kind) -> int:
    """How many dice a player rolls in the phase of a kind: one a unit that may attack, and what abilities add
    to a roll that there is."""
    mine = [p, kind]
    n = sum(one[1:] == mine for one in units(s, f, side(s, f, p)))
    n -= sum(one[1:] == mine for one in f["still"])
    return n + asks(s, f, p, "dice") if n > 0 else 0


# --- losses ----------------------------------------------------------------------------------------------

def losable(s, f, side) -> list:
    """[(space, player, name), ...] of which a side's next loss must be one: no flyers in the phase of melee,
    unless nets hold them (RU "Losses")."""
    safe = f["kind"] == MELEE and not f["netted"][side]
    able = units(s, f, side)
    found = {(place, p, KINDS[kind]) for place, p, kind in able if not (safe and kind == FLYING)}
    for place, p in {(place, p) for place, p, kind in able if kind == MELEE and s.levied(place, p)}:
        one = [place, p, MELEE]
        out = f["absent"].count(one)  # the devoured: soldiers before workers
        soldiers = max(0, s.many(*one) - s.levied(place, p) - out)
        if not soldiers:
            found.remove((place, p, KINDS[MELEE]))
        if able.count(one) > soldiers:
            found.add((place, p, KINDS[WORKER]))
    return sorted(found)


# --- what those who watch are told -----------------------------------------------------------------------

def told(s, f) -> list:
    """[[[space, player, name], ...], ...], the mover's first; nothing in a clone, which tells nobody."""
    if s.events is None:
        return []
    found = [[[place, p, KINDS[kind]] for place, p, kind in units(s, f, n)] for n in SIDES]
    for row in found:
        for place, p in {(place, p) for place, p, _ in row}:
            unit = [place, p, KINDS[MELEE]]
            for _ in range(min(s.levied(place, p), row.count(unit))):  # some may be out of the battle
                row[row.index(unit)][2] = KINDS[WORKER]
    return found


def tell_due(s, f, n, **facts):
    """How many losses a side has to take now, and what took others away."""
    s.note("due", team=teams(s, f)[n], n=f["due"][n], **facts)

"""How to tell what an action of The Wolves shows on the map."""

from golden.seen import told
from wolves.needs import reach
from wolves.rules import surrounded
from wolves.tables import ALPHA, COST, DEN, DENS, DUEL, HIGHEST, KINDS, LAIR, PACK, TRACKS


def side(s) -> str:
    """Which side of the pack boards is in use."""
    return "two" if s.players == DUEL else "many"


def steps(s, h, goal) -> int:
    """How far a wolf walks."""
    return next(n for n, other in s.board.walk(h) if other == goal)


def away(s, p, h) -> int:
    """How far the nearest alpha is."""
    return min(s.board.distance(alpha, h) for alpha in s.alphas(p))


def moved(before, f, action, after):
    """Wolves go, and meet others."""
    for note in told(after, "move"):
        p, rank = divmod(note["piece"], HIGHEST)
        yield f"{len(f.get('moved', ())) + 1} wolves move"
        yield f"moves {steps(before, note['hex'], note['to'])} hexes"
        for piece in before.pieces[note["to"]]:
            whose = "own" if piece // HIGHEST == p else "foreign"
            yield f"{KINDS[rank]} comes to {whose} {KINDS[piece % HIGHEST]}"
        if before.board.mark[note["to"]] == "prey":
            yield "the goal is free of its prey"
        if f["phase"] == "move" and told(before, "displaced"):
            yield "a wolf moves after another was driven away"


def driven(before, f, action, after):
    """A wolf must leave its hex."""
    for note in told(after, "displaced"):
        p, rank = divmod(note["piece"], HIGHEST)
        yield "driven by a choice" if action[0] == "displace" else "driven without a choice"
        alone = len(after.pieces[note["to"]]) == 1
        yield "driven to an empty hex" if alone else "driven to one of its pack"
        if steps(before, note["hex"], note["to"]) > 1:
            yield "driven two hexes or farther"
        if any(frame["phase"] == "move" and frame["left"] for frame in after.stack):
            yield "driven in the middle of a move"
        if any(piece % HIGHEST == LAIR for piece in after.pieces[note["hex"]]):
            yield "an alpha driven from a lair" if rank == ALPHA else "a pack wolf driven from a lair"
        if p < after.players and surrounded(after, p):
            yield "driven to surround prey, no hunt"


def barred(before, f, action, after):
    """Hexes beside one's wolf, of the right terrain, where it may not go."""
    if f["phase"] != "act" or not f["left"]:
        return
    p, legal = f["player"], None
    for h, rank in before.own(p):
        for goal in before.board.near[h] if rank in (PACK, ALPHA) else ():
            here = before.pieces[goal]
            poor = not before.purse(p).get(before.board.terrain[goal])
            if poor or not here or here[0] // HIGHEST == p:
                continue
            legal = legal or set(before.legal)
            if ("move", h, KINDS[rank], goal) not in legal:
                yield from _barrier(here, rank)


def _barrier(here, rank):
    if len(here) > 1:
        yield "two keep a wolf out"
    elif here[0] % HIGHEST == rank:
        yield "an alpha keeps an alpha out" if rank == ALPHA else "a pack wolf keeps a pack wolf out"
    elif here[0] % HIGHEST == LAIR and rank == ALPHA:
        yield "a lair keeps an alpha out"


def dens(before, f, action, after):
    """Dens from a pack board, and what becomes of them."""
    for note in told(after, "den"):
        p, h = note["player"], note["hex"]
        yield f"den {note['track']} {_taken(after, p, note['track'])} of {side(after)}"
        if before.holds(p, ALPHA, h):
            yield "a den under its alpha"
        yield "a den with a pack wolf" if before.holds(p, PACK, h) else "a den beside its alpha"
    for note in told(after, "lair"):
        p, h = note["player"], note["hex"]
        yield f"lair {after.lairs[p]}"
        if before.holds(p, PACK, h) or before.holds(p, ALPHA, h):
            yield "a lair under its wolf"
        region = after.board.regions[after.board.region[h]]
        if sum(piece % HIGHEST == LAIR for other in region for piece in after.pieces[other]) > 2:
            yield "a third lair in a region"
    for taken in after.dens:
        if sum(taken) == DENS * len(TRACKS):
            yield "dens run out"
    if f["phase"] == "act" and DENS in before.dens[f["player"]] and any(a[0] == "den" for a in before.legal):
        yield "a finished track is closed"


def _taken(s, p, track) -> int:
    return s.dens[p][TRACKS.index(track)]


def howls(before, f, action, after):
    """Lone wolves called."""
    for note in told(after, "howl"):
        p = note["player"]
        yield f"howls {away(before, p, note['hex'])} hexes"
        yield f"called {after.wolves[p]}"
        if note["piece"] % HIGHEST == ALPHA:
            yield "a howl brings an alpha"
    if "lone" not in after.token:
        yield "lone wolves run out"


def dominates(before, f, action, after):
    """Pieces of other packs replaced."""
    for note in told(after, "dominate"):
        p, h, (owner, rank) = note["player"], note["hex"], divmod(note["piece"], HIGHEST)
        yield f"dominates {away(before, p, h)} hexes away"
        others = {piece // HIGHEST for piece in before.pieces[h]} - {owner}
        if rank == DEN:
            yield f"dominated {action[2]} {_taken(after, p, action[2])} of {side(after)}"
            if p in others:
                yield "den dominated, its own wolf there"
        else:
            yield f"called {after.wolves[p]}"
            if after.holds(p, ALPHA, h):
                yield "a dominated wolf becomes an alpha"
        if others - {p}:
            yield f"{KINDS[rank]} dominated, another pack there"
    if f["phase"] == "act" and f["left"]:
        purse = before.purse(f["player"])
        for h in reach(before, f["player"], "dominate") if max(purse.values()) >= COST["dominate"] else ():
            owners = [piece // HIGHEST for piece in before.pieces[h] if piece % HIGHEST in (DEN, PACK, ALPHA)]
            if len(owners) == 2 and owners[0] == owners[1] != f["player"]:
                yield "two of a pack protect each other"


def hunted(before, f, action, after):
    """Prey taken."""
    notes = told(after, "hunted")
    for note in notes:
        yield f"hunts {note['prey']}"
        if not after.token[note["hex"]]:
            yield "the last token of a stack"
        asked = told(before, "action") if action[0] == "pay" else []
        verb = asked[0]["verb"] if asked else action[0]
        if verb in ("stay", *COST):
            yield f"hunts after {verb}"
        yield f"prey {after.prey[note['player']].index(note['prey']) + 1} of {side(after)}"
    if len(notes) > 1:
        yield "hunts two kinds at once" if len(notes) == 2 else "hunts three kinds at once"

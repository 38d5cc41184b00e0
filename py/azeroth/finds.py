"""What lies face down on the islands, and how it comes to light."""

from conquest.state import TRIBES


def bury(s, keys):
    """Shuffled, one find to each island; the rest stays in the box (p. 3)."""
    pile = list(keys)
    s.shuffle(pile)
    for n, r in enumerate(s.board.finds):
        s.finds[n] = [pile.pop()] if pile else []
        if s.finds[n]:
            s.put(FACE_DOWN, r)
    s.unused = pile


def turn_up(s, r):
    """What lies face down on a region is turned up for good (p. 13)."""
    pile = s.finds[s.board.island[r]]
    s.put(FACE_DOWN, r, -1)
    show(s, pile.pop(), r)


def show(s, kind, r):
    """A find lies open on a region from now on."""
    s.reveal()
    s.put(kind, r)
    s.note("found", player=s.owner(s.band[r]), find=kind, region=r)
    s.game.question("on_found", (kind,))(s, s.band[r], r)


def settled(s, r):
    """Tokens came to a region by other means than a conquest: an active race turns up what it stands on."""
    b = s.band[r]
    if FACE_DOWN in s.tokens[r] and b > TRIBES and not s.declined[b]:  # ruling 73
        turn_up(s, r)


FACE_DOWN = "unknown"  # the piece that says that something lies there

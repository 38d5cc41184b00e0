"""What a choice is for the screen: its kind, and the facts that say where it is made.

A `place` is always the number of a place on the board."""


def at(place: int, **facts) -> dict:
    """Chosen by pointing at a place."""
    return {"kind": "place", "place": place, **facts}


def heap(place: int, tokens: int, **facts) -> dict:
    """A place is made to hold so many tokens."""
    return {"kind": "heap", "place": place, "tokens": tokens, **facts}


def walk(start: int, place: int, **facts) -> dict:
    """Something goes from one place to another."""
    return {"kind": "walk", "from": start, "place": place, **facts}


def card(**facts) -> dict:
    """Chosen among what lies beside the board."""
    return {"kind": "card", **facts}


def whom(player: int, **facts) -> dict:
    """A player is chosen."""
    return {"kind": "player", "player": player, **facts}


def plain(**facts) -> dict:
    """Nothing is pointed at."""
    return {"kind": "plain", **facts}


def legal_with(s, begun: tuple) -> list:
    """The legal actions that begin so, with anything for None; all of them for ()."""
    size = len(begun)
    if None not in begun:
        return [action for action in s.legal if action[:size] == begun]
    return [action for action in s.legal if len(action) >= size
            and all(mine in (None, other) for mine, other in zip(begun, action))]

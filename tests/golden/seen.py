"""What recorded games show, in the words of the wanted.py of each game."""

from golden.hashing import part


def told(after, event) -> list:
    """The notes of one kind that a step left."""
    return [note for note in after.events or [] if note["event"] == event]


def shown(key: str, before, action, after) -> set:
    """What one step shows: all that the looks of the game's seen.py see in it."""
    f, found = before.stack[-1], set()
    for look in part(key, "seen").LOOKS:
        found.update(look(before, f, action, after))
    return found


def whole(record: dict) -> set:
    """What a record as a whole shows."""
    return set(part(record["game"], "seen").whole(record))

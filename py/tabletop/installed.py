"""Which games are installed: whatever announces itself under the entry points `tabletop.games`."""

from importlib.metadata import entry_points

from tabletop.trait import BROKEN

_found: dict = {}


def games() -> dict:
    """Every installed game by its key."""
    if not _found:
        look()
    return _found


def look():
    """Find what has been installed since; the page brings a game when it is wanted."""
    for point in sorted(entry_points(group="tabletop.games"), key=lambda point: point.name):
        try:
            game = point.load()
        except Exception as trouble:  # one broken wheel must not take the others down
            BROKEN[f"{point.group}:{point.name}"] = f"{type(trouble).__name__}: {trouble}"
        else:
            _found[game.key] = game

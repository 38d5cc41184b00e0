"""A match whose position is set by hand, over the wire."""

import json
from pathlib import Path

from tabletop import mapfile
from tabletop.wire import Door

MAPS = Path(__file__).resolve().parents[1] / "maps"


class Desk:
    """A new match on a map of the site."""

    def __init__(self, game, players, seed=3):
        self.door, seats = Door(), ["human"] * players
        board = mapfile.read(MAPS / f"{game}/{players}.json")
        self.ask("new_game", game=game, map=board, seats=seats, seed=seed)

    def ask(self, op, **more):
        """The reply to a request."""
        return json.loads(self.door.handle(json.dumps({"op": op, **more})))

    def row(self, name, place=None, **of):
        """What can be set under a name, nothing if that cannot be."""
        rows = self.ask("settings", **({} if place is None else {"place": place}))["settings"]
        return next((row for row in rows if row["set"] == name
                     and all(row.get(key) == value for key, value in of.items())), None)

    def set(self, name, to, **where):
        """Set it."""
        return self.ask("arrange", setting={"set": name, "to": to, **where})

    @property
    def state(self):
        """As it stands."""
        return self.door.match.now

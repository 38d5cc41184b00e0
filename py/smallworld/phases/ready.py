"""The start of a turn with a race on the map: expand, leave regions first, or go into decline (p. 5-6)."""

from smallworld.rules import decline, leave
from tabletop import Phase


class Ready(Phase):
    """Regions may be left only now, before any conquest (ruling 8)."""

    def actions(self, s, f):
        b = f["band"]
        acts = [("expand",)]
        # p. 6: no conquests in the turn of a decline, so in-decline Ghouls that fought rule it out.
        if not s.declined[b] and not f.get("left") and "fought" not in s.used:
            acts.append(("decline",))
        return acts + [("abandon", r) for r in s.lands(b)]

    def prune(self, s, f, actions):
        """Regions are left in rising order."""
        last = f.get("left", -1)
        return [act for act in actions if act[0] != "abandon" or act[1] > last]

    def describe(self, s, f, action):
        return {"region": action[1]} if action[0] == "abandon" else {}

    def do_expand(self, s, f):
        self.do_done(s, f)

    def do_abandon(self, s, f, r):
        f["left"] = max(r, f.get("left", -1))
        leave(s, f["band"], r)

    def do_decline(self, s, f):
        while s.stack[-1]["phase"] != "turn":
            s.stack.pop()
        s.then("score", player=f["player"], band=f["band"])
        decline(s, f["band"])

"""One player's share of a step: move, harvest, deploy, spend, each by everybody before the next begins."""

from tabletop import Phase
from warcraft import victory
from warcraft.units import LONGEST, STEPS


class Turn(Phase):
    """Bottom of the stack; the frame says which step."""

    def enter(self, s, f):
        p, step = f["player"], f["step"]
        if step not in s.board.data["seats"][p].get("skips", ()):
            s.note("step", player=p, step=step, round=s.round)
            s.then(step, player=p)

    def leave(self, s, f):
        p, step = f["player"], f["step"]
        if victory.over(s, p, step):
            return
        order = s.playing
        following = order[order.index(p) + 1:]
        if following:
            s.then("turn", player=following[0], step=step)
        elif not (step == "move" and victory.captured(s)):
            self.next_step(s, step)

    def next_step(self, s, step):
        """Everybody has taken this one; after the last the first player's mark goes left."""
        last = step == STEPS[-1]
        if last:
            s.law("on_round")
            s.round += 1
            if victory.over(s, None, "round") or s.round > LONGEST and victory.stalled(s):
                return
            s.first = next(p for p in [*range(s.first + 1, s.players), *range(s.players)] if p not in s.out)
        s.then("turn", player=s.playing[0], step=STEPS[0] if last else STEPS[STEPS.index(step) + 1])

"""Workers fight as melee units when an enemy comes upon them."""

from warcraft import changes, moves, windows
from warcraft.hooks import Card
from warcraft.units import WORKER


class CallToArms(Card):
    """One space, until the Move step ends; what they build there is given up (rulings 62, 63)."""

    en = "Call to Arms", ("When an enemy unit enters a space with your workers: until the end of this Move "
                          "step they are melee units.")
    ru = "К оружию!", ("Когда вражеский отряд входит в клетку с вашими батраками: до конца этого шага "
                       "Движения они ударные отряды.")
    when = ("entered",)

    def offers(self, s, p, at):
        r = s.stack[-1]["r"]
        return [("call_to_arms",)] if s.many(r, p, WORKER) else []

    def do_call_to_arms(self, s, f):
        p, r = f["player"], f["r"]
        windows.spend(s, p, self.key)
        if s.unfinished[r] and s.outpost[r] == p:
            moves.raze(s, r)
        changes.call_up(s, p, r)
        s.stack.pop()

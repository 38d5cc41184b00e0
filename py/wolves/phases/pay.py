"""Which tiles are flipped for an action, and how many bonus tokens stand in for them."""

from tabletop import Phase
from wolves import rules


def charge(s, p, terrain, due):
    """Pay in the only way there is, or ask; `due` are the ways there were before the action."""
    if len(due) == 1:
        rules.pay(s, p, terrain, *due[0])
    else:
        s.then("pay", player=p, terrain=terrain, ways=due)


class Pay(Phase):
    """Tiles that show the same terrain differ in their backs; tokens are any terrain (terrain_tokens_all)."""

    def actions(self, s, f):
        return [("pay", bits, coins) for bits, coins in f["ways"]]

    def promising(self, s, f, actions):
        """Tokens are kept for when tiles do not do."""
        return [action for action in actions if action[2] == actions[0][2]]

    def describe(self, s, f, action):
        bits, coins = action[1:]
        return {"terrain": f["terrain"], "tokens": coins,
                "tiles": [n for n in range(len(s.faces[f["player"]])) if bits >> n & 1]}

    def do_pay(self, s, f, bits, coins):
        s.stack.pop()
        rules.pay(s, f["player"], f["terrain"], bits, coins)

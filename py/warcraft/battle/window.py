"""Cards in a battle: whoever takes part may play one or pass, again and again until all pass in a row."""

from tabletop import Phase, Reaction
from warcraft import windows
from warcraft.battle import ring


def ask(s, f, at, players=None, **facts):
    """Open a window for those who might have a card for it, as everybody knows."""
    if at == "battle_losses" and not any(f["due"]):
        return
    order = in_turn(s, f) if players is None else players
    if any(windows.may(s, p, at) for p in order):
        s.then("cards", player=order[0], at=at, order=order, left=list(order), **facts)


def in_turn(s, f) -> list:
    """Defenders first, then attackers (RU "Playing cards"), or from the mover clockwise (FAQ)."""
    order = ring.fighters(s, f)
    if s.rules["order"] == "turn":
        return sorted(order, key=lambda p: (p - f["player"]) % s.players)
    return sorted(order, key=lambda p: -ring.side(s, f, p))


def play(s, f, card, *facts):
    """A card is played face up in a window; enemies may cancel it before it works (RU "Dispel Magic")."""
    p, order, battle = f["player"], f["order"], ring.fight(s)
    windows.spend(s, p, card)
    n = order.index(p) + 1
    f["left"], f["fresh"] = order[n:] + order[:n], True  # a pass does not close the window (ruling 49)
    s.then("effect", player=p, card=card, facts=list(facts))
    ask(s, battle, "battle_played",
        [q for q in in_turn(s, battle) if s.teams[q] != s.teams[p]], card=card, by=p)


class Cards(Reaction):
    """`left` are those who may still answer."""

    def enter(self, s, f):
        """Also after every card: who can have none, or no unit in the battle any more, is not asked."""
        here = ring.fighters(s, ring.fight(s))
        f["left"] = [p for p in f["left"] if p in here and windows.may(s, p, f["at"])]
        if f["left"]:
            f["player"] = f["left"][0]

    def answers(self, s, f):
        return windows.plays(s, f["player"], f["at"])

    def actions(self, s, f):
        return super().actions(s, f) if f["left"] else []

    def describe(self, s, f, action):
        return super().describe(s, f, action) or windows.facts(s, action)

    def do_pass(self, s, f):
        f["left"].pop(0)
        f["fresh"] = True


class Effect(Phase):
    """A card that nobody cancelled works."""

    def enter(self, s, f):
        s.stack.pop()
        s.game.traits[f["card"]].works(s, ring.fight(s), f["player"], *f["facts"])

"""When cards are played: in an own decision with what else there is to do, or in a window that asks in turn.

Names of times: in own decisions "move" (nothing moved yet) and "moving", "spend" and from the first purchase
on "train", "construct" or "upgrade"; in windows "before_move" (the others, before a player moves), "entered"
(after a unit entered a space), "after_move" (everybody, before battles), "before_harvest" (whoever is about
to harvest); those of a battle begin with "battle_"."""

from warcraft.decks import FACE_UP, lacks


def plays(s, p, at) -> list:
    """What a player's cards offer him now."""
    possible = s.game.timed(at)
    keys = sorted({card for card in s.hands[p] if card in possible}) if possible else []
    return s.game.question("offers", tuple(keys))(s, p, at) if keys else []


def facts(s, action) -> dict:
    """What the screen is told of an action that a card or a law offers."""
    trait = s.game.verbs.get(action[0])
    return trait.facts(s, action) or {} if trait else {}


def may(s, p, at) -> bool:
    """Whether a player could hold a card for this time, as everybody knows: he has cards, and not all of such
    a kind lie open or were taken out."""
    timed, used = s.game.timed(at), s.discards[p]
    if not (s.hands[p] and timed):
        return False
    left = {*s.hands[p], *s.decks[p], *s.aside[p]}  # decks of an earlier version had more of some kinds
    return not timed.isdisjoint(left) or any(
        n > used.count(card) + (card == FACE_UP) * s.shown[p] and card not in lacks(s, p)
        for card, n in s.game.decks[s.races[p]].items() if card in timed)


def ask(s, at, players, **facts):
    """Let players answer in this order, each at most once."""
    for p in reversed([p for p in players if may(s, p, at)]):
        s.then("window", player=p, at=at, **facts)


def spend(s, p, card):
    """A card leaves the hand, face up."""
    s.hands[p].remove(card)
    s.discards[p].append(card)
    s.note("played", player=p, card=card)

"""When cards are played: a phase offers those for its own time, a window asks others in turn.

Names of times: in the own step "move" (nothing moved yet) and "moving", "harvest", "deploy", "spend" and from
the first purchase on "train", "construct" or "upgrade"; in windows "before_move" (the others, before a player
moves), "entered" (after a unit entered a space), "after_move" (everybody, before battles); those of a battle
begin with "battle_"."""


def plays(s, p, at) -> list:
    """What a player's cards and the laws offer him now."""
    possible = s.game.timed(at)
    keys = sorted({card for card in s.hands[p] if card in possible}) if possible else []
    if not keys and not s.laws:
        return []
    return s.game.question("offers", (*s.laws, *keys))(s, p, at)


def facts(s, action) -> dict:
    """What the screen is told of an action that a card or a law offers."""
    trait = s.game.verbs.get(action[0])
    return trait.facts(s, action) or {} if trait else {}


def may(s, p, at) -> bool:
    """Whether a player could have a card for this time, as everybody knows: he holds one, and his deck has
    some."""
    return bool(s.hands[p]) and not s.game.timed(at).isdisjoint(s.game.deck(s.races[p]))


def ask(s, at, players, **facts):
    """Let players answer in this order, each at most once."""
    for p in reversed([p for p in players if may(s, p, at)]):
        s.then("window", player=p, at=at, **facts)


def spend(s, p, card):
    """A card leaves the hand, face up."""
    s.hands[p].remove(card)
    s.discards[p].append(card)
    s.note("played", player=p, card=card)

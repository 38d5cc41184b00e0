"""What a position is worth to each player: coins in hand and what his bands will still bring.

A sum of few things counted on the map, each with a weight of the game's own; what every player will earn
anyhow is left out, since only differences matter."""

from conquest.rules import garrison
from conquest.state import NOBODY


def worth(s) -> list:
    """Expected final coins of every player, but for what all of them will earn alike."""
    bands = len(s.race)
    lands, tokens, risk = [0] * bands, list(s.hand), [0.0] * bands
    cost, troops = s.board.cost, s.troops
    for r, b in enumerate(s.band):
        if b > 0:
            lands[b] += 1
            tokens[b] += troops[r]
            risk[b] += 1 / (cost[r] + troops[r] + (shelter(s, r) if s.tokens[r] else 0))
    return [s.coins[p] + prospect(s, p, lands, tokens, risk) for p in range(s.players)]


def shelter(s, r) -> int:
    """How much the pieces on a region seem to guard it."""
    return sum([s.game.traits[kind].shelter for kind in s.tokens[r]])


def turns(s) -> float:
    """How many turns are still to come, each of which counts less than the one before."""
    fade = s.game.weights["fade"]
    return (1 - fade ** (s.rounds - s.round)) / (1 - fade)


def prospect(s, p, lands, tokens, risk) -> float:
    """Coins still to come for one player."""
    pending = waiting(s, p)
    if not (pending or s.round < s.rounds):
        return 0.0
    w, active, traits, coins, later = s.game.weights, s.active[p], s.game.traits, 0.0, 0.0
    for b in s.bands(p):
        here = lands[b]
        if b == active:
            if pending == CONQUERING:
                here += w["idle" if idle(s) else "catch"] * s.hand[b] + s.ask("catches", b)
            later += w["land"] * here + w["spare"] * max(0.0, tokens[b] - here * garrison(s, b))
            seen = ("boon",) if lands[b] else ("boon", "flair")
            later += sum([getattr(traits[key], name) for key in s.keys(b) if key for name in seen])
        else:
            later += w["faded"] * here
        later += s.ask("hopes", b) - w["risk"] * risk[b]
        coins += here
        for key, n in s.parts("income", b):
            coins += n
            later += n * w["passing" if traits[key].passing else "bonus"]
    if active == NOBODY:
        later += w["fresh"]
    return (coins if pending else 0.0) + later * turns(s)


def idle(s) -> bool:
    """Whether conquests could go on and nothing is left that could be taken."""
    return s.legal[:1] == [("done",)] and not any(act[0] in STRIKES for act in s.legal)


STRIKES = ("conquer", "gamble")
SCORED, TO_COME, CONQUERING, SCORING = 0, 1, 2, 3


def waiting(s, p) -> int:
    """How far a player's coins of this round are: paid, his turn to come, conquests under way, or near."""
    if not s.stack:
        return SCORED
    turn = s.stack[0]["player"]
    if p != turn:
        return TO_COME if (p - s.first) % s.players > (turn - s.first) % s.players else SCORED
    phases = [f["phase"] for f in s.stack]
    if "conquer" in phases:
        return CONQUERING
    return SCORING if "score" in phases else TO_COME if "draft" in phases or "fresh" in s.stack[0] else SCORED

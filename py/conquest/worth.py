"""What a position is worth to each player: coins in hand and what his bands will still bring.

A sum of few things counted on the map, each with a weight of the game's own; what every player will earn
anyhow is left out, since only differences matter."""

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
            risk[b] += 1 / (cost[r] + troops[r] + 2 * len(s.tokens[r]))
    return [s.coins[p] + prospect(s, p, lands, tokens, risk) for p in range(s.players)]


def prospect(s, p, lands, tokens, risk) -> float:
    """Coins still to come for one player."""
    w, left, pending = s.game.weights, s.rounds - s.round, waiting(s, p)
    if not (left or pending):
        return 0.0
    turns = (1 - w["fade"] ** left) / (1 - w["fade"])
    active, coins, later = s.active[p], 0.0, 0.0
    for b in s.bands(p):
        here = lands[b]
        if b == active:
            catch = w["catch"] * s.hand[b] if pending == CONQUERING else 0.0
            here += catch
            later += w["land"] * here + w["spare"] * max(0.0, tokens[b] - here)
        else:
            later += w["faded"] * here
        later -= w["risk"] * risk[b]
        coins += here
        for key, n in s.parts("income", b):
            coins += n
            later += n * w["passing" if s.game.traits[key].passing else "bonus"]
    if active == NOBODY:
        later += w["fresh"]
    return (coins if pending else 0.0) + later * turns


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

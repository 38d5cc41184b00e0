"""What a match is dealt from: coins, tribes, trays and shuffled stacks (p. 2)."""

from conquest.state import TRIBES
from tabletop import Refusal


def deal(game, s, options, contents):
    """Coins, tribes, trays and shuffled stacks; the column is still empty (p. 2)."""
    s.open = options["coins"] == "open"
    s.coins = [game.coins_at_start] * s.players
    for r, tribe in enumerate(s.board.tribes):
        if tribe:
            s.band[r], s.troops[r] = TRIBES, game.tribe_tokens
    borrowed = [game.races[key].borrows for key in contents["races"]]
    s.races = [key for key in contents["races"] if key not in borrowed]
    s.powers = list(contents["powers"])
    s.make_room(2 + sum(game.traits[key].answers("room") for key in (*s.races, *s.powers)))
    s.tray = {key: game.races[game.races[key].borrows or key].limit for key in s.races}
    s.shuffle(s.races)
    s.shuffle(s.powers)


def guests(game, extra) -> list:
    """The keys of what takes part from outside wheels, if they are a list of such as are there."""
    if not isinstance(extra, list) or not all(isinstance(key, str) and len(key) <= 40 for key in extra):
        raise Refusal("option", option="extra")
    missing = [key for key in extra if key not in game.races and key not in game.powers]
    if missing:
        raise Refusal("missing", why=missing)
    borrowed = [race for key in game.playing(game.races, extra) if (race := game.races[key].borrows)]
    if len(set(borrowed)) < len(borrowed) or not game.races.keys() >= set(borrowed):
        raise Refusal("option", option="extra", why=["borrowed"])
    return extra

"""What a match is dealt from: coins, tribes, trays and shuffled stacks (p. 2)."""

from conquest.state import TRIBES
from tabletop import Refusal

BROUGHT = ("extra", "homemade", "upfront")  # options about what comes from outside


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
    upfront = {key: n for n, key in enumerate(options["upfront"], 1)}
    for stack in (s.races, s.powers):  # what is to be on offer at once lies on top, the last one topmost
        stack.sort(key=lambda key: upfront.get(key, 0))


def brought(game, options) -> dict:
    """The checked options about what comes from outside, but for what the game was built with."""
    extra, upfront = (_keys(game, options, name) for name in ("extra", "upfront"))
    borrowed = [race for key in game.playing(game.races, extra) if (race := game.races[key].borrows)]
    if len(set(borrowed)) < len(borrowed) or not game.races.keys() >= set(borrowed):
        raise Refusal("option", option="extra", why=["borrowed"])
    return {"extra": extra, "upfront": upfront}


def _keys(game, options, name) -> list:
    """The races and powers that an option names, if they are a list of such as are there."""
    keys = options.get(name, [])
    if not isinstance(keys, list) or not all(isinstance(key, str) and len(key) <= 40 for key in keys):
        raise Refusal("option", option=name)
    missing = [key for key in keys if key not in game.races and key not in game.powers]
    if missing:
        raise Refusal("missing", why=missing)
    return keys

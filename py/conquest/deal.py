"""What a match is dealt from: coins, tribes, trays and shuffled stacks (p. 2)."""

from conquest.state import TRIBES


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

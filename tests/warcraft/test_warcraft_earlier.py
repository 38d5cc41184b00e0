"""The numbers of version 1, by which its saves are replayed, stay what they were."""

from golden.hashing import short
from warcraft.earlier import VERSIONS


def test_the_numbers_of_version_1_are_those_of_that_time():
    game = VERSIONS["1"]
    powers = {race: sorted([*at, gift] for at, gift in gifts.items()) for race, gifts in game.powers.items()}
    assert short([game.version, game.strengths, powers, game.decks]) == "969250a4"

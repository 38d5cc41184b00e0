"""What is printed on the badges and in the box."""

from azeroth import GAME

BADGES = {  # facts, powers
    "archaeologist": 5, "battle_master": 5, "beast_master": 4, "blacksmith": 4, "championing": 5,
    "defensive": 5, "enraged": 4, "explorer": 4, "farmer": 4, "fishing": 3, "garrisoned": 3, "herbalist": 4,
    "intimidating": 4, "marsh_dweller": 4, "mining": 4, "mountaineer": 4, "portal_mage": 5, "ranger": 4,
    "sailing": 5, "swamp_walker": 4,
}


def test_badges_bring_the_printed_number_of_tokens():
    assert {key: power.tokens for key, power in GAME.powers.items()} == BADGES


def test_the_box_holds_the_printed_number_of_pieces():  # facts, components
    box = {"tower": 6, "champion": 1, "beast": 5, "fort": 10, "wall": 9, "objective": 2}
    assert {key: GAME.pieces[key].limit for key in box} == box

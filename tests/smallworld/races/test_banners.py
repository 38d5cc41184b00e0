"""The numbers printed on banners and the tokens in the box (facts/smallworld.json, key "races")."""

import pytest
from smallworld import GAME, first
from table import table

BANNERS = {  # race: (tokens on the banner, tokens in the box), name in Russian
    "amazons": (6, 15, "Амазонки"),
    "dwarves": (3, 8, "Гномы"),
    "elves": (6, 11, "Эльфы"),
    "ghouls": (5, 10, "Вурдалаки"),
    "giants": (6, 11, "Гиганты"),
    "halflings": (6, 11, "Халфлинги"),
    "humans": (5, 10, "Люди"),
    "orcs": (5, 10, "Орки"),
    "ratmen": (8, 13, "Крысолюди"),
    "skeletons": (6, 20, "Скелеты"),
    "sorcerers": (5, 18, "Колдуны"),
    "tritons": (6, 11, "Тритоны"),
    "trolls": (5, 10, "Тролли"),
    "wizards": (5, 10, "Волшебники"),
}
LASTING = {"dwarves": ("income",), "ghouls": ("on_turn",)}


def test_there_are_fourteen_races():
    assert set(first.RACES) == set(BANNERS) and len(BANNERS) == 14


@pytest.mark.parametrize("race", BANNERS)
def test_banner_and_box(race):
    trait = GAME.races[race]
    assert (trait.tokens, trait.limit, trait.ru[0]) == BANNERS[race]


def test_the_box_holds_168_race_tokens():
    assert sum(GAME.races[key].limit for key in first.RACES) == 168


@pytest.mark.parametrize("race", BANNERS)
def test_banner_and_badge_are_added_up(race):
    t = table(a="", b="").with_(column=[[race, "merchant", 0]]).play("a", "take 0")
    assert t.s.total(t.band("a")) - t.s.lent == BANNERS[race][0] + 2


@pytest.mark.parametrize("race", BANNERS)
def test_only_mines_and_ghouls_outlive_decline(race):
    assert GAME.races[race].lasts == LASTING.get(race, ())

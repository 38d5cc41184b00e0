"""The book of rules and the names of levels say what the tables say."""

import json
from pathlib import Path

import pytest

from spoken import words
from warcraft import GAME
from warcraft.decks import DECKS
from warcraft.units import BOX, KINDS, LONGEST, RACES, STRENGTH, TOWN, TRAIN, UNITS, UPGRADE, WORKER

TEXT = Path(__file__).resolve().parents[2] / "web/text"
each_language = pytest.mark.parametrize("tag", ("en", "ru"))


def entry(tag, key) -> str:
    """All that an entry of the book says."""
    book = json.loads((TEXT / f"reference.warcraft.{tag}.json").read_text(encoding="utf-8"))
    found = book["entries"][key]
    return " ".join([*found["text"], *found.get("ours", ()), *found.get("rulings", ())])


@each_language
@pytest.mark.parametrize("race", RACES)
def test_a_race_is_described_by_its_strengths_and_cards(tag, race):
    text = entry(tag, race)
    assert [row for row in STRENGTH[race] if ", ".join(map(str, row)) not in text] == []
    own = [card for card, n in DECKS[race].items() if sum(card in deck for deck in DECKS.values()) == 1]
    assert [card for card in own if getattr(GAME.cards[card], tag)[0] not in text] == []


@each_language
@pytest.mark.parametrize("kind", (*UNITS, WORKER))
def test_a_price_is_that_of_the_table(tag, kind):
    start = entry(tag, KINDS[kind]).split(".")[0]
    assert [int(word) for word in start.split() if word.isdigit()] == [n for n in TRAIN[kind] if n]


@each_language
def test_other_numbers_are_those_of_the_tables(tag):
    assert all(str(BOX[kind]) in entry(tag, "units") for kind in UNITS)
    assert str(TOWN) in entry(tag, "points") and str(LONGEST) in entry(tag, "points")
    assert str(UPGRADE[0]) in entry(tag, "upgrade")
    assert str(sum(DECKS["human"].values())) in entry(tag, "deck")


@each_language
def test_every_level_has_a_name_of_its_own(tag):
    names = [words("warcraft", tag)[f"unit_{race}_{KINDS[kind]}_{level + 1}"] for race in RACES
             for kind in UNITS for level in range(len(STRENGTH[race][kind]))]
    assert len(set(names)) == len(names)

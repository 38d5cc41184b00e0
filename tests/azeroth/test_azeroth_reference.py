"""The book of rules tells the names and numbers of the engine; what lacks an entry is told by
tests/test_owed.py."""

import json
from pathlib import Path

import pytest
from azeroth import GAME
from azeroth.board import MARKS, TERRAINS

TEXTS = Path(__file__).resolve().parents[2] / "web/text"
KINDS = {"race": GAME.races, "power": GAME.powers, "token": GAME.pieces}


@pytest.fixture(params=["en", "ru"])
def book(request):
    text = (TEXTS / f"reference.azeroth.{request.param}.json").read_text(encoding="utf-8")
    return request.param, json.loads(text)["entries"]


def test_an_entry_tells_the_name_and_the_numbers_of_the_engine(book):
    lang, entries = book
    for key, entry in entries.items():
        if kind := entry.get("kind"):
            trait = KINDS[kind][key]
            assert entry["title"] == getattr(trait, lang)[0], key
            assert entry.get("tokens") == (None if kind == "token" else trait.tokens), key
            assert entry.get("limit") == (trait.limit if kind == "race" else None), key


def test_every_terrain_and_every_sign_has_an_entry(book):
    _, entries = book
    assert [name for name in (*TERRAINS, *MARKS) if not {name, f"land_{name}"} & entries.keys()] == []


def test_every_race_stands_in_the_list_of_its_faction(book):
    lang, entries = book
    told = entries["factions"]["text"][0].lower().split(".")
    for faction, sentence in zip(("alliance", "horde", "neutral"), told):
        names = {getattr(race, lang)[0].lower() for race in GAME.races.values() if race.faction == faction}
        assert {name for name in names if name in sentence} == names
        assert len(sentence.split(",")) == len(names)

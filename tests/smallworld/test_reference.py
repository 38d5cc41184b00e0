"""The book of rules of Small World: everything in the box has its entry, with the numbers of the engine."""

import json
from pathlib import Path

import pytest

from smallworld import GAME
from smallworld.board import MARKS, TERRAINS

TEXTS = Path(__file__).resolve().parents[2] / "web/text"


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_everything_in_the_box_has_its_entry(lang):
    entries = json.loads((TEXTS / f"reference.smallworld.{lang}.json").read_text(encoding="utf-8"))["entries"]
    for kind, traits in (("race", GAME.races), ("power", GAME.powers), ("token", GAME.pieces)):
        own = {key: trait for key, trait in traits.items()
               if type(trait).__module__.startswith("smallworld.")}
        assert {key for key, entry in entries.items() if entry.get("kind") == kind} == own.keys()
        for key, trait in own.items():
            assert entries[key]["title"] == getattr(trait, lang)[0], key
            if kind != "token":
                assert entries[key]["tokens"] == trait.tokens, key
            assert entries[key].get("limit") == (trait.limit if kind == "race" else None), key
    assert all(name in entries or f"land_{name}" in entries for name in (*TERRAINS, *MARKS))

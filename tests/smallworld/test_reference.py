"""The book of rules of Small World tells the names and numbers of the engine; what lacks an entry is told by
tests/test_owed.py."""

import json
from pathlib import Path

import pytest

from smallworld import GAME
from smallworld.board import MARKS, TERRAINS

TEXTS = Path(__file__).resolve().parents[2] / "web/text"


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_an_entry_tells_the_numbers_of_the_engine(lang):
    entries = json.loads((TEXTS / f"reference.smallworld.{lang}.json").read_text(encoding="utf-8"))["entries"]
    for kind, traits in (("race", GAME.races), ("power", GAME.powers), ("token", GAME.pieces)):
        own = {key: trait for key, trait in traits.items()
               if type(trait).__module__.startswith("smallworld.")}
        told = {key for key, entry in entries.items() if entry.get("kind") == kind}
        assert told <= own.keys()
        for key, trait in ((key, own[key]) for key in sorted(told)):
            assert entries[key]["title"] == getattr(trait, lang)[0], key
            if kind != "token":
                assert entries[key]["tokens"] == trait.tokens, key
            assert entries[key].get("limit") == (trait.limit if kind == "race" else None), key
    assert all(name in entries or f"land_{name}" in entries for name in (*TERRAINS, *MARKS))

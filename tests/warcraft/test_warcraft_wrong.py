"""Scenario files that are wrong in one thing: each is refused with a reason and, where there is one, a place,
for both of which there are words in every language."""

import json
from itertools import chain

import pytest
from field import MAPS, chart
from tabletop import Refusal
from warcraft import GAME

TEXT = MAPS.parents[1] / "web/text"
WORDS = {language: {**json.loads((TEXT / f"{language}.json").read_text(encoding="utf-8")),
                    **json.loads((TEXT / f"warcraft.{language}.json").read_text(encoding="utf-8"))}
         for language in ("en", "ru")}
SLOT = {"piece": 5, "side": "cyan", "turn": 0, "at": [9, 9]}
PIECES = chart("2")["pieces"]


def seat(n=0, **fields) -> dict:
    """Two seats, one of which is as said."""
    return {"seats": [fields if p == n else {} for p in range(2)]}


def slot(**fields) -> dict:
    """A piece of the board more."""
    return {"pieces": [*PIECES, {**SLOT, **fields}]}


def law(key, **fields) -> dict:
    return {"scenario": {"laws": [key]}, **fields}


# what is changed in the map for two, why it is refused, where
WRONG = [
    ({"pieces": []}, "pieces", {}), ({"pieces": 7}, "pieces", {}), ({"pieces": PIECES * 20}, "pieces", {}),
    ({"pieces": [*PIECES, "town"]}, "pieces", {"row": len(PIECES)}),
    (slot(piece=14), "pieces", {"row": len(PIECES)}), (slot(side="green"), "pieces", {"row": len(PIECES)}),
    (slot(turn=6), "pieces", {"row": len(PIECES)}), (slot(at=[0]), "pieces", {"row": len(PIECES)}),
    ({"pieces": [*PIECES, {"seat": 2, "town": "edge", "turn": 0, "at": [9, 9]}]}, "pieces",
     {"row": len(PIECES)}),
    ({"pieces": [*PIECES, PIECES[0]]}, "piece_twice", {"row": len(PIECES)}),
    (slot(at=[0, 0]), "overlap", {"row": len(PIECES)}), (slot(), "apart", {"space": "9,9"}),
    ({"spaces": [[q, r, "forest"] for q in range(3, 20) for r in range(-9, 9)]}, "large", {}),
    ({"seats": []}, "seats", {}), ({"seats": [{}]}, "seats", {}), ({"seats": [{}, 7]}, "seats", {}),
    (seat(race="elf"), "seats", {"field": "race", "seat": 0}),
    ({"seats": [{"race": "orc"}, {"race": "orc"}]}, "race_twice", {}),
    (seat(1, team=9), "seats", {"field": "team", "seat": 1}),
    (seat(gold=-1), "seats", {"field": "gold", "seat": 0}),
    (seat(wood="5"), "seats", {"field": "wood", "seat": 0}),
    (seat(cards=2.5), "seats", {"field": "cards", "seat": 0}),
    (seat(levels=[1, 1]), "seats", {"field": "levels", "seat": 0}),
    (seat(levels=[0, 1, 1]), "seats", {"field": "levels", "seat": 0}),
    (seat(1, levels=[9, 1, 1]), "levels", {"seat": 1}),
    (seat(buildings=[0, 0, 0]), "seats", {"field": "buildings", "seat": 0}),
    (seat(buildings=[1, 4, 0]), "seats", {"field": "buildings", "seat": 0}),
    (seat(buildings=[1, 0]), "seats", {"field": "buildings", "seat": 0}),
    (seat(pieces={"melee": 3}), "seats", {"field": "pieces", "seat": 0}),
    (seat(pieces=[{"melee": 3}]), "seats", {"field": "pieces", "seat": 0}),
    (seat(pieces=[{"at": "town", "knight": 3}]), "seats", {"field": "pieces", "seat": 0}),
    (seat(pieces=[{"at": "town", "melee": 0}]), "seats", {"field": "pieces", "seat": 0}),
    (seat(pieces=[{"at": [0, 0], "melee": 999}] * 9), "seats", {"field": "pieces", "seat": 0}),
    (seat(pieces=[{"at": [0, 0]}] * 3000), "seats", {"field": "pieces", "seat": 0}),
    (seat(pieces=[{"at": "brook", "melee": 1}]), "space", {"space": "brook"}),
    (seat(pieces=[{"at": [9, 9], "melee": 1}]), "space", {"space": [9, 9]}),
    (seat(1, pieces=[{"at": [0, -2], "melee": 1}]), "mountain", {"seat": 1, "space": "0,-2"}),
    (seat(pieces=[{"at": [1, 0], "melee": 4}]), "room", {"space": "1,0"}),
    (seat(pieces=[{"at": [q, 0], "flying": 3} for q in (0, 1)]), "box", {"seat": 0, "piece": "flying"}),
    (seat(outposts=[[0, 0], [1, 0], [-1, 0]]), "seats", {"field": "outposts", "seat": 0}),
    (seat(outposts=[[0, 0], [0, 0]]), "outposts", {"seat": 0, "space": "0,0"}),
    (seat(outposts=["ford"]), "space", {"space": "ford"}),
    (seat(skips=["tea"]), "seats", {"field": "skips", "seat": 0}),
    (seat(without=["ace"]), "seats", {"field": "without", "seat": 0}),
    (seat(errata=["ace"]), "seats", {"field": "errata", "seat": 0}),
    (seat(pony=1), "seats", {"field": "pony", "seat": 0}),
    ({"neutral": {}}, "neutral", {}), ({"neutral": {"race": "elf"}}, "neutral", {"field": "race"}),
    ({"neutral": {"race": "orc", "gold": 3}}, "neutral", {"field": "gold"}),
    ({"neutral": {"race": "orc", "levels": [9, 1, 1]}}, "levels", {}),
    ({"neutral": {"race": "orc"}, **seat(race="orc")}, "race_twice", {}),
    ({"spaces": [[0, 0, "forest"], [0, 0, "swamp"]]}, "spaces", {"row": 1}),
    ({"spaces": [[0, "forest"]]}, "spaces", {"row": 0}),
    ({"edges": [[[0, 0], [9, 9], "wall"]]}, "edge", {"edge": 0}),
    ({"edges": "wall"}, "edge", {}),
    ({"places": {"ford": [1, 0], "brook": "x"}}, "places", {"field": "brook"}),
    ({"places": {"ford": [9, 9]}}, "space", {"space": [9, 9]}),
    ({"tokens": {"0,0": "crown"}}, "tokens", {"field": "0,0"}),
    ({"tokens": {"ford": "graveyard"}}, "space", {"space": "ford"}),
    ({"depleted": {"1,0": 3}}, "depleted", {"field": "1,0"}),
    ({"depleted": {"0,0": 1}}, "lands", {"space": "0,0"}),
    ({"roles": {"caster": 1}}, "roles", {"field": "caster"}),
    ({"roles": {"caster": [2]}}, "roles", {"field": "caster"}),
    ({"goal": "15"}, "goal", {}), ({"first": 5}, "first", {}), ({"scenario": 7}, "scenario", {}),
    (law("gate"), "law", {"law": "gate", "missing": ["gate"]}),
    (law("spell"), "law", {"law": "spell", "missing": ["caster"]}),
    (law("stronghold", roles={"besieger": [1]}, places={"stronghold": [0, 0]}), "won", {}),
    (law("necromancy", roles={"necromancer": [1]}), "won", {}),
]


@pytest.mark.parametrize("number", range(len(WRONG)))
def test_a_scenario_wrong_in_one_thing_is_refused_with_reason_and_place(number):
    changed, why, where = WRONG[number]
    with pytest.raises(Refusal) as refusal:
        GAME.start({**chart("2"), **changed}, 2, {}, 1)
    facts = dict(refusal.value.facts)
    assert refusal.value.code == "map" and facts.pop("why") == [why]
    facts.pop("neutral", None)
    assert facts == where


def test_there_are_many_and_words_for_every_reason_and_place():
    assert len(WRONG) >= 60
    for words in WORDS.values():
        assert {f"import_why_{why}" for _, why, _ in WRONG} <= words.keys()
        names = chain.from_iterable(where for *_, where in WRONG)
        assert {f"import_at_{name}" for name in names} <= words.keys()

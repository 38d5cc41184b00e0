"""What a description of a race or power may not be, and the code that says so."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from table import tiny_map
from test_homemade import power, race

from smallworld import GAME
from conquest import homemade
from conquest.effects import EFFECTS
from tabletop import Match, Refusal

FLY = {"effect": "fly"}


def why(*made, **options):
    """The codes a list of descriptions is refused for, with the place of the bad one."""
    with pytest.raises(Refusal) as caught:
        Match(GAME, tiny_map(), {"homemade": list(made), **options}, ["human"] * 2, 1)
    assert caught.value.code == "homemade"
    return caught.value.facts["why"], caught.value.facts.get("place")


def fine(*made):
    """Whether descriptions are accepted."""
    return Match(GAME, tiny_map(), {"homemade": list(made)}, ["human"] * 2, 1).game.key == GAME.key


@pytest.mark.parametrize("change, code", [
    ({"kind": "token"}, "kind"), ({"kind": None}, "kind"), ({"kind": []}, "kind"), ({"more": 1}, "unknown"),
    ({"key": "Bakers"}, "key"), ({"key": "bakers!"}, "key"), ({"key": ""}, "key"), ({"key": "x" * 41}, "key"),
    ({"key": 5}, "key"),
    ({"key": "__class__"}, "key"), ({"key": "a__b"}, "key"), ({"key": "bakers\n"}, "key"),
    ({"key": "elves"}, "taken"), ({"key": "commando"}, "taken"), ({"key": "fortress"}, "taken"),
    ({"key": "base"}, "taken"),
    ({"name": "Bakers"}, "name"), ({"name": {}}, "name"), ({"name": {"de": "Bäcker"}}, "name"),
    ({"name": {"en": ""}}, "name"),
    ({"name": {"en": "  "}}, "name"), ({"name": {"en": "x" * 41}}, "name"), ({"name": {"en": 1}}, "name"),
    ({"name": {"en": "a\nb"}}, "name"), ({"name": {"en": "\u202eb"}}, "name"),
    ({"tokens": 11}, "tokens"), ({"tokens": 0}, "tokens"), ({"tokens": 5.0}, "tokens"),
    ({"tokens": True}, "tokens"),
    ({"borrows": "bakers"}, "borrows"), ({"borrows": "commando"}, "borrows"), ({"borrows": None}, "borrows"),
    ({"borrows": []}, "borrows"),
    ({"borrows": "dwarves"}, "tray"), ({"tokens": 10, "borrows": "ratmen"}, "tray"),
    ({"effects": []}, "effects"), ({"effects": [FLY] * 7}, "effects"), ({"effects": FLY}, "effects"),
    ({"effects": ["fly"]}, "effect"),
    ({"effects": [{"effect": "win"}]}, "effect"), ({"effects": [{"effect": []}]}, "effect"),
    ({"effects": [{}]}, "effect"),
    ({"effects": [{**FLY, "on": "hill"}]}, "unknown")])
def test_a_race_out_of_bounds(change, code):
    assert fine(race(FLY))
    assert why(race(FLY, **change)) == ([code], 0)


def test_the_limits_themselves_are_allowed():
    assert fine(race(FLY, tokens=10, borrows="amazons"), power(FLY, tokens=5))
    assert fine(race(*[FLY] * 6)) and fine(*[power(FLY, key=f"power{n}") for n in range(34)])
    assert fine(race({"effect": "loan", "tokens": 4}, tokens=6, borrows="amazons"))
    assert why(race({"effect": "loan", "tokens": 4}, tokens=7, borrows="amazons")) == (["tray"], 0)
    assert why(power(FLY, tokens=6)) == (["tokens"], 0)
    assert why(power(FLY, borrows="elves")) == (["unknown"], 0)


@pytest.mark.parametrize("name", EFFECTS)
@settings(deadline=None)  # building a game takes its time on a busy machine
@given(st.data())
def test_fields_of_effects_take_their_own_values_only(name, data):
    effect = EFFECTS[name]
    good = {"effect": name, **{field: list(allowed)[-1] for field, allowed in effect.fields.items()}}
    assert fine(power(good))
    for field, allowed in effect.fields.items():
        bad = data.draw(st.one_of(st.integers(), st.floats(), st.booleans(), st.text(), st.none(),
                                  st.just([]), st.just(1.0)))
        if not any(type(bad) is type(one) and bad == one for one in allowed):
            assert why(power({**good, field: bad})) == ([field], 0)


def test_needed_fields_of_effects_may_not_be_left_out():
    for name, effect in EFFECTS.items():
        needed = sorted(set(effect.fields) - set(effect.defaults))
        assert fine(power({"effect": name})) if not needed else why(power({"effect": name})) == (needed, 0)


def test_the_place_of_the_bad_one_is_told_and_all_its_faults():
    assert why(race(FLY), power(FLY, tokens=9)) == (["tokens"], 1)
    assert why(race({"effect": "win"}, tokens=99, name=None)) == (["name", "tokens", "effect"], 0)


def test_keys_and_borrowed_races_are_used_once():
    assert why(race(FLY), race(FLY, borrows="sorcerers")) == (["taken"], 1)
    assert why(race(FLY), race(FLY, key="cooks")) == (["borrowed"], 1)
    assert why(race(FLY), race(FLY, key="cooks", borrows="bakers")) == (["borrows"], 1)
    assert fine(race(FLY), race(FLY, key="cooks", borrows="sorcerers"))


@pytest.mark.parametrize("made", [None, {}, "x", 0, False, 1, [race(FLY)] * 35])
def test_it_must_be_a_list(made):
    with pytest.raises(Refusal) as caught:
        Match(GAME, tiny_map(), {"homemade": made}, ["human"] * 2, 1)
    assert caught.value.facts == {"why": ["form"]}


def test_the_lender_has_left_the_game():
    s = Match(GAME, tiny_map(), {"homemade": [race(FLY)]}, ["human"] * 2, 1).now
    present = [*s.races, *(item[0] for item in s.column)]
    assert "amazons" not in present and present.count("bakers") == 1
    assert s.tray["bakers"] == GAME.races["amazons"].limit and "amazons" not in s.tray
    assert sorted([*s.powers, *(item[1] for item in s.column)]) == sorted(
        key for key in GAME.powers if type(GAME.powers[key]).__module__.startswith("smallworld.powers."))


def test_a_race_may_come_with_a_single_token():
    assert fine({**race(FLY), "tokens": 1})


# --- what the page asks while one is made ---------------------------------------------------------

def test_whatever_is_chosen_from_the_lists_is_accepted():
    found = homemade.choices(GAME)
    for name, effect in found["effects"].items():
        for field, values in effect["fields"].items():
            for value in values:
                rest = {other: more[0] for other, more in effect["fields"].items()}
                assert fine(power({"effect": name, **rest, field: value}))
    race_lists = found["kinds"]["race"]
    for key, room in race_lists["borrows"].items():
        assert fine(race(FLY, borrows=key, tokens=min(room, max(race_lists["tokens"]))))
    assert found["kinds"]["power"] == {"tokens": [1, 2, 3, 4, 5]}


def test_only_what_lies_on_the_land_of_the_game_may_be_chosen():
    assert "mine" in homemade.choices(GAME)["effects"]["income"]["fields"]["on"]
    assert "anchor" not in homemade.choices(GAME)["effects"]["income"]["fields"]["on"]


def test_a_description_under_way_tells_what_it_says_so_far_and_what_is_wrong():
    told = homemade.told(GAME, {"kind": "power", "effects": [FLY, {"effect": "income"}]})
    assert told["sentences"][0]["en"].startswith("You may take any land region") and not told["sentences"][1]
    assert told["wrong"] == ["key", "name", "tokens", "coins", "on"]
    assert homemade.told(GAME, {}) == {"sentences": [], "wrong": ["kind"]}
    assert homemade.told(GAME, power(FLY))["wrong"] == []


@pytest.mark.parametrize("change, fits", [
    ({"author": "Ann"}, True), ({"emblem": "dragon_master"}, True), ({"colour": "#aa33ff"}, True),
    ({"author": ""}, False), ({"author": "x" * 41}, False), ({"author": 1}, False),
    ({"author": "a\nb"}, False),
    ({"emblem": "<b>"}, False), ({"emblem": None}, False),
    ({"colour": "red"}, False), ({"colour": "#AA33FF;"}, False), ({"colour": None}, False)])
def test_what_only_the_screen_reads_has_a_form_too(change, fits):
    made = power(FLY, **change)
    assert fine(made) if fits else why(made) == ([*change], 0)


def test_guests_lend_no_tokens(monkeypatch):
    assert "amazons" in GAME.workshop()["kinds"]["race"]["borrows"]
    monkeypatch.setattr(GAME.races["amazons"], "guest", "amazons_of_the_north")
    assert "amazons" not in GAME.workshop()["kinds"]["race"]["borrows"]


def test_numbers_of_effects_go_so_far_and_no_further():
    effects = GAME.workshop()["effects"]
    assert {f"{name} {field}": values for name, effect in effects.items()
            for field, values in effect["fields"].items() if type(values[0]) is int} == {
        **dict.fromkeys(("discount tokens", "flank tokens", "income coins", "spoils coins", "defence tokens",
                         "recruits tokens"), [1, 2]),
        "pension coins": [1, 2, 3], "keep_tokens tokens": [*range(2, 11), 99], "loan tokens": [1, 2, 3, 4],
        "fallen per": [2, 3, 4]}

"""Scenario files: what a player may write, and what is refused with a reason."""

import copy
import json
import random

import pytest
from field import MAPS, chart, field
from jsonschema_rs import Draft202012Validator
from tabletop import Match, Refusal
from warcraft import GAME, reading

ALL = sorted(path.relative_to(MAPS).with_suffix("").as_posix() for path in MAPS.rglob("*.json"))


def begun(data):
    return GAME.start(data, len(data["seats"]), {}, 1)


def refused(**changes):
    """The reason why the map for two is refused with other fields."""
    data = {**chart("2"), **changes}
    with pytest.raises(Refusal) as refusal:
        GAME.start(data, 2, {}, 1)
    assert refusal.value.code == "map"
    return refusal.value.facts


@pytest.mark.parametrize("name", ALL)
def test_every_official_scenario_begins(name):
    data = chart(name)
    s = begun(data)
    assert s.legal and not GAME.check(s) and data["players"] == len(data["seats"])
    assert set(data.get("scenario", {})) <= {"laws"} and all(key in GAME.laws for key in s.laws)


def test_the_six_of_the_rule_book_are_there():
    assert ALL == ["2", "3", "4", "captives", "necromancers", "nordrassil"]


def test_a_scenario_of_ones_own():
    data = chart("2")
    data["spaces"] = [[0, 0, "mountain"], [3, 0, "goldmine"]]
    data["edges"] = [[[-1, -1], [0, -1], "wall"]]
    data["places"] = {"ford": [-1, 0], "gate": [3, 0]}
    data["scenario"] = {"laws": ["gate"]}
    data["seats"] = [{"race": "undead", "gold": 9, "levels": [2, 1, 1], "buildings": [2, 1, 0], "cards": 5,
                      "without": ["web", "victory_point"], "outposts": ["ford"],
                      "pieces": [{"at": "town", "melee": 2}, {"at": [-1, -1], "flying": 1, "worker": 3}]},
                     {"team": 1}]
    data["depleted"], data["goal"], data["first"] = {"ford": 1}, 12, 1
    s = begun(data)
    r = s.board.places["ford"]
    assert s.races[0] == "undead" and s.races[1] != "undead" and s.first == 1 and s.goal == 12
    assert s.outpost[r] == 0 and s.depleted[r] == 1 and s.levels[0] == [2, 1, 1]
    assert len(s.hands[0]) == 5 and not {"web", "victory_point"} & {*s.hands[0], *s.decks[0]}
    assert s.board.terrain[s.board.spot([0, 0])] == "mountain" and "wall" in s.board.edges.values()
    match = Match(GAME, data, {}, ["human"] * 2, 1)
    assert Match.load({"warcraft": GAME}, json.loads(json.dumps(match.save()))).now.__dict__ == s.__dict__


def test_pieces_that_overlap_or_lie_apart_or_twice():
    pieces = chart("2")["pieces"]
    over = {"piece": 5, "side": "cyan", "turn": 0, "at": [0, 0]}
    assert refused(pieces=[*pieces, over])["why"] == ["overlap"]
    far = {"piece": 5, "side": "cyan", "turn": 0, "at": [9, 9]}
    assert refused(pieces=[*pieces, far])["why"] == ["apart"]
    assert refused(pieces=[*pieces, pieces[0]]) == {"why": ["piece_twice"], "row": 7}
    assert refused(pieces=[*pieces, {**pieces[1], "at": [9, 9]}])["why"] == ["piece_twice"]
    for number in (0, 14):
        assert refused(pieces=[*pieces, {"piece": number, "side": "cyan", "turn": 0, "at": [9, 9]}]) == {
            "why": ["pieces"], "row": 7}


def test_seats():
    assert refused(seats=[{"race": "orc"}, {"race": "orc"}])["why"] == ["race_twice"]
    assert refused(seats=[{"race": "elf"}, {}]) == {"why": ["seats"], "field": "race", "seat": 0}
    assert refused(seats=[{}, {"pony": 1}]) == {"why": ["seats"], "field": "pony", "seat": 1}
    assert refused(seats=[{}])["why"] == ["seats"]


def test_what_stands_where():
    assert refused(seats=[{"pieces": [{"at": "town", "melee": 4}]}, {}])["why"] == ["room"]
    assert refused(seats=[{"pieces": [{"at": [0, -2], "melee": 1}]}, {}]) == {
        "why": ["mountain"], "seat": 0, "space": "0,-2"}
    assert refused(seats=[{"pieces": [{"at": "nowhere", "melee": 1}]}, {}]) == {
        "why": ["space"], "space": "nowhere"}
    crowd = [{"at": [q, r], "flying": 3} for q, r in ((0, 0), (1, 0))]
    assert refused(seats=[{"pieces": crowd}, {}])["why"] == ["box"]
    assert refused(seats=[{"levels": [9, 1, 1]}, {}])["why"] == ["levels"]
    found = refused(seats=[{"buildings": [9, 0, 0]}, {}])
    assert found == {"why": ["seats"], "field": "buildings", "seat": 0}


def test_laws_need_their_places_and_roles():
    assert refused(scenario={"laws": ["gate"]}) == {"why": ["law"], "law": "gate", "missing": ["gate"]}
    assert refused(scenario={"laws": ["spell"]})["missing"] == ["caster"]
    assert refused(roles={"caster": [7]})["why"] == ["roles"]
    assert refused(roles={"caster": [3]}, scenario={"laws": ["spell"]})["why"] == ["roles"]


def test_nobody_has_won_before_it_begins():
    siege = {"roles": {"besieger": [1]}, "places": {"stronghold": [0, 0]},
             "scenario": {"laws": ["stronghold"]}}
    assert refused(**siege)["why"] == ["won"]
    seats = [{"outposts": ["stronghold"]}, {}]
    assert begun({**chart("2"), **siege, "seats": seats}).legal
    assert refused(roles={"necromancer": [1]}, scenario={"laws": ["necromancy"]})["why"] == ["won"]


def test_other_fields():
    assert refused(spaces=[[0, 0, "swamp"]])["why"] == ["spaces"]
    assert refused(places={"ford": [9, 9]})["why"] == ["space"]
    assert refused(edges=[[[0, 0], [9, 9], "wall"]])["why"] == ["edge"]
    assert refused(goal=-1)["why"] == ["goal"] and refused(first=5)["why"] == ["first"]
    assert refused(depleted={"0,0": 1})["why"] == ["lands"]
    assert refused(tokens={"nowhere": "graveyard"})["why"] == ["space"]
    assert refused(tokens={"0,0": "crown"})["why"] == ["tokens"]


def test_a_law_that_nobody_knows():
    with pytest.raises(Refusal) as refusal:
        begun({**chart("2"), "scenario": {"laws": ["chaos"]}})
    assert refusal.value.as_reply() == {"error": "missing", "why": ["chaos"]}


def test_races_by_option():
    s = GAME.start(chart("2"), 2, {"race_1": "night_elf"}, 5)
    assert s.races[1] == "night_elf" != s.races[0]
    with pytest.raises(Refusal):
        GAME.start(chart("2"), 2, {"race_0": "orc", "race_1": "orc"}, 5)


def junk(chance):
    return chance.choice([None, -1, 7, 10 ** 9, "tea", "", [], [[]], {}, {"tea": 1}, True, [0, 0], "town",
                          0.5])


def spoilt(value, chance):
    """The same with one thing inside replaced by junk."""
    if isinstance(value, dict) and value and chance.random() < 0.9:
        key = chance.choice(sorted(value))
        return {**value, key: spoilt(value[key], chance)}
    if isinstance(value, list) and value and chance.random() < 0.9:
        n = chance.randrange(len(value))
        return [*value[:n], spoilt(value[n], chance), *value[n + 1:]]
    return junk(chance)


@pytest.mark.parametrize("name", ALL)
def test_garbage_is_refused_or_can_be_played(name):
    chance, data = random.Random(name), chart(name)
    for _ in range(300):
        other = spoilt(copy.deepcopy(data), chance)
        try:
            s = GAME.start(other, len(data["seats"]), {}, 1)
        except Refusal as refusal:
            json.dumps(refusal.as_reply())
        else:
            assert s.legal and not GAME.check(s)


def test_positions_are_refused_with_a_reason():
    f = field()
    for wish, why in (({"pieces": [["nowhere", 0, "melee", 1]]}, "space"),
                      ({"races": ["orc", "orc"]}, "races"),
                      ({"pieces": [["0,0", 0, "melee", 4]]}, "room"), ({"hands": [["curse"], []]}, "cards"),
                      ({"outposts": [["0,0", 0, 1]]}, "outposts"), ({"out": [2]}, "out"),
                      ({"out": [0], "actor": 0}, "actor"),
                      ({"pieces": [["0,0", 0, "melee"]]}, "pieces"),
                      ({"pieces": [["0,0", 0, "melee", 999]] * 3}, "pieces"), ({"out": [-1]}, "out"),
                      ({"outposts": [["0,0", 2, True]]}, "outposts"), ({"levels": [[0, 1, 1]] * 2}, "levels"),
                      ({"step": "tea"}, "step"), ({"tea": 1}, "tea"), ({"gold": [1]}, "gold")):
        with pytest.raises(Refusal) as refusal:
            Match(GAME, f.data, {}, ["human"] * 2, 1, {"races": ["orc", "undead"], **wish})
        assert refusal.value.facts["why"] == [why]


@pytest.mark.parametrize("name, fits, beyond", [
    ("round", 1, 0), ("round", 999, 1000), ("first", 0, -1), ("first", 1, 2), ("goal", 0, -1),
    ("goal", 999, 1000), ("actor", 0, -1), ("actor", 1, 2), ("gold", [0, 999], [0, 1000]),
    ("wood", [0, 0], [0, -1]), ("wood", [1, 1], [1, 1, 1]), ("wood", [1, 1], [True, 1]),
    ("built", [[1, 0, 0]] * 2, [[1, 0]] * 2), ("rising", [[0] * 3] * 2, [[0] * 4] * 2),
    ("training", [[0] * 4] * 2, [[0] * 3] * 2), ("levels", [[1] * 3] * 3, [[1] * 3] * 4),
    ("levels", [[1] * 3] * 2, [[1] * 3]), ("levels", [[2, 1, 1]] * 2, [[2, 1, 0]] * 2),
    ("pieces", [["0,0", 0, "melee", 1]], [["0,0", 0, "melee", 0]]),
    ("pieces", [["0,0", 1, "melee", 1]], [["0,0", 3, "melee", 1]]),
    ("pieces", [["0,0", 0, "melee", 1]], [["0,0", -1, "melee", 1]]),
    ("outposts", [["0,0", 1, True]], [["0,0", 1, True, 1]]),
    ("outposts", [["0,0", 0, True]], [["0,0", -1, True]]),
    ("depleted", {"0,-1": 2}, {"0,-1": 3}), ("depleted", {"0,-1": 0}, {"0,-1": -1}), ("depleted", {}, [])])
def test_a_number_of_a_position_goes_so_far_and_no_further(name, fits, beyond):
    def built(value):
        return Match(GAME, chart("2"), {}, ["human"] * 2, 1, {"races": ["orc", "undead"], name: value})
    assert built(fits).now.legal
    with pytest.raises(Refusal) as refused:
        built(beyond)
    assert refused.value.facts["why"] == [name]


# --- the page and the schema of docs/ ----------------------------------------------------------------

DOCS = MAPS.parents[1] / "docs"
SCHEMA = json.loads((DOCS / "warcraft-scenario.schema.json").read_text(encoding="utf-8"))
PAGE = (DOCS / "SCENARIOS.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", ALL)
def test_official_scenarios_fit_the_schema(name):
    Draft202012Validator(SCHEMA).validate(chart(name))


def test_the_scenario_of_the_page_fits_the_schema_and_begins():
    data = json.loads(PAGE.split("```json")[1].split("```")[0])
    Draft202012Validator(SCHEMA).validate(data)
    assert begun(data).legal


def test_the_page_and_the_schema_name_all_laws_cards_and_fields():
    laws = SCHEMA["properties"]["scenario"]["properties"]["laws"]["items"]["enum"]
    assert laws == sorted(GAME.laws) and all(f"| `{key}` |" in PAGE for key in laws)
    assert SCHEMA["$defs"]["cards"]["items"]["enum"] == list(reading.CARDS)
    assert set(SCHEMA["$defs"]["seat"]["properties"]) == set(reading.SEAT)
    assert set(reading.FIELDS) <= set(SCHEMA["properties"])
    assert all(f"`{field}`" in PAGE or f'"{field}"' in PAGE for field in (*reading.SEAT, *reading.FIELDS))
    assert all(f"place `{place}`" in PAGE for law in GAME.laws.values() for place in law.places)

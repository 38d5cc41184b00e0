"""Positions set by hand: what the engine lists can be set, what is set holds and is played on from."""

import json
import random
from pathlib import Path

import pytest
from jsonschema_rs import Draft202012Validator
from table import tiny_map

from conquest.arrange import faded
from tabletop import Game, Refusal, games, mapfile
from tabletop.wire import Door

ROOT = Path(__file__).resolve().parents[2]
OF = ("player", "piece")


class Desk:
    """A match that is arranged over the wire."""

    def __init__(self, game="smallworld", board=None, players=2, seed=1):
        self.door = Door()
        self.ask("new_game", game=game, map=board or tiny_map(), seats=["human"] * players, seed=seed)

    def ask(self, op, **more):
        return json.loads(self.door.handle(json.dumps({"op": op, **more})))

    def rows(self, place=None):
        return self.ask("settings", **({} if place is None else {"place": place}))["settings"]

    def set(self, name, to, **where):
        return self.ask("arrange", setting={"set": name, "to": to, **where})

    def now(self, name, place=None, **of):
        (row,) = [row for row in self.rows(place) if row["set"] == name
                  and all(row.get(key) == of.get(key) for key in OF)]
        return row["is"]

    @property
    def state(self):
        return self.door.match.now


@pytest.fixture
def desk():
    """Elves of the first player in hand, trolls of the second in decline."""
    desk = Desk()
    desk.set("race", "elves", player=0)
    desk.set("faded", "trolls", player=1)
    return desk


def test_a_race_comes_with_its_tokens_and_a_badge(desk):
    s = desk.state
    assert s.race[s.active[0]] == "elves" and s.power[s.active[0]] and s.hand[s.active[0]] >= 6
    desk.set("power", "flying", player=0)
    assert desk.now("power", player=0) == "flying" and "flying" not in [one[1] for one in desk.state.column]


def test_who_is_given_what_he_has_keeps_it_as_it_stands(desk):
    desk.set("holder", "elves", place=4)
    desk.set("holder", "trolls", place=2)
    before = desk.state.__dict__
    assert "error" not in desk.set("race", "elves", player=0) and desk.state.__dict__ == before
    assert "error" not in desk.set("faded", "trolls", player=1) and desk.state.__dict__ == before


def test_three_tokens_stand_where_they_are_set(desk):
    box, hand = desk.state.tray["elves"], desk.state.hand[desk.state.active[0]]
    desk.set("holder", "elves", place=4)
    assert "error" not in desk.set("troops", 3, place=4)
    assert (desk.now("holder", 4), desk.now("troops", 4)) == ("elves", 3)
    s = desk.state
    assert s.tray["elves"] + s.hand[s.active[0]] == box + hand - 3
    desk.set("holder", None, place=4)
    assert desk.state.tray["elves"] == s.tray["elves"] + 3


def test_a_race_in_decline_holds_what_it_is_given(desk):
    desk.set("holder", "trolls", place=2)
    s = desk.state
    assert s.declined[faded(s, 1)] and s.lands(faded(s, 1)) == [2]
    assert desk.set("faded", None, player=1)["view"]["band"][2] == -1


def test_who_declines_stands_as_he_was_set(desk):
    desk.set("turn", 0)
    assert desk.state.stack[-1]["phase"] == "conquer"
    desk.set("holder", "elves", place=4)
    desk.set("troops", 3, place=4)
    desk.set("hand", 0, player=0)
    assert "error" not in desk.ask("apply", action=["decline"])
    s = desk.state
    assert s.game.check(s) == [] and s.troops[4] == 1 and s.tray["elves"] == 11 - 1


def test_coins_round_hand_pieces_and_whose_turn(desk):
    for name, to, of in (("coins", 40, {"player": 1}), ("hand", 2, {"player": 0}), ("round", 3, {}),
                         ("turn", 1, {})):
        assert "error" not in desk.set(name, to, **of)
        assert desk.now(name, **of) == to
    assert desk.state.actor == 1 and desk.state.stack[0] == {"phase": "turn", "player": 1}
    desk.set("holder", "elves", place=4)
    desk.set("piece", 1, piece="fortress", place=4)
    assert desk.state.tokens[4] == {"fortress": 1}


@pytest.mark.parametrize("setting", [
    {}, {"set": "coins"}, {"set": "coins", "to": 5}, {"set": "coins", "player": 0, "to": -1},
    {"set": "coins", "player": 0, "to": True}, {"set": "coins", "player": 0, "to": "5"},
    {"set": "race", "player": 0, "to": "orcs of mine"}, {"set": "troops", "place": 0, "to": 2},
    {"set": "faded", "player": 1}, {"set": "holder", "place": 2},
    {"set": "holder", "place": 99, "to": None}, {"set": "holder", "place": -1, "to": None},
    {"set": "rng", "to": 1}, {"set": "coins", "player": 0, "to": 5, "more": 1}, {"set": ["coins"], "to": 1}])
def test_what_is_not_listed_is_refused_and_changes_nothing(desk, setting):
    before = desk.door.match
    assert desk.ask("arrange", setting=setting)["error"] == "form" and desk.door.match is before


def test_a_number_may_be_the_least_and_the_most_of_its_row_and_nothing_beyond(desk):
    row = next(row for row in desk.rows() if row["set"] == "coins" and row["player"] == 0)
    for to, fits in ((row["least"], True), (row["most"], True), (row["most"] + 1, False)):
        assert ("error" not in desk.set("coins", to, player=0)) == fits


def test_games_without_a_list_say_so():
    with pytest.raises(Refusal, match="unsupported"):
        Game.settings(None, None)


def test_nothing_is_set_once_a_match_is_over(desk):
    desk.state.stack.clear()
    assert desk.ask("settings") == {"settings": []} == desk.ask("settings", place=0)
    assert desk.set("round", 2) == {"error": "over"}


def wandered(game, seed, steps):
    """A match of chance, somewhere in its middle."""
    chance, players = random.Random(seed), 2 + seed % 2
    desk = Desk(game, mapfile.read(ROOT / f"maps/{game}/{players}.json"), players, seed)
    for _ in range(steps):
        s = desk.state
        frame = s.stack[-1]
        acts = s.game.phases[frame["phase"]].prune(s, frame, s.legal)
        desk.door.match.apply(chance.choice(acts))
    return desk, chance


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", ["smallworld", "azeroth", "wolves", "warcraft"])
def test_whatever_is_set_anywhere_holds_and_is_played_on_from(game, seed):
    desk, chance = wandered(game, seed, 40 + 30 * seed)
    for _ in range(12):
        place = chance.choice([None, chance.randrange(len(desk.state.board))])
        row = chance.choice(desk.rows(place))
        to = (chance.choice(row["among"]) if "among" in row else chance.randint(row["least"], row["most"]))
        where = {} if place is None else {"place": place}
        reply = desk.set(row["set"], to, **where, **{key: row[key] for key in OF if key in row})
        assert reply.get("error", "position") == "position"
    for _ in range(20):
        desk.door.match.apply(chance.choice(desk.state.legal))
    save = desk.ask("save")["save"]
    assert desk.ask("load", save=save)["steps"] == 20
    assert games()[game].check(desk.state) == []


@pytest.mark.parametrize("path", sorted(ROOT.glob("examples/positions/*.json")), ids=lambda path: path.stem)
def test_the_examples_fit_their_schema_and_are_played(path):
    data = json.loads(path.read_text(encoding="utf-8"))
    schema = json.loads((ROOT / "docs/made.schema.json").read_text(encoding="utf-8"))
    assert list(Draft202012Validator(schema).iter_errors(data)) == []
    desk = Desk()
    assert "error" not in desk.ask("load", save=data["save"]) and desk.state.legal

"""How a match begins from a map: every field of a seat, and what stands in for it."""

import pytest

from tabletop import Refusal
from warcraft import GAME
from warcraft.units import FLYING, MELEE, RANGED, WORKER

TOWNS = [{"seat": 0, "town": "edge", "turn": 5, "at": [-2, -1]},
         {"seat": 1, "town": "edge", "turn": 2, "at": [2, 1]}]
MIDDLE = {"piece": 7, "side": "cyan", "turn": 0, "at": [0, 0]}
ORC, ELF = {"race": "orc"}, {"race": "night_elf"}


def start(seats=(ORC, ELF), options=None, players=2, **changed):
    data = {"game": "warcraft", "players": 2, "goal": 12, "seats": list(seats), "pieces": [MIDDLE, *TOWNS],
            **changed}
    return GAME.start(data, players, options or {}, 1)


def fault(*args, **more) -> dict:
    with pytest.raises(Refusal) as refusal:
        start(*args, **more)
    return {"code": refusal.value.code, **refusal.value.facts}


def test_a_seat_has_what_it_names_and_the_other_what_the_main_game_gives():
    named = {**ORC, "gold": 7, "wood": 0, "cards": 1, "levels": [4, 2, 1], "buildings": [2, 1, 0],
             "pieces": [{"at": "town", "worker": 1}, {"at": [0, 0], "ranged": 2}], "outposts": [[0, 1]]}
    s = start([named, ELF])
    home, spot = s.home(0), s.board.keys.index("0,0")
    assert (s.gold, s.wood) == ([7, 5], [0, 5]) and [len(hand) for hand in s.hands] == [1, 3]
    assert [len(deck) + len(hand) for deck, hand in zip(s.decks, s.hands)] == [21, 21]
    assert s.levels == [[4, 2, 1], [1, 1, 1], [1, 1, 1]] and s.built == [[2, 1, 0], [1, 0, 0]]
    assert [s.many(home, 0, kind) for kind in (MELEE, WORKER)] == [0, 1] and s.many(spot, 0, RANGED) == 2
    assert [s.many(s.home(1), 1, kind) for kind in (MELEE, WORKER)] == [3, 3]
    assert s.outpost[s.board.keys.index("0,1")] == 0 and s.outpost.count(0) == 1 and s.outpost.count(1) == 0
    assert s.stack[0] == {"phase": "turn", "player": s.first, "step": "move"}


@pytest.mark.parametrize("cards, hand", [(0, 0), (20, 20), (21, 21), (22, 21)])
def test_nobody_draws_more_cards_than_his_deck_has(cards, hand):
    s = start([{**ORC, "cards": cards}, ELF])
    assert (len(s.hands[0]), len(s.decks[0])) == (hand, 21 - hand)


@pytest.mark.parametrize("race, levels", [("orc", [4, 3, 2]), ("undead", [3, 3, 3])])
def test_levels_go_as_far_as_the_card_of_the_race(race, levels):
    assert start([{"race": race, "levels": levels}, ELF]).levels[0] == levels
    for kind in range(3):
        above = [n + (kind == place) for place, n in enumerate(levels)]
        assert fault([{"race": race, "levels": above}, ELF]) == {"code": "map", "why": ["levels"], "seat": 0}
        assert fault([ELF, {"race": race, "levels": above}])["seat"] == 1


def test_neutrals_have_a_race_levels_and_pieces_and_their_own_side():
    s = start(neutral={"race": "human", "levels": [2, 1, 3], "pieces": [{"at": [0, 0], "melee": 2}]})
    assert (s.races, s.levels[2]) == (["orc", "night_elf", "human"], [2, 1, 3])
    assert s.many(s.board.keys.index("0,0"), 2, MELEE) == 2
    assert len({s.teams[p] for p in range(3)}) == 3
    assert start(neutral={"race": "human"}).levels[2] == [1, 1, 1]


def test_teams_are_those_of_the_seats():
    assert start().teams[:2] == [0, 1]
    s = start([{**ORC, "team": 3}, {**ELF, "team": 1}], neutral={"race": "human"})
    assert s.teams[:2] == [3, 1] and s.teams[2] not in s.teams[:2]


def test_only_flyers_stand_on_a_mountain():
    peak = {"spaces": [[0, 0, "mountain"]]}
    s = start([{**ORC, "pieces": [{"at": [0, 0], "flying": 1}]}, ELF], **peak)
    assert s.many(s.board.keys.index("0,0"), 0, FLYING) == 1
    for kind in ("melee", "ranged", "worker"):
        assert fault([{**ORC, "pieces": [{"at": [0, 0], kind: 1}]}, ELF], **peak) == {
            "code": "map", "why": ["mountain"], "seat": 0, "space": "0,0"}


def test_a_space_has_one_outpost():
    two = [{**ORC, "outposts": [[0, 1]]}, {**ELF, "outposts": [[0, 1]]}]
    assert fault(two) == {"code": "map", "why": ["outposts"], "seat": 1, "space": "0,1"}


@pytest.mark.parametrize("printed, wished, goal", [
    (12, "printed", 12), (12, 20, 12), (25, 20, 20), (20, 20, 20)])
def test_nobody_needs_more_points_than_the_map_says(printed, wished, goal):
    assert start(goal=printed, options={"goal": wished}).goal == goal


def test_where_the_map_names_no_goal_points_do_not_win():
    prize = {"places": {"prize": [0, 0]}, "roles": {"besieger": [0]}, "scenario": {"laws": ["prize"]}}
    data = {"game": "warcraft", "players": 2, "seats": [ORC, ELF], "pieces": [MIDDLE, *TOWNS], **prize}
    assert GAME.start(data, 2, {}, 1).goal == 0


@pytest.mark.parametrize("first", [0, 1])
def test_who_begins_is_as_the_map_says_else_as_wished(first):
    assert start(first=first, options={"first": 1 - first}).first == first
    assert start(options={"first": first}).first == first


def test_who_begins_is_one_of_those_who_play():
    assert fault(first=2) == fault(options={"first": 2}) == {
        "code": "option", "option": "first", "allowed": ["random", 0, 1]}
    assert {start(options={"first": "random"}).first} <= {0, 1}


def test_there_are_as_many_players_as_seats():
    assert fault(players=3) == {"code": "players", "allowed": [2]}


def test_a_race_goes_to_one_seat_whoever_wishes_for_it():
    assert start([{}, ELF], {"race_0": "human"}).races[:2] == ["human", "night_elf"]
    assert start([ORC, ELF], {"race_0": "human"}).races[:2] == ["orc", "night_elf"]  # the seat's own
    taken = {"code": "option", "option": "race_0", "allowed": ["human", "orc", "undead"]}
    assert fault([{}, ELF], {"race_0": "night_elf"}) == taken
    assert fault([{}, {}], {"race_0": "orc", "race_1": "orc"})["option"] == "race_1"
    assert fault([{}, ELF], {"race_0": "human"}, neutral={"race": "human"})["option"] == "race_0"
    assert start([{}, {}], {"race_1": "orc"}).races[1] == "orc" != start([{}, {}], {"race_1": "orc"}).races[0]


def test_a_token_lies_where_the_map_says():
    s = start(tokens={"0,0": "graveyard"})
    assert s.token[s.board.keys.index("0,0")] == "graveyard" and sum(map(bool, s.token)) == 1

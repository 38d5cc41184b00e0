"""What the screen is told before a choice: what a payment takes, and the printed numbers."""

import json

import pytest
from den import board, table
from golden.hashing import as_save, records
from tabletop import Match
from tabletop.table import choices
from wolves import GAME, tables
from wolves.after import after
from wolves.rules import price
from wolves.tables import RANK, TERRAINS


def test_a_price_names_the_tiles_that_may_turn_and_counts_the_tokens_that_must_go():
    t = table()
    p, faces = t.player("a"), ["forest", "forest", "rock", "rock", "tundra", "forest"]
    t.s.faces[p], t.s.terrains[p] = faces, 1
    assert price(t.s, p, "forest", 2) == {"cost": 2, "flips": [0, 1, 5], "gives": 0}
    assert price(t.s, p, "tundra", 2) == {"cost": 2, "flips": [4], "gives": 1}
    purse = GAME.view(t.s, p)["purse"][p]
    assert purse == {"forest": 4, "rock": 3, "grass": 1, "tundra": 2, "desert": 1}


def test_every_priced_choice_says_how_it_is_paid():
    s = table().stand("0D1", a="alpha").stand("0E2", a="pack").s
    assert any(action[0] == "move" for action in s.legal)
    for action in s.legal:
        facts = GAME.phases[s.stack[-1]["phase"]].describe(s, s.stack[-1], action)
        if "cost" in facts:
            ways = [faces == facts["terrain"] for faces in s.faces[s.actor]]
            assert facts["flips"] == [n for n, fits in enumerate(ways) if fits]
            assert facts["gives"] == max(0, facts["cost"] - len(facts["flips"])) <= s.terrains[s.actor]


@pytest.mark.parametrize("lair, den", [(True, "0D1"), (False, "0D2")])
def test_who_may_end_a_move_is_told_what_he_may_do_then(lair, den):
    t = table().has("a", dens=[1, 0, 0], terrains=1).shows("rock", "rock", "grass", "tundra", "desert")
    t.stand(den, a="den").stand("0D3", a="alpha").stand("0B1", a="pack pack")
    t.play("a", "move 0B1 pack 0A1").paid()
    told = next(choice["next"] for choice in choices(t.s, None) if choice["action"] == ["done"])
    assert ("lair" in told) == lair and "move" in told
    t.play("a", "done")
    assert told == sorted({action[0] for action in t.s.legal} - {"stay"})


# --- why not, by whatever of an action is named --------------------------------------------------------

def moving():
    t = table().has("a", dens=[3, 0, 0]).stand("0B1", a="alpha pack").stand("0A1", a="pack")
    return t.lay("0A3", "lone").stand("0C2", b="pack").stand("0C3", b="alpha")


@pytest.mark.parametrize("words, why", [
    ("move", []), ("move 0B1", []), ("move 0B1 pack", []), ("move 0B1 alpha 0C2", []),
    ("move 0B1 tea", ["no_wolf"]), ("move 0A1 alpha", ["no_wolf"]), ("move 0C2", ["no_wolf"]),
    ("move 0W", ["no_wolf"]), ("move 4C1 pack 4C2", ["no_wolf"]), ("move 9999 pack 0C2", ["no_wolf"]),
    ("move 0B1 pack 0C2", ["alpha_only"]), ("move 0B1 pack 0C3", ["foreign"]),
    ("move 0B1 pack 4C1", ["far"]), ("move 0B1 pack 0A3", ["token"]), ("move 0B1 pack 0W", ["far", "water"]),
    ("move 0B1 alpha 0B1", ["full"]), ("move 0A1 pack 0A1", ["not_now"]),
    ("move 0A1 pack 0A1 7", ["not_now"]),
    ("move 0B1 pack 9999", ["not_now"])])
def test_why_a_wolf_may_not_go_from_here_to_there(words, why):
    assert moving().against(words) == why


def test_why_the_next_wolf_of_a_move_may_not_go():
    t = moving().play("a", "move 0B1 alpha 0C1").paid()
    assert t.against("move 0C1 alpha") == t.against("move 0C1 alpha 0A2") == ["moved"]
    assert t.against("move 0B1 pack 0A2") == ["terrain"] and t.against("move 0B1") == []
    assert t.against("den 0C1") == t.against("stay rock") == ["not_now"]


def test_why_one_may_not_pay_so():
    t = table().has("a", terrains=1).shows("forest", "rock", "grass", "tundra", "forest")
    t.stand("0B1", a="alpha").play("a", "den 0B1 speed")
    assert t.phase == "pay" and t.against("pay 3") == t.against("pay") == t.against("pay 3 0") == []
    assert t.against("pay 4 1") == t.against("pay 0 2") == ["poor"]  # a tile of rock; a token too many
    assert t.against("pay 35 0") == t.against("pay 1000 0") == t.against("pay x") == ["not_now"]
    assert t.against("den 0B1") == ["not_now"]


def test_why_nothing_of_the_kind_can_be_built_or_dominated():
    t = table().has("a", terrains=6, dens=[4, 0, 0], wolves=8).stand("0C3", a="alpha").stand("0B1", b="pack")
    t.stand("0E1", b="den")
    assert t.against("den 0C3") == t.against("den 0C3 speed") == []
    assert t.against("den 0C3 spread") == ["no_dens"]
    assert t.against("dominate 0E1 howl") == [] and t.against("dominate 0E1 spread") == ["no_dens"]
    assert t.against("dominate 0E1 pack") == ["no_foe"] and t.against("dominate 0B1 pack") == ["no_wolves"]
    assert t.against("den 0C3 pack") == t.against("den 0C3 tea") == t.against("lair") == ["not_now"]


def test_why_no_tile_can_be_flipped():
    t = table().shows("rock", "rock", "grass", "tundra", "forest").stand("0C2", a="alpha")
    assert t.against("stay desert") == ["poor"] and t.against("stay rock") == []
    assert t.against("stay tea") == t.against("tea") == ["not_now"]


# --- what is told of an action -----------------------------------------------------------------------

def test_a_forecast_tells_of_the_hex_at_which_an_action_aims():
    t = table().stand("0C2", a="alpha").stand("N3", a="pack")
    h, bank = t.hex("0C2"), t.hex("N3")
    told = GAME.forecast(t.s, ("den", h))
    assert (told["place"], told["region"], told["control"][0]) == (h, 0, [1, 1]) and "path" not in told
    assert told == GAME.forecast(t.s, ("den", h, "speed"))
    del told["tracks"]
    assert told == GAME.forecast(t.s, ("move", None, None, h))
    assert {**told, "path": [h]} == GAME.forecast(t.s, ("move", h, "alpha", h))
    told = GAME.forecast(t.s, ("den", bank))
    assert "region" not in told and told["place"] == bank


def test_what_names_no_hex_tells_of_none():
    s = table().stand("0C2", a="alpha").s
    for action in (("pay", 3, 0), ("faces", 1), ("stay", "rock"), ("move", 3), ("den",), ("den", 10 ** 6),
                   ("tea", 3)):
        assert GAME.forecast(s, action) == GAME.forecast(s, ())


def test_choices_say_where_they_are_made():
    """A wolf walks, what is done to a hex is pointed at, all else is a plain choice."""
    t = table().has("a", terrains=3).stand("0C2", a="alpha").stand("0A2", a="pack").lay("0C1", "lone")
    kinds = {}
    for choice in choices(t.s, 0):
        kinds.setdefault(choice["action"][0], set()).add(choice["kind"])
        if choice["kind"] != "plain":
            assert choice["action"][3 if "from" in choice else 1] == choice["place"]
    assert kinds == {"move": {"walk"}, "den": {"place"}, "howl": {"place"}, "stay": {"plain"}}
    assert {choice["kind"] for choice in choices(GAME.start(board(3), 3, {}, 1), None)} == {"place"}


def test_a_choice_of_prey_names_the_prey():
    t = table().lay("0C1", "hare", 2).lay("0C2", "hare", 2)
    t.stand("0A2", a="pack").stand("0C3", a="pack").stand("0B3", a="pack").stand("0D1", a="pack")
    t.play("a", "stay rock")
    assert choices(t.s, 0) == [{"action": ["hunt", h], "kind": "place", "place": h, "prey": "hare"}
                               for h in sorted([t.hex("0C1"), t.hex("0C2")])]


# --- printed numbers ---------------------------------------------------------------------------------

def test_the_printed_numbers_travel_whole():
    told = json.loads(json.dumps(GAME.about()["numbers"]))
    assert told["cost"] == tables.COST and told["sides"]["2"]["hunt"] == list(tables.TWO["hunt"])
    assert told["sides"]["3"] == told["sides"]["5"] != told["sides"]["2"]
    assert [told["called"].index("alpha"), len(told["values"]["speed"])] == [2, tables.DENS + 1]
    assert set(TERRAINS) == set(table().s.purse(0))


def test_a_pack_owns_what_bears_its_number_and_nothing_of_the_next():
    s = table().stand("0C2", a="alpha").stand("0D1", b="den").stand("0D3", b="pack").s
    assert [rank for _, rank in s.own(0)] == [RANK["alpha"]]
    assert sorted(rank for _, rank in s.own(1)) == sorted([RANK["den"], RANK["pack"]])


def test_what_comes_of_the_last_action_of_a_match_is_told_too():
    match = Match.load({"wolves": GAME}, as_save(next(iter(records("wolves").values()))))
    assert after(match.states[-2], match.actions[-1]).stack == []

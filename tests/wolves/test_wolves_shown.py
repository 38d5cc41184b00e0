"""What the screen is told before a choice: what a payment takes, and the printed numbers."""

import json

from den import table
from wolves import GAME, tables
from wolves.rules import price
from wolves.tables import TERRAINS


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


def test_the_printed_numbers_travel_whole():
    told = json.loads(json.dumps(GAME.about()["numbers"]))
    assert told["cost"] == tables.COST and told["sides"]["2"]["hunt"] == list(tables.TWO["hunt"])
    assert told["sides"]["3"] == told["sides"]["5"] != told["sides"]["2"]
    assert [told["called"].index("alpha"), len(told["values"]["speed"])] == [2, tables.DENS + 1]
    assert set(TERRAINS) == set(table().s.purse(0))

"""The odds in the midst of a battle, with cards and other choices, against battles rolled on from there."""

import pytest
from field import clash, empty
from tabletop import step
from test_warcraft_odds import decided, near, units
from warcraft import GAME, ahead
from warcraft.battle import ring
from warcraft.units import KINDS, MELEE, STEPS, UNITS

BATTLES, MOST = 120, 2

# races, levels, units in the battlefield, on flanks, hands of both
CASES = {
    "wild": ("orc human", (4, 3, 2), (2, 2, 3), "melee melee ranged", "melee flying ranged", "melee", "melee",
             ("devour", "ensnare", "envenomed_spears", "pillage"),
             ("polymorph", "dispel_magic", "invisibility", "polymorph")),
    "elves": ("night_elf undead", (2, 4, 3), (2, 3, 3), "ranged ranged melee", "melee ranged melee", "flying",
              "melee flying", ("faerie_fire", "moon_glaive", "marksmanship"), ("curse", "web", "curse")),
    "healers": ("night_elf human", (1, 3, 1), (2, 2, 3), "ranged melee", "melee flying melee", "ranged",
                "ranged", ("faerie_fire", "moon_glaive"), ("polymorph", "invisibility")),
    "dead": ("undead orc", (2, 3, 2), (4, 2, 1), "ranged ranged melee", "melee melee ranged", "", "melee",
             ("curse", "web"), ("devour", "envenomed_spears")),
}


def begun(name, seed):
    """A battle that has begun, chance being what the seed says."""
    races, first, second, a, b, left, right, *hands = CASES[name]
    f = empty(clash(a, b, [("west", {"a": left}), ("north", {"b": right})], races=races))
    f.has("a", levels=list(first), hands=list(hands[0])).has("b", levels=list(second), hands=list(hands[1]))
    s = f.s.clone()
    s.rng = seed
    step(s, ("done",))
    while s.legal and s.legal[0] == ("pass",) and not ring.fight(s):
        step(s, ("pass",))
    return s


def goes_on(s, action, seed):
    """(how it ends for the attacker, losses from here on by kind) when nobody plays another card."""
    s, before = s.clone(), units(s)
    s.rng, s.events = seed + 10 ** 6, []
    step(s, action)
    while s.stack and s.stack[-1]["phase"] not in STEPS:
        aimed = s.stack[-1]["phase"] == "lose" and s.stack[-1]["player"] != ring.leader(
            s, ring.fight(s), s.stack[-1]["side"])
        assert not aimed
        step(s, ("pass",) if ("pass",) in s.legal else decided(s))
    over = next(note for note in s.events if note["event"] == "battle_over")
    end = {None: "draw", s.teams[0]: "win", s.teams[1]: "loss"}[over["won"]]
    return end, [[n - m for n, m in zip(*rows)] for rows in zip(before, units(s))]


def changed(s, action, n, kind) -> int:
    """How many fall by the choice itself, or rise: they are no losses to come."""
    if action[0] == "raise":
        return -action[1] * ((n, kind) == (s.actor, MELEE))
    return int(action[0] == "lose" and action[2:] == (n, KINDS[kind]))


def likely(wanted, values) -> bool:
    """The same where what is rarer than one in all these battles may not have been seen."""
    return near(wanted, values) or abs(sum(values) / len(values) - wanted) < 1 / len(values)


def compared(s, action):
    """What is reckoned and what is rolled."""
    found = ahead.of(s, action)
    many = [goes_on(s, action, seed) for seed in range(BATTLES)]
    assert abs(sum(found[name] for name in ("win", "draw", "loss")) - 1) < 1e-4
    for end in ("win", "draw", "loss"):
        assert likely(found[end], [float(one == end) for one, _ in many]), (action, end, found)
    for n in ring.SIDES:
        for kind in UNITS:
            losses = [rows[n][kind] - changed(s, action, n, kind) for _, rows in many]
            assert likely(found["losses"][n][kind], losses), (action, n, kind, found)


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("name", CASES)
def test_every_choice_of_a_battle_has_the_odds_of_what_comes_of_it(name, seed):
    s, asked = begun(name, seed), set()
    while ring.fight(s) and s.legal:
        frame = s.stack[-1]
        where = frame["phase"], frame.get("at"), ring.fight(s)["kind"]
        cards = [action for action in s.legal if action != ("pass",)]
        if where not in asked and len(asked) < MOST and cards:
            asked.add(where)
            for action in {cards[0], cards[-1]} - {("marksmanship",)}:
                compared(s, action)
        step(s, s.legal[(seed + len(asked)) % len(s.legal)])


def test_odds_ahead_change_nothing():
    s = begun("wild", 1)
    before = s.clone().__dict__
    for action in s.legal:
        ahead.of(s, action)
    assert s.clone().__dict__ == before


def test_as_it_stands_is_as_if_all_passed():
    s = begun("wild", 2)
    assert ahead.of(s)["win"] == pytest.approx(ahead.of(s, ("pass",))["win"])


def test_the_page_is_told_for_each_choice():
    s = begun("wild", 1)
    assert set(GAME.forecast(s, ("battle",))["odds"]) >= {"win", "draw", "loss", "losses"}
    assert all("odds" in GAME.forecast(s, action) for action in s.legal)
    assert GAME.forecast(s, ("curse",)) == {}

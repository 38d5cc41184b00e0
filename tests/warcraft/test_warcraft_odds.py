"""The odds of battles against battles rolled by the rules themselves, under the same plain policy."""

import pytest
from field import clash, empty, field
from tabletop import step
from warcraft import odds
from warcraft.battle import ring
from warcraft.course import Beats
from warcraft.host import Host
from warcraft.units import FLYING, KIND, MELEE, RANGED, STEPS, TRAIN, UNITS, WIDTH

BATTLES = 400
NONE = (1, 1, 1)

# races, levels and units of both in the battlefield and on flanks
CASES = {
    "even": ("orc human", NONE, NONE, "melee melee", "melee melee", "", ""),
    "one_each": ("orc human", NONE, NONE, "ranged", "melee", "", ""),
    "six_each": ("orc human", (3, 2, 2), (2, 2, 2), "melee ranged flying", "melee melee ranged",
                 "melee melee ranged", "flying flying melee"),
    "flyers_are_spared": ("orc undead", (3, 1, 1), NONE, "melee melee", "flying", "", "melee"),
    "nobody_can_hurt": ("orc human", NONE, (1, 1, 3), "melee melee", "flying", "", ""),
    "critical_strike": ("orc human", (4, 1, 1), (3, 2, 1), "melee melee", "melee melee ranged", "melee",
                        "melee"),
    "bloodlust": ("orc human", (2, 3, 1), (2, 2, 2), "melee ranged", "melee melee flying", "", "ranged"),
    "heal": ("orc human", (2, 2, 2), (2, 2, 3), "melee melee ranged", "melee melee", "ranged", "flying"),
    "slow_poison": ("night_elf human", (2, 3, 2), (2, 2, 2), "melee ranged", "melee ranged", "flying",
                    "flying"),
    "three_poisons": ("night_elf human", (1, 3, 1), (3, 3, 1), "ranged ranged", "melee melee ranged",
                      "ranged", "melee"),
    "poison_against_heal": ("night_elf human", (2, 4, 3), (2, 2, 3), "melee ranged ranged", "flying melee",
                            "flying", "melee"),
    "raise_dead": ("undead human", (1, 3, 1), (2, 2, 1), "ranged ranged", "melee melee", "melee", "ranged"),
    "raise_dead_and_critical_strike": ("undead orc", (2, 3, 3), (4, 2, 1), "ranged flying melee",
                                       "melee melee ranged", "", "melee"),
    "raise_dead_against_heal": ("undead human", (2, 3, 1), (1, 1, 3), "melee ranged", "flying", "",
                                "flying"),
}


def made(races, first, second, a, b, left, right, **more):
    """The battle on the gate."""
    f = empty(clash(a, b, [("west", {"a": left}), ("north", {"b": right})], races=races, **more))
    return f.has("a", levels=list(first), hands=[]).has("b", levels=list(second), hands=[])


def frame(f) -> dict:
    return {"player": 0, "r": f.r("gate"), "foe": f.s.teams[1]}


def decided(s):
    """What the policy does: poison where most is hit, all rise, flanks and the cheapest fall first."""
    battle = ring.fight(s)

    def losing(action):
        _, r, p, name = action
        return r == battle["r"], sum(TRAIN[KIND[name]]), ring.strength(s, p, KIND[name])

    def hitting(action):
        p, kind = s.stack[-1]["whose"], KIND[action[1]]
        return ring.dice(s, battle, p, kind) * ring.strength(s, p, kind)

    best = {"lose": lambda: min(s.legal, key=losing), "rise": lambda: s.legal[-1],
            "poison": lambda: max(s.legal, key=hitting)}
    return best[s.stack[-1]["phase"]]()


def units(s) -> list:
    return [[sum(here.count(WIDTH * p + kind) for here in s.pieces) for kind in UNITS] for p in range(2)]


def fought(f, seed):
    """(how it ends for the attacker, losses by kind) of one battle of the rules."""
    s = f.s.clone()
    s.rng, s.events, before = seed + 10 ** 6, [], units(s)
    step(s, ("done",))
    while s.stack and s.stack[-1]["phase"] not in STEPS:
        step(s, decided(s))
    over = next(note for note in s.events if note["event"] == "battle_over")
    end = {None: "draw", s.teams[0]: "win", s.teams[1]: "loss"}[over["won"]]
    return end, [[n - m for n, m in zip(*rows)] for rows in zip(before, units(s))]


def near(wanted, values) -> bool:
    """Whether a mean is within three standard errors; what is rare has the variance that it should have."""
    n, mean = len(values), sum(values) / len(values)
    variance = max(sum((value - mean) ** 2 for value in values) / n, abs(wanted) * (1 - abs(wanted)))
    return abs(mean - wanted) <= 3 * (variance / n) ** 0.5 + 1e-6


@pytest.mark.parametrize("name", CASES)
def test_the_odds_are_those_of_battles_that_are_fought(name):
    f = made(*CASES[name])
    found = odds.of(f.s, frame(f))
    many = [fought(f, seed) for seed in range(BATTLES)]
    for end in ("win", "draw", "loss"):
        assert near(found[end], [float(one == end) for one, _ in many]), end
    for n in ring.SIDES:
        for kind in UNITS:
            assert near(found["losses"][n][kind], [losses[n][kind] for _, losses in many]), (n, kind)


@pytest.mark.parametrize("name", CASES)
def test_chances_sum_to_one(name):
    f = made(*CASES[name])
    found = odds.of(f.s, frame(f))
    assert abs(found["win"] + found["draw"] + found["loss"] - 1) < 1e-6


def test_a_battle_that_hardly_ends_is_not_gone_through_round_by_round(monkeypatch):
    f = made("human undead", (1, 3, 3), (1, 3, 1), "melee ranged flying", "melee melee", "", "")
    beside = f.s.board.near[f.r("gate")]
    sides = [[[beside[p] if n > 2 else f.r("gate"), p, KIND[kind]] for n, kind in enumerate(names.split())]
             for p, names in enumerate(("melee ranged flying melee flying flying",
                                        "melee ranged melee flying ranged melee"))]
    looks, visit = [], odds.Course.visit
    monkeypatch.setattr(odds.Course, "visit", lambda self, *pair: [looks.append(pair), visit(self, *pair)])
    found = odds.odds(f.s, f.r("gate"), sides)
    assert len(looks) < 6_000
    assert found["rest"] < 1e-3 and found["win"] > 0.999


@pytest.mark.parametrize("netted, falls", [(False, 0), (True, 2)])
def test_in_a_melee_phase_flyers_fall_only_out_of_a_net(netted, falls):
    f = made("orc human", NONE, NONE, "melee", "flying flying", "", "")
    host = Host(f.s, f.r("gate"), [(f.r("gate"), 1, FLYING)] * 2, (), netted)
    assert len(host.falls(host.number[host.start], (), MELEE)) == 1 + falls
    assert len(host.falls(host.number[host.start], (), RANGED)) == 3


def test_what_healers_did_counts_for_their_own_side():
    f = made("human orc", (2, 2, 3), (2, 2, 1), "melee melee flying", "melee melee flying", "", "")
    f.s.races[1], f.s.levels[1], spot = "human", [2, 2, 3], f.r("gate")
    hosts = [Host(f.s, spot, [(spot, p, MELEE), (spot, p, MELEE), (spot, p, FLYING)]) for p in (0, 1)]
    start, players = tuple(host.number[host.start] for host in hosts), [(0,), (1,)]
    spent, fresh = (1, 1), (0, 0)
    one, other = (Beats(*hosts).beat({(*start, *cured): 1.0}, MELEE, players)
                  for cured in ((spent, fresh), (fresh, spent)))
    mirrored = {(j, i, healed, mended): chance for (i, j, mended, healed), chance in other.items()}
    assert one.keys() == mirrored.keys() != other.keys()
    assert all(chance == pytest.approx(mirrored[key]) for key, chance in one.items())


def test_workers_called_to_arms_beside_three_units_are_sent_home_by_nobody():
    f = made("orc human", NONE, NONE, "melee", "ranged ranged ranged", "", "")
    spot = f.r("gate")
    f.s.put(spot, 1, MELEE, 3)
    f.s.levy = {"player": 1, "spaces": {str(spot): 3}}
    host = Host(f.s, spot, [(spot, 1, RANGED)] * 3 + [(spot, 1, MELEE)] * 3)
    assert host.losses(host.number[host.start]) == [0, 0, 0, 0]

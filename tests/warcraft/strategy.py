"""Positions of strategy, each with what a strong player does there, and how often the levels find it.

    PYTHONPATH=py:tests python tests/warcraft/strategy.py            how often each level finds each
    PYTHONPATH=py:tests python tests/warcraft/strategy.py --deep 2   what it is worth, played on by hard

Where nothing is said Orcs (a) are to act against Undead (b), nobody has a card or goods. `deep` plays on from
the step as hard does it and from steps that miss what is wanted, and compares how far ahead one is then."""

import argparse
import random
import sys
from functools import partial
from pathlib import Path

sys.path.append(str(Path(__file__).parent))

from field import field  # noqa: E402
from tabletop.ai import margins  # noqa: E402
from tabletop.phase import promising, step  # noqa: E402
from tabletop.thinkers import thinker  # noqa: E402

LEVELS = ["hard", "normal", "easy", "easiest"]
LONG = 40  # decisions of a step
MISSED, SOUGHT, LEVELLED = 3, 48, 12  # steps that miss what is wanted: how many; tries, by levels first
ROUNDS = 3  # played on


def plain(a="melee", b="melee", **more):
    """Both at home with so many units."""
    f = field(**more).has("a", hands=[]).has("b", hands=[])
    return f.stand("home", a=a).stand("far_home", b=b)


def storm(b="melee"):
    """The last chance of a: three of b, who has moved already, are before his Town; both have a token."""
    f = plain(b=b).stand("gate", b="melee melee melee").deplete(home=1, far_home=1)
    return f.with_(first=1, actor="a")


STORM = [("gate", {"b": "melee melee melee"})]  # the same in a Spend step


def buys(a="melee melee melee worker", b="melee melee melee", more=(), **fields):
    """The Spend step of a."""
    f = plain(a, b).has("a", **fields).with_(step="spend", actor="a")
    for space, sides in more:
        f.stand(space, **sides)
    return f


def played(s, level, seed) -> list:
    """What the player to act does in his step, as a level does it; s stands where he has ended."""
    p, at, found, mind = s.actor, (s.stack[0]["step"], s.stack[-1]["phase"]), [], None
    while s.legal and s.actor == p and (s.stack[0]["step"], s.stack[-1]["phase"]) == at and len(found) < LONG:
        mind = mind or thinker(s, level, seed + len(found), match=seed)
        mind.run()
        found.append(mind.ranking()[0][0])
        step(s, found[-1])
        mind = mind.follow(s, found[-1]) if s.legal and s.actor == p else None
    return found


# --- what is wanted: questions of (position, what was done) ------------------------------------------------

def goes(*spaces, least=1, starts=(), kinds=("melee", "ranged", "flying")):
    """So many units go to one of these spaces."""
    def asked(f, done):
        ends, begun = f.numbers(*spaces), f.numbers(*starts)
        return least <= sum(act[0] in ("move", "lead") and act[3] in ends and act[2] in kinds
                            and (not starts or act[1] in begun) for act in done)
    return asked


def shuns(*spaces, kinds=("melee", "ranged", "flying")):
    """No unit goes there."""
    return lambda f, done: not goes(*spaces, kinds=kinds)(f, done)


def stays(space, least=1):
    """So many units that stood in a space stay."""
    def asked(f, done):
        left = sum(act[0] in ("move", "lead") and act[1] == f.r(space) and act[2] != "worker" for act in done)
        return f.s.units(f.r(space), 0) - left >= least
    return asked


def does(*actions):
    """One of these is among what is done; a verb alone stands for all with it."""
    return lambda f, done: any(act[:1] in actions or act in actions for act in done)


def never(*actions):
    return lambda f, done: not does(*actions)(f, done)


def both(*wanted):
    return lambda f, done: all(asked(f, done) for asked in wanted)


workers = partial(goes, kinds=("worker",))


# --- the positions: name: (built anew, what is wanted) ------------------------------------------------------

MOVES = {
    "an empty Town is taken": (
        lambda: plain("melee melee melee", "").stand("far_gate", a="melee melee")
        .stand("centre", b="melee melee melee"), goes("far_home")),
    "an empty Town with a token ends the game": (
        lambda: storm(b="").stand("far_gate", a="melee"), goes("far_home")),
    "a flyer crosses the mountain to the empty Town": (
        lambda: storm(b="").stand("far_crag", a="flying").stand("far_gate", b="melee melee"),
        goes("far_home")),
    "three do not walk into six": (
        lambda: plain("melee melee melee").stand("west", a="melee melee melee")
        .stand("south_west", b="melee melee melee").stand("centre", b="melee melee melee"),
        shuns("south_west", "centre")),
    "three fall upon one": (
        lambda: plain().stand("gate", a="melee melee melee").stand("north_west", b="melee"),
        goes("north_west", least=2)),
    "from three sides upon one that holds two points": (
        lambda: plain("melee melee").stand("north", a="melee").stand("north_east", a="melee")
        .stand("north_west", a="melee").stand("centre", b="melee").stand("far_gate", b="melee"),
        goes("centre")),
    "the own Town is freed before it falls": (
        lambda: plain("").stand("gate", a="melee melee melee").stand("home", b="melee").deplete(home=1),
        goes("home", least=2)),
    "a Town that would fall next is manned": (
        lambda: plain("").stand("gate", a="melee melee melee").stand("woods", b="melee melee")
        .deplete(home=1), goes("home")),
    "a far point is not worth the Town": (
        lambda: plain("melee melee melee").stand("woods", b="melee melee").deplete(home=1),
        lambda f, done: stays("home", least=2)(f, done) or goes("woods")(f, done)),
    "flyers beyond the mountain are a danger to the Town": (
        lambda: plain("").stand("mine", a="ranged ranged").stand("crag", b="flying").deplete(home=1),
        lambda f, done: goes("home", "crag")(f, done)),
    "an open point is worth a step": (
        lambda: plain("melee melee", "melee melee melee").stand("moor", a="melee"),
        goes("crag", starts=["moor"])),
    "two points before one": (
        lambda: plain("melee melee", "melee melee melee").stand("north", a="melee"), goes("centre")),
    "the points that win are taken": (
        lambda: plain("melee", "melee melee melee").stand("moor", a="melee").with_(goal=4), goes("crag")),
    "two ways to points, of which one wins now": (
        lambda: storm(b="").stand("far_gate", a="melee").stand("east", b="melee melee").with_(goal=6),
        goes("far_home")),
    "who is about to win is disturbed": (
        lambda: plain("melee melee", "melee melee melee").has("b", shown=3).stand("far_crag", b="melee")
        .stand("far_moor", a="melee melee melee").with_(goal=7), goes("far_crag")),
    "a point is not left for nothing": (
        lambda: plain("melee melee", "melee melee melee").stand("centre", a="melee").stand("far_gate", b=""),
        stays("centre")),
    "workers without a guard are caught": (
        lambda: plain("melee melee", "melee melee").stand("north", a="melee melee")
        .stand("north_east", b="worker worker"), goes("north_east")),
    "an Outpost before the gate is razed": (
        lambda: plain("melee melee", "melee melee").stand("gate", a="melee melee").outpost("west", "b"),
        goes("west")),
    "all workers find work": (
        lambda: plain("melee melee melee worker worker worker"),
        workers("mine", "woods", "north_west", "north", least=3)),
    "workers take gold and wood": (
        lambda: plain("melee melee melee worker worker"), both(workers("mine"), workers("woods"))),
    "workers leave what is used up": (
        lambda: plain().stand("mine", a="worker worker").deplete(mine=2),
        goes("home", "reach", "crag", "woods", "gate", starts=["mine"], kinds=("worker",), least=2)),
    "a Fast card is for the Town that falls": (
        lambda: storm(b="").stand("centre", a="melee").has("a", hands=["fast"]).stand("far_west", b="melee"),
        does(("fast",))),
    "upgraded archers do not march on alone": (
        lambda: plain("melee melee melee").stand("north", a="ranged").has("a", levels=[1, 2, 1])
        .stand("far_gate", b="melee melee melee").stand("centre", b="melee melee melee"),
        shuns("centre", "far_gate", "south", "east")),
    "workers flee from raiders": (
        lambda: plain("melee melee melee").stand("north", a="worker worker").stand("centre", b="melee melee"),
        lambda f, done: sum(act[:2] == ("move", f.r("north")) for act in done) == 2),
    "a Town with a token is worth more than two points": (
        lambda: storm(b="").stand("far_peak", a="flying").stand("far_gate", b="melee melee"),
        goes("far_home")),
}

SPENDS = {
    "the rich do not sit on their goods": (
        lambda: buys(gold=12, wood=12), lambda f, done: len(done) > 1),
    "a great army is upgraded": (
        lambda: buys("melee melee melee", more=[("gate", {"a": "melee melee melee"})], gold=2, wood=2,
                     built=[2, 0, 0]), does(("upgrade", "melee"))),
    "before a storm the levels rise, for recruits come too late": (
        lambda: buys("melee melee", more=[("gate", {"b": "melee melee"})], gold=3, wood=3,
                     built=[3, 0, 0]).deplete(home=1), does(("upgrade", "melee"))),
    "who can raise no level and has no soldier left builds what opens another kind": (
        lambda: buys("melee melee melee worker worker", gold=3, wood=3, built=[3, 0, 0], levels=[4, 1, 1],
                     more=[("gate", {"a": "melee melee melee"}), ("north", {"a": "melee melee melee"}),
                           ("centre", {"a": "melee"}), ("mine", {"a": "worker worker"}),
                           ("woods", {"a": "worker worker"})]),
        does(("build", "ranged"), ("build", "flying"))),
    "no third building of a kind before the first of another": (
        lambda: buys("melee melee melee worker worker", gold=2, wood=2, built=[2, 0, 0], levels=[3, 1, 1]),
        never(("build", "melee"))),
    "who has all buildings he can man trains": (
        lambda: buys("melee", gold=2, wood=2, built=[2, 0, 0], levels=[3, 1, 1]),
        does(("train",))),
    "no worker more where there is nothing to harvest": (
        lambda: buys("melee melee melee", more=[("mine", {"a": "worker worker worker"}),
                                                ("woods", {"a": "worker worker worker"})],
                     gold=1, wood=1, built=[1, 0, 0]), never(("train", "worker"))),
    "without workers a worker is trained": (
        lambda: buys("melee melee melee", gold=1, wood=0), does(("train", "worker"))),
    "a point that wins is played": (
        lambda: buys("melee", more=STORM).has("a", hands=["victory_point"]).with_(goal=4), does(("show",))),
    "the top level that wins is bought": (
        lambda: buys("melee", more=STORM, gold=2, wood=2, built=[1, 3, 3], levels=[1, 2, 1]).with_(goal=4),
        does(("upgrade", "ranged"))),
    "Resources make the purchase that wins": (
        lambda: buys("melee", more=STORM, gold=2, wood=0, built=[1, 3, 3], levels=[1, 2, 1],
                     hands=["resources"]).with_(goal=4), does(("resources", "wood"))),
    "Resources are kept while nothing is short": (
        lambda: buys("melee", gold=9, wood=9, built=[1, 3, 3], hands=["resources"]), never(("resources",))),
}


def asked(card, **fields):
    """b is asked, or holds the card, before a moves."""
    return plain(**fields).has("b", hands=[card])


CARDS = {
    "who is about to take the Town is slowed down": (
        lambda: asked("cripple").stand("far_gate", a="melee melee melee").stand("far_west", b="melee melee")
        .deplete(far_home=1), lambda f, done: ("cripple", f.r("far_gate")) in done),
    "a card that changes nothing is kept": (
        lambda: asked("cripple").stand("gate", a="melee"), does(("pass",))),
}
POSITIONS = {**MOVES, **SPENDS, **CARDS}


# --- how often, and how deep -----------------------------------------------------------------------------

def solved(name, level, seed) -> bool:
    """Whether a level does what is wanted."""
    build, wanted = POSITIONS[name]
    f = build()
    return wanted(f, played(f.s.clone(), level, seed))


def after(s, me, seed, rounds) -> float:
    """How far ahead a player is after some rounds of hard."""
    last, mind, n = s.round + rounds, None, 0
    s.rng = seed
    while s.legal and s.round < last:
        p, n = s.actor, n + 1
        mind = mind or thinker(s, "hard", seed * 1000 + n, match=seed)
        mind.run()
        action = mind.ranking()[0][0]
        step(s, action)
        mind = mind.follow(s, action) if s.legal and s.actor == p else None
    return margins(s)[me]


def at_random(s, seed):
    """A step of any promising actions."""
    p, phase, chance = s.actor, s.stack[-1]["phase"], random.Random(seed)
    found = []
    while s.legal and (s.actor, s.stack[-1]["phase"]) == (p, phase) and len(found) < LONG:
        found.append(chance.choice(promising(s)))
        step(s, found[-1])
    return found


def deep(name, games) -> tuple:
    """How far ahead on the mean after what is wanted, and after the best of some steps that miss it."""
    build, wanted = POSITIONS[name]
    f, ends = build(), {True: [], False: []}
    for seed in range(SOUGHT):
        s = f.s.clone()
        done = played(s, LEVELS[seed % len(LEVELS)], seed) if seed < LEVELLED else at_random(s, seed)
        ends[wanted(f, done)].append(s)
    mean = [[sum(after(s.clone(), f.s.actor, seed, ROUNDS) for seed in range(games)) / games
             for s in ends[good][:most]] for good, most in ((True, 1), (False, MISSED))]
    return tuple(max(values, default=None) for values in mean)


def main():
    """Print what was wished for."""
    ask = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    ask.add_argument("--deep", type=int, default=0)
    ask.add_argument("--seeds", type=int, default=10)
    wish = ask.parse_args()
    rows = []
    for name in POSITIONS:
        if wish.deep:
            good, bad = deep(name, wish.deep)
            print("{:>8} {:>8}  {}".format(*("-" if n is None else f"{n:+.1f}" for n in (good, bad)), name),
                  flush=True)
            continue
        rows.append([sum(solved(name, level, seed) for seed in range(wish.seeds if level != "hard" else 1))
                     / (wish.seeds if level != "hard" else 1) for level in LEVELS])
        print("  ".join(f"{share:.2f}" for share in rows[-1]), name, flush=True)
    if rows:
        print("  ".join(f"{sum(row) / len(rows):.2f}" for row in zip(*rows)), "of", len(rows), "positions")


if __name__ == "__main__":
    main()

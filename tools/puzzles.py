"""Mines puzzles from matches of the computers: `python -m tools.puzzles smallworld --most 48`.

A puzzle is a real position at the beginning of a player's turn, or step, and what he can have in it.
Lines that need luck or uncover something are left out: that so much can be had is proved by the solution.
A position is kept if few lines lead there and none that is plain to see. Its grade is how many actions one
must look ahead who always goes where most lies. Sentences are the page's: a puzzle names a goal, as
`tabletop.goals` knows it, how it is lost, and a solution. With --more it goes on from what is there; with
--anew it asks of all that is there whether it still is a puzzle, after a change of rules."""
import argparse
import json
from collections import Counter

from tabletop import Match, installed, mapfile
from tabletop.restore import kept
from tabletop.review import turn
from tabletop.thinkers import thinker
from tools.aims import AIMS, SURE, VAIN, lost
from tools.lines import moves
from tools.step import ROOT

RARE = 0.08  # how many random lines may reach a goal
SELDOM = {"odds": 0.25, "held": 0.25}  # where there are few lines at all
A_MATCH, APART = 8, 1  # puzzles from one match, rounds between them
PLAIN, STEPS = 0.25, {"warcraft": 0.6}  # of all, how many may be of the first grade; a step has few of others


def graded(key, s, kinds=()) -> dict | None:
    """The puzzle of a position, of some kinds if they are named, None where there is none."""
    for goal, search in AIMS[key](s):
        kind = next(iter(goal))
        if kinds and kind not in kinds:
            continue
        try:
            most, line = search.best(s)
        except (OverflowError, RecursionError):
            continue
        if len(moves(line)) < 2 or kind == "odds" and not VAIN <= most <= SURE:
            continue
        if search.lucky(most) > SELDOM.get(kind, RARE) or search.easy(most):
            continue
        have = s.game.score(s)[s.actor] if kind == "coins" else search.had(s)
        return {"player": s.actor, "round": s.round, "grade": search.grade(line, most), "have": have,
                "goal": {**goal, kind: most, "player": s.actor}, "dead": lost(key, s.players, s.actor),
                "solution": [list(act) for act in line], "state": kept(s)}
    return None


def mined(key, players, seed, known) -> list:
    """The puzzles of one match between careful computers."""
    game, found, last, mark = installed.games()[key], [], -APART, None
    data = mapfile.read(ROOT / f"maps/{key}/{players}.json")
    match, mind = Match(game, data, {}, ["human"] * players, seed), None
    while match.now.legal and len(found) < A_MATCH:
        s = match.now
        name, now = f"{players}-{seed}-{match.steps}", (turn(s), s.stack[-1]["phase"])
        begins = now[0] != mark and s.stack[0]["player"] == s.actor and s.stack[-1]["phase"] not in SILENT
        if begins and s.round >= last + APART and name not in known and (puzzle := graded(key, s)):
            last = s.round
            found.append({"key": name, "players": players, "seed": seed, **puzzle})
        mark = now[0] if begins else mark
        mind = mind or thinker(s, "normal", seed * 1000 + match.steps, match=seed)
        mind.run()
        action = mind.ranking()[0][0]
        match.apply(action)
        goes_on = hasattr(mind, "follow") and match.now.legal and match.now.actor == s.actor
        mind = mind.follow(match.now, action) if goes_on else None
    return found


SILENT = ("window", "draft")  # where a turn has not begun


def main():
    """Mine until there are enough, and write them from the easiest to the hardest."""
    ask = argparse.ArgumentParser(description=__doc__)
    ask.add_argument("game", choices=sorted(AIMS))
    ask.add_argument("--most", type=int, default=48)
    ask.add_argument("--seed", type=int, default=0)
    ask.add_argument("--players", type=int, nargs="+", default=[2, 3])
    ask.add_argument("--more", action="store_true")
    ask.add_argument("--anew", action="store_true")
    given = ask.parse_args()
    target = ROOT / f"puzzles/{given.game}/all.json"
    old = json.loads(target.read_text(encoding="utf-8")) if given.more or given.anew else {"puzzles": []}
    (again if given.anew else dig)(given, old)


def again(given, old):
    """Ask of every position whether it still is a puzzle, and which."""
    game, found = installed.games()[given.game], []
    for one in old["puzzles"]:
        data = mapfile.read(ROOT / f"maps/{given.game}/{one['players']}.json")
        seats = ["human"] * one["players"]
        base = {"version": old["version"], "state": one["state"], "events": [[]]}
        match = Match.resumed(game, data, {}, seats, one["seed"], base, old["contents"])
        if puzzle := graded(given.game, match.now, set(one["goal"]) - {"player"}):
            found.append({**{name: one[name] for name in ("key", "players", "seed")}, **puzzle})
        print(one["key"], "stays" if puzzle else "goes", flush=True)
    written(given, found, 0, {**old, "made": None, "puzzles": found}, old["made"])


def dig(given, old):
    """Match after match, keeping what was found so far."""
    found, seed = old["puzzles"], given.seed
    while len(found) < given.most:
        players = given.players[seed % len(given.players)]
        for one in mined(given.game, players, seed, {one["key"] for one in found}):
            if fits(one, found, given):
                found.append(one)
        seed += 1
        print(f"{given.game}: {len(found)} of {given.most} with seed {seed}",
              sorted(Counter((one['grade'], next(iter(one['goal']))) for one in found).items()), flush=True)
        written(given, found, seed - given.seed, old)


def fits(one, found, given) -> bool:
    """Whether there are not enough that are as plain."""
    most = STEPS.get(given.game, PLAIN) * given.most
    return one["grade"] > 1 or sum(other["grade"] == 1 for other in found) < most


def written(given, found, matches, old):
    """From the easiest to the hardest."""
    command = f"python -m tools.puzzles {given.game} --most {given.most} --seed {given.seed}"
    made = [*filter(None, [old.get("made")]), command + " --more" * bool(old.get("made"))]
    puzzles = sorted(found, key=lambda one: (one["grade"], len(one["solution"])))
    text = ",\n".join(json.dumps(one, separators=(",", ":")) for one in puzzles)
    game = installed.games()[given.game]
    head = json.dumps({"made": "; ".join(made), "matches": old.get("matches", 0) + matches,
                       "version": game.version, "contents": game.contents(game.checked({}))})
    target = ROOT / f"puzzles/{given.game}/all.json"
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(f'{head[:-1]}, "puzzles": [\n{text}\n]}}\n', encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()

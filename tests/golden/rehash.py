"""Rules changed, or fields of the state: `python tests/golden/rehash.py [GAME ...]` makes hashes anew,
and what is told in told.json; with the word "told" only that.

The recorded actions stay. A record whose actions are no longer all legal goes to the folder `old` as it is,
to become a test of old saves (test_earlier.py), and a new game by the same plan takes its place; what is
then no longer shown is sought as record.py seeks it."""

import json
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:1] = [str(ROOT / "py"), str(ROOT / "tests")]  # not this folder: its folders have games' names

from golden.hashing import HERE, KEYS, begin, part, records, state_hash  # noqa: E402
from golden.record import hunt, play, wish  # noqa: E402
from golden.seen import shown, whole  # noqa: E402
from golden.tale import tell  # noqa: E402


def again(record) -> tuple:
    """The hashes of a record's actions now, what they show, and what is wrong with them, if anything."""
    match, found = begin(record), whole(record)
    hashes = [state_hash(match.now)]
    for step, action in enumerate(record["actions"], 1):
        before, action = match.now, tuple(action)
        if action not in before.legal:
            return hashes, found, f"step {step} of {len(record['actions'])}: {action} is not legal"
        match.apply(action)
        found |= shown(record["game"], before, action, match.now)
        hashes.append(state_hash(match.now))
        del match.states[:-1]
    return hashes, found, ""


def anew(key, name, missing) -> tuple:
    """A whole game by the plan in place of the one of this name, and what it shows."""
    players, number = map(int, name.removeprefix("p").split("-"))
    plan = part(key, "plan")
    record = wish(key, players, 1000 * players + number, **plan.options(players, number))
    return record, play(record, plan.TEMPERS[number % len(plan.TEMPERS)], missing)


def rehashed(key) -> int:
    """Write the records anew; how much is never shown."""
    folder, missing, replaced = HERE / key, set(part(key, "wanted").wanted()), []
    for name, record in records(key).items():
        hashes, found, fault = again(record)
        if fault:
            print(f"{key} {name}: {fault}", flush=True)
            replaced.append(name)
            (folder / "old").mkdir(exist_ok=True)
            (folder / f"{name}.json").rename(folder / "old" / f"{name}.json")
        else:
            write(folder, name, {**record, "hashes": "".join(hashes)})
            missing -= found
    for name in [name for name in replaced if name.startswith("p")]:
        record, found = anew(key, name, missing)
        write(folder, name, record)
        missing -= found
    for item in [item for item in part(key, "wanted").wanted() if item in missing]:
        hunted = hunt(key, item, missing) if item in missing else None
        if hunted:
            write(folder, "x-" + item.replace(" ", "-"), hunted[0])
            missing -= hunted[1]
    print(f"{key}: {len(records(key))} records, {len(replaced)} of them new; never shown: {sorted(missing)}")
    return len(missing)


def write(folder, name, record):
    """One record, one line."""
    text = json.dumps(record, separators=(",", ":"))
    (folder / f"{name}.json").write_text(text + "\n", encoding="utf-8", newline="\n")


if __name__ == "__main__":
    missing = sum([rehashed(key) for key in sys.argv[1:] or KEYS if key in KEYS])
    sys.exit(1 if missing + tell() else 0)

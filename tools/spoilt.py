"""Plays the recorded games of some games again, python -m tools.spoilt wolves ..., until one goes another
way or tells something else; prints its name. Too dear for every change of tools/mutants.py: what survives is
tried on them."""
import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))

from golden.hashing import records, replay  # noqa: E402
from golden.tale import TOLD, Tale  # noqa: E402


def spoilt(key: str) -> str:
    """The first record of a game that is not what it was, or nothing."""
    told = json.loads(TOLD.read_text("utf-8"))[key]
    for name, record in records(key).items():
        tale = Tale()
        fault = replay(record, lambda before, action, after, tale=tale: tale.goes_on(before, after))
        if fault or tale.told != told[name]:
            return f"{key}/{name}: {fault or 'tells something else'}"
    return ""


if __name__ == "__main__":
    print(next(filter(None, map(spoilt, sys.argv[1:])), ""))

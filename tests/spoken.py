"""The words of a game as the page has them: those it shares with its family, then its own."""

import json
from importlib import import_module
from pathlib import Path

TEXT = Path(__file__).resolve().parents[1] / "web/text"


def read(name, tag) -> dict:
    """One text file, nothing if there is none."""
    path = TEXT / f"{name}.{tag}.json"
    return json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}


def parts(game) -> list:
    """The names of the files that a game's words lie in: the packages it is built on, itself last."""
    found = [kind.__module__.split(".")[0] for kind in type(import_module(game).GAME).__mro__]
    return [name for name in dict.fromkeys(reversed(found)) if (TEXT / f"{name}.en.json").exists()]


def words(game, tag) -> dict:
    """All words of a game in one language."""
    return {key: text for name in parts(game) for key, text in read(name, tag).items()}

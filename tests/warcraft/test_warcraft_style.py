"""No rule of this game names a number of the printed one, nor a card or a law by its name."""

import ast
from pathlib import Path

import pytest
from warcraft import GAME

HERE = Path(__file__).resolve().parents[2] / "py" / "warcraft"
MODULES = sorted(HERE.rglob("*.py"))


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.relative_to(HERE).as_posix())
def test_rules_name_no_number_of_the_printed_game(path):
    """Numbers above two stand in tables at the top of a module, never in a function."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef):
            numbers = {inner.value for inner in ast.walk(node)
                       if isinstance(inner, ast.Constant) and type(inner.value) is int}
            assert max(numbers, default=0) <= 4, (path, node.name, numbers)


@pytest.mark.parametrize("key", [*GAME.cards, *GAME.laws])
def test_rules_name_no_trait(key):
    """Outside its own file a key stands only in the tables of decks and units, of today and of earlier."""
    for path in MODULES:
        if path.stem not in (key, "decks", "units", "earlier"):
            assert f'"{key}"' not in path.read_text(encoding="utf-8"), path


def test_every_trait_has_a_name_and_a_description():
    for key, words in GAME.words().items():
        assert all(len(words[language]) == 2 and all(words[language]) for language in ("en", "ru")), key

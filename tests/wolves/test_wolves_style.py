"""No rule of this game names a number of the printed one, and the package announces its game."""

import ast
import importlib.util
from pathlib import Path

import pytest
from wolves import GAME

MODULES = sorted((Path(__file__).resolve().parents[2] / "py" / "wolves").rglob("*.py"))


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.stem)
def test_rules_name_no_number_of_the_printed_game(path):
    """Numbers above two stand in tables at the top of a module, never in a function; worth and lure judge."""
    if path.stem in ("tables", "worth", "lure"):
        return
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef):
            numbers = {inner.value for inner in ast.walk(node)
                       if isinstance(inner, ast.Constant) and type(inner.value) is int}
            assert max(numbers, default=0) <= 4, (path, node.name, numbers)


def test_the_game_is_announced():
    found = Path(importlib.util.find_spec("wolves").origin).with_name("pyproject.toml").read_text()
    assert 'wolves = "wolves:GAME"' in found and GAME.about()["key"] == "wolves"

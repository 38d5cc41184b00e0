"""The rules of style hold in this game's code, and it stays below the limits of the code base."""

import ast
import importlib.util
from pathlib import Path

import pytest
from wolves import GAME

MODULES = sorted((Path(__file__).resolve().parents[2] / "py" / "wolves").rglob("*.py"))
HEAVY = {"random", "time", "dataclasses", "typing", "asyncio"}
LINES, LONG, WIDE = 200, 25, 110


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.stem)
def test_style(path):
    text = path.read_text(encoding="utf-8")
    top, lines = ast.parse(text), text.splitlines()
    assert len(lines) <= LINES and max(map(len, lines), default=0) <= WIDE
    assert ast.get_docstring(top)
    for node in ast.walk(top):
        if isinstance(node, ast.FunctionDef):
            assert node.end_lineno - node.lineno < LONG, node.name
        if isinstance(node, ast.FunctionDef) and not node.name.startswith("_") and node.col_offset == 0:
            assert ast.get_docstring(node), node.name
        if isinstance(node, ast.Import):
            assert not {name.name.split(".")[0] for name in node.names} & HEAVY
        if isinstance(node, ast.ImportFrom):
            assert node.module.split(".")[0] not in HEAVY


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

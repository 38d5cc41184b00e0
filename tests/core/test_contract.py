"""The contract of the core: it names no game and imports none."""

import ast
import re
from pathlib import Path

import pytest

PY = Path(__file__).parents[2] / "py"
CORE = sorted((PY / "tabletop").rglob("*.py"))
OTHERS = {path.parent.name for path in PY.glob("*/__init__.py")} - {"tabletop"} | {"azeroth", "warcraft"}


def name(path) -> str:
    return path.relative_to(PY).as_posix()


def imports(path) -> set:
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        if isinstance(node, ast.ImportFrom):
            found.add(node.module or "")
    return found


@pytest.mark.parametrize("path", CORE, ids=name)
def test_the_core_names_no_game(path):
    text = path.read_text(encoding="utf-8").lower()
    assert not re.search(r"small ?world|azeroth|warcraft|wolves", text)


@pytest.mark.parametrize("path", CORE, ids=name)
def test_the_core_imports_no_game(path):
    assert {module.split(".")[0] for module in imports(path)} & OTHERS == set()

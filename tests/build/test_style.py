"""The rules of style (docs/ARCHITECTURE.md, 17) that a machine can see: short lines, modules and functions,
a sentence on top."""
import ast
import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
LINES, LONG, WIDE = 200, 25, 110
HEAVY = {"random", "time", "dataclasses", "typing", "asyncio"}
# who thinks may look at the clock, and who tells how long a run will take
MAY = {f"py/tabletop/{name}.py": {"time"} for name in ("ai", "search", "laboratory/hands")}


def sources():
    """Every file of the repository that people write by hand, by its name."""
    listed = subprocess.run(["git", "ls-files", "--cached", "--others", "--exclude-standard"],
                            capture_output=True, text=True, cwd=ROOT, check=True).stdout.splitlines()
    wanted = re.compile(r"(web|py|tools|tests|examples)/.+\.(py|js|mjs|css|toml|txt)|sw\.js|build\.py")
    return {name: ROOT / name for name in sorted(set(listed))
            if wanted.fullmatch(name) and (ROOT / name).is_file()}


FILES = sources()
MODULES = [name for name in FILES if name.endswith((".py", ".js")) and not name.startswith("tests/")]
SCRIPTS = [name for name in MODULES if name.endswith(".js")]
PYTHON = [name for name in MODULES if name.endswith(".py")]
PACKAGES = [name for name in PYTHON if name.startswith("py/")]


def lines(name) -> list:
    return FILES[name].read_text(encoding="utf-8").splitlines()


def tree(name):
    return ast.parse(FILES[name].read_text(encoding="utf-8"))


def imported(name) -> set:
    """What a module takes from others, by the name of the package."""
    found = set()
    for node in ast.walk(tree(name)):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        if isinstance(node, ast.ImportFrom):
            found.add(node.module or "")
    return {module.split(".")[0] for module in found}


def test_no_line_is_long():
    assert len(FILES) > 100
    long = [f"{name}:{n}" for name in FILES for n, line in enumerate(lines(name), 1) if len(line) > WIDE]
    assert long == []


def test_no_module_is_long():
    assert {name: len(lines(name)) for name in MODULES if len(lines(name)) > LINES} == {}


def test_every_script_begins_with_a_sentence():
    sentence = re.compile(r'// ["A-Z].*(\n// .+)*[.:;]\n')
    assert [name for name in SCRIPTS if not sentence.match("\n".join([*lines(name), ""]))] == []


@pytest.mark.parametrize("name", PYTHON)
def test_a_module_begins_with_a_sentence(name):
    assert re.match(r"[A-Z`].*[.:]", ast.get_docstring(tree(name)) or "", re.S)


@pytest.mark.parametrize("name", PACKAGES)
def test_a_module_of_a_package_begins_with_one_sentence(name):
    first = (ast.get_docstring(tree(name)) or "").split("\n\n")[0].replace("\n", " ")
    assert first.endswith(".") or first.startswith("`")
    assert not re.search(r"[.!?] [A-Z]", first)


@pytest.mark.parametrize("name", PACKAGES)
def test_functions_are_short(name):
    functions = [node for node in ast.walk(tree(name))
                 if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef))]
    assert [node.name for node in functions if node.end_lineno - node.lineno >= LONG] == []


@pytest.mark.parametrize("name", PACKAGES)
def test_nothing_heavy_and_no_other_chance_is_imported(name):
    assert imported(name) & HEAVY - MAY.get(name, set()) == set()


@pytest.mark.parametrize("name", PACKAGES)
def test_public_classes_and_functions_are_described(name):
    bare = [node.name for node in tree(name).body if isinstance(node, (ast.ClassDef, ast.FunctionDef))
            and not node.name.startswith("_") and ast.get_docstring(node) is None]
    assert bare == []

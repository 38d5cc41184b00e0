"""The contract of the family: who may name what, one doer a verb, no data in phases and traits."""

import ast
import re
from pathlib import Path

import pytest

from smallworld import GAME
from tabletop import Phase

PY = Path(__file__).parents[2] / "py"
CORE = sorted((PY / "tabletop").rglob("*.py"))
FAMILY = [path for name in ("conquest", "smallworld") for path in sorted((PY / name).rglob("*.py"))]
MODULES = CORE + FAMILY
TERRAIN = {"farmland", "forest", "hill", "swamp", "mountain", "sea", "lake"}  # some powers are called by them


def name(path) -> str:
    return path.relative_to(PY).as_posix()


def tree(path):
    return ast.parse(path.read_text(encoding="utf-8"))


def documented(node) -> set:
    """The docstrings below a node, which may name what they like."""
    return {id(inner.body[0].value) for inner in ast.walk(node)
            if isinstance(inner, (ast.Module, ast.ClassDef, ast.FunctionDef))
            and ast.get_docstring(inner) is not None}


def words(path) -> set:
    """Every name, attribute and text of a module but its docstrings."""
    top = tree(path)
    prose, found = documented(top), set()
    for node in ast.walk(top):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in prose:
            found.add(node.value)
        found.update(getattr(node, field) for field in ("id", "attr", "arg", "name")
                     if isinstance(getattr(node, field, None), str))
    return found


# --- who may name what --------------------------------------------------------------------------

@pytest.mark.parametrize("path", MODULES, ids=name)
def test_a_trait_is_named_only_in_its_own_file(path):
    keys = set(GAME.traits) - TERRAIN - {path.stem}
    if path.parent.name in ("races", "powers"):
        keys -= set(GAME.pieces)  # what lies on the map is laid there by its owner
    assert words(path) & keys == set()


def test_a_piece_has_one_owner():
    owners = {key: [path.stem for path in FAMILY if path.parent.name in ("races", "powers")
                    and key in words(path)]
              for key in GAME.pieces}
    assert all(len({owner for owner in found if owner != key}) <= 1 for key, found in owners.items()), owners


# --- verbs, words -------------------------------------------------------------------------------

def test_a_verb_has_one_doer():
    doers = {}
    for owner in [*GAME.phases.values(), *GAME.traits.values()]:
        for kind in type(owner).__mro__:
            for verb in (name[3:] for name in vars(kind) if name.startswith("do_")):
                doers.setdefault(verb, set()).add(kind)
    assert {verb: kinds for verb, kinds in doers.items() if len(kinds) > 1} == {}


def test_every_verb_offered_by_a_trait_has_a_doer():
    assert set(GAME.verbs) >= {"convert", "roll", "dragon"}


@pytest.mark.parametrize("key", sorted(GAME.traits))
def test_every_trait_has_a_name_and_a_description_in_both_languages(key):
    trait = GAME.traits[key]
    for texts in (trait.en, trait.ru):
        assert len(texts) == 2 and all(isinstance(text, str) and text.strip() == text != "" for text in texts)
        assert texts[1].endswith(".")
    assert re.search("[а-яё]", trait.ru[0] + trait.ru[1], re.I)
    assert not re.search("[а-яё]", "".join(trait.en), re.I)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_no_two_traits_have_one_name(language):
    names = [getattr(trait, language)[0] for trait in [*GAME.races.values(), *GAME.powers.values()]]
    assert len(set(names)) == len(names)


# --- no data --------------------------------------------------------------------------------------

@pytest.mark.parametrize("key", sorted(GAME.phases))
def test_a_phase_holds_no_data(key):
    assert isinstance(GAME.phases[key], Phase) and set(vars(GAME.phases[key])) <= {"key"}


@pytest.mark.parametrize("key", sorted(GAME.traits))
def test_a_trait_holds_no_data(key):
    assert set(vars(GAME.traits[key])) <= {"key"}


@pytest.mark.parametrize("path", FAMILY, ids=name)
def test_rules_do_not_ask_what_a_trait_is(path):
    calls = {node.func.id for node in ast.walk(tree(path)) if isinstance(node, ast.Call)
             and isinstance(node.func, ast.Name)}
    assert not calls & {"hash", "id", "input", "print", "eval", "exec", "open"}

"""The contract of the code base: who may name what, one doer a verb, prunes that lose nothing."""

import ast
import marshal
import re
from pathlib import Path

import pytest

from smallworld import GAME
from table import table
from tabletop import Phase, step
from tabletop.phase import pruned

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


def imports(path) -> set:
    found = set()
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        if isinstance(node, ast.ImportFrom):
            found.add(node.module or "")
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


@pytest.mark.parametrize("path", CORE, ids=name)
def test_the_core_names_no_game(path):
    text = path.read_text(encoding="utf-8").lower()
    assert not re.search(r"small ?world|azeroth|warcraft|wolves", text)


@pytest.mark.parametrize("path", CORE, ids=name)
def test_the_core_imports_no_game(path):
    games = {"smallworld", "azeroth", "warcraft", "wolves"}
    assert {module.split(".")[0] for module in imports(path)} & games == set()


# --- verbs, words -------------------------------------------------------------------------------

def test_a_verb_has_one_doer():
    doers = {}
    for owner in [*GAME.phases.values(), *GAME.traits.values()]:
        for kind in type(owner).__mro__:
            for verb in (name[3:] for name in vars(kind) if name.startswith("do_")):
                doers.setdefault(verb, set()).add(kind)
    assert {verb: kinds for verb, kinds in doers.items() if len(kinds) > 1} == {}


def test_every_verb_offered_by_a_trait_has_a_doer():
    assert set(GAME.verbs) == {"convert", "roll", "dragon"}


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


# --- prunes -------------------------------------------------------------------------------------

def decision(s):
    """Who is choosing what."""
    return (s.stack[-1]["phase"], s.stack[-1]["player"]) if s.stack else None


def outcomes(s, choose) -> set:
    """What the players may have made of a decision when its frame has gone, by the choices given."""
    found, seen, open_states = set(), set(), [s]
    while open_states:
        here = open_states.pop()
        for action in choose(here):
            new = here.clone()
            step(new, action)
            mark = marshal.dumps(new.__dict__, 2)
            if mark in seen:
                continue
            seen.add(mark)
            if decision(new) != decision(s):
                found.add(marshal.dumps([new.troops, new.band, new.hand, new.tokens,
                                         sorted(new.tray.items())], 2))
            else:
                open_states.append(new)
    return found


def amazons(*conquests):
    t = table(a="amazons alchemist", b="orcs forest").own("a", meadow=2).own("b", cave=1)
    return t.play("a", *conquests, "done")


def redeploying(**lands):
    return table(a="humans alchemist", b="orcs forest").own("a", **lands).own("b", cave=1).play("a", "done")


def placing(power, **lands):
    return table(a=f"ratmen {power}", b="orcs forest").own("a", **lands).own("b", cave=1).play("a", "done")


def retreating():
    t = (table(a="humans alchemist", b="orcs forest").own("a", meadow=8)
         .own("b", wood=3, grove=1, moor=2, fen=1))
    return t.play("a", "conquer wood", "done", "garrison wood 7", "done")


def leaving():
    return table(a="ratmen alchemist", b="orcs forest").own("a", meadow=2, shore=1, ridge=1).own("b", cave=1)


CASES = {
    "redeploy": lambda: redeploying(meadow=4, grove=1, moor=1),
    "redeploy begun": lambda: redeploying(meadow=4, grove=1, moor=1).play("a", "garrison moor 2"),
    "redeploy nothing": lambda: redeploying(meadow=2, grove=1),
    "amazons": lambda: amazons("conquer shore"),
    "too few amazons": lambda: amazons("conquer shore", "conquer ridge"),
    "camps": lambda: placing("bivouacking", meadow=1, grove=1, moor=1),
    "heroes": lambda: placing("heroic", meadow=1, grove=1, moor=1, fen=1),
    "one hero": lambda: placing("heroic", meadow=1),
    "retreat": retreating, "leaving": leaving,
}


@pytest.mark.parametrize("case", CASES)
def test_a_prune_reaches_every_outcome(case):
    s = CASES[case]().s
    assert outcomes(s, pruned) == outcomes(s, lambda here: here.legal) != set()


@pytest.mark.parametrize("case", CASES)
def test_a_prune_is_a_non_empty_part_of_what_is_legal_whatever_was_chosen_before(case):
    s = CASES[case]().s
    seen, open_states = set(), [s]
    while open_states:
        here = open_states.pop()
        assert pruned(here) and set(pruned(here)) <= set(here.legal)
        for action in here.legal:
            new = here.clone()
            step(new, action)
            mark = marshal.dumps(new.__dict__, 2)
            if mark not in seen and decision(new) == decision(s):
                seen.add(mark)
                open_states.append(new)


@pytest.mark.parametrize("case", CASES)
def test_a_prune_changes_nothing(case):
    s = CASES[case]().s
    before = s.clone().__dict__
    pruned(s)
    assert s.__dict__ == before


@pytest.mark.parametrize("case", CASES)
def test_a_prune_comes_to_an_end(case):
    s = CASES[case]().s.clone()
    began, limit = decision(s), 12
    while decision(s) == began and limit:
        step(s, pruned(s)[-1])
        limit -= 1
    assert limit


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

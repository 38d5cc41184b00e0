"""Traits: hooks with folds, what lasts in decline, misspelt names, loading."""

import sys

import pytest

import tabletop.trait
from tabletop import Trait, chain, each, hook, least, load, most, union
from tabletop.game import Game
from tabletop.trait import snake


class Family(Trait):
    """Some hooks."""

    @hook(sum)
    def cost(self, s): "Tokens more."

    @hook(union)
    def bars(self, s): "Reasons."

    @hook(each)
    def on_turn(self, s): "A notice."


class Dear(Family):
    """Costs two."""

    def cost(self, s):
        return 2

    def bars(self, s):
        return {"far"}


class DearFriend(Dear):
    """A subclass answers what its base answers."""

    def do_hug(self, s, f):
        pass


class Plain(Family):
    """Answers nothing."""


class Toy(Game):
    """Only traits."""

    traits = {trait.key: trait for trait in (Dear(), DearFriend(), Plain())}
    folds = Family.hooks()

    def heard(self, trait, hook, mode):
        return trait.answers(hook) and (mode != "asleep" or hook == "cost")


@pytest.mark.parametrize("name", ["coost", "costs", "on_trun", "help"])
def test_a_misspelt_hook_raises_at_import(name):
    with pytest.raises(TypeError, match=name):
        type("Wrong", (Family,), {name: lambda self, s: 0})


@pytest.mark.parametrize("name", ["cost", "do_dance", "_count"])
def test_hooks_actions_and_private_methods_are_welcome(name):
    assert type("Right", (Family,), {name: lambda self, s: 0}).key == "right"


def test_a_family_declares_its_hooks_with_their_folds():
    assert Family.hooks() == {"cost": sum, "bars": union, "on_turn": each} == DearFriend.hooks()


@pytest.mark.parametrize("trait, answers", [(Dear, True), (DearFriend, True), (Plain, False)])
def test_only_who_overrides_a_hook_answers_it(trait, answers):
    assert trait().answers("cost") is answers


@pytest.mark.parametrize("name, key", [("DragonMaster", "dragon_master"), ("Elves", "elves"), ("A", "a")])
def test_the_key_is_the_class_name_in_snake_case(name, key):
    assert snake(name) == key and type(name, (Family,), {}).key == key


@pytest.mark.parametrize("fold, answers, folded", [
    (sum, [], 0), (sum, [2, -1], 1), (union, [], set()), (union, [{"far"}, {"far", "own"}], {"far", "own"}),
    (least, [], None), (least, [3, 1], 1), (most, [], None), (most, [3, 1], 3), (most, [0], 0),
    (chain, [], []), (chain, [[1], [], [2, 1]], [1, 2, 1]), (each, [None, None], None)])
def test_a_fold_combines_the_answers(fold, answers, folded):
    assert fold(answers) == folded


def test_a_notice_reaches_everybody_in_turn():
    heard = []
    assert each(heard.append(n) for n in range(3)) is None and heard == [0, 1, 2]


def answers(hook, *keys, mode=None):
    return [key for key, _ in Toy().parts(hook, keys, mode)]


def test_traits_answer_in_the_order_named_and_empty_places_are_passed_over():
    assert answers("cost", "dear_friend", None, "plain", "dear") == ["dear_friend", "dear"]


def test_a_family_may_ask_fewer_in_a_mode_of_its_own():
    assert answers("cost", "dear", mode="asleep") == ["dear"] and answers("bars", "dear", mode="asleep") == []
    assert answers("bars", "dear") == ["dear"]


@pytest.mark.parametrize("hook, keys, folded", [
    ("cost", (), 0), ("cost", ("plain", None), 0), ("cost", ("dear",), 2),
    ("cost", ("dear", "dear_friend"), 4),
    ("bars", (), set()), ("bars", ("dear", "plain"), {"far"}), ("on_turn", (), None)])
def test_a_question_folds_what_the_traits_answer(hook, keys, folded):
    assert Toy().question(hook, keys)(None) == folded


def test_a_question_is_made_once_until_the_traits_are_others():
    game = Toy()
    first = game.question("cost", ("dear",))
    assert game.question("cost", ("dear",)) is first and game.question("cost", ("dear", "dear")) is not first
    game.forget()
    assert game._questions == {} and game.question("cost", ("dear",))(None) == 2


def test_a_verb_has_one_doer():
    class Twice(Game):
        traits = {"dear_friend": DearFriend(),
                  "other": type("Other", (Family,), {"do_hug": lambda self, s, f: 0})()}
    with pytest.raises(TypeError, match="hug"):
        Twice()
    assert Toy().verbs["hug"].key == "dear_friend"


# --- loading ------------------------------------------------------------------------------------

TRAIT = "from tabletop import Trait\n\nclass {}(Trait):\n    en = ru = ('', '')\n{}"


@pytest.fixture
def package(tmp_path, monkeypatch):
    """Writes modules of a package that can be loaded."""
    def write(**modules):
        folder = tmp_path / "toybox"
        folder.mkdir()
        (folder / "__init__.py").write_text("")
        for name, text in modules.items():
            (folder / f"{name}.py").write_text(text)
    monkeypatch.syspath_prepend(tmp_path)
    yield write
    for name in [name for name in sys.modules if name.split(".")[0] == "toybox"]:
        del sys.modules[name]


def test_loading_makes_one_of_each_class_sorted_by_key(package):
    package(a=TRAIT.format("Zebra", ""), b=TRAIT.format("Ant", ""), c="from toybox.a import Zebra\n")
    found = load(Trait, "toybox")
    assert list(found) == ["ant", "zebra"] and found["ant"].key == "ant"
    assert type(found["zebra"]).__name__ == "Zebra"


def test_two_things_with_one_key_are_an_error(package):
    package(a=TRAIT.format("Ant", ""), b=TRAIT.format("Bee", "    key = 'ant'\n"))
    with pytest.raises(TypeError, match="ant"):
        load(Trait, "toybox")


def test_a_module_may_hold_several_and_only_its_kind_counts(package):
    package(a=TRAIT.format("Ant", "") + "\nclass Bee(Ant):\n    pass\n\nclass Stone:\n    pass\n")
    assert list(load(Trait, "toybox")) == ["ant", "bee"]


class Point:
    """An entry point of a wheel from outside."""

    group = "toybox"

    def __init__(self, name, module):
        self.name, self.module = name, module

    def load(self):
        if self.module is None:
            raise ImportError("broken")
        return self.module


@pytest.fixture
def outside(monkeypatch):
    """Lets wheels from outside announce modules."""
    def announce(**modules):
        points = [Point(name, module) for name, module in modules.items()]
        monkeypatch.setattr(tabletop.trait, "entry_points", lambda group: points if group == "toybox" else [])
    monkeypatch.setattr(tabletop.trait, "BROKEN", {})
    return announce


def test_wheels_from_outside_bring_theirs(package, outside):
    package(a=TRAIT.format("Ant", ""))
    outside(guests=sys.modules[__name__])
    assert "dear" in load(Trait, "toybox") and tabletop.trait.BROKEN == {}


def test_a_broken_wheel_from_outside_does_not_stop_the_game(package, outside):
    package(a=TRAIT.format("Ant", ""))
    outside(bad=None)
    assert list(load(Trait, "toybox")) == ["ant"] and "broken" in tabletop.trait.BROKEN["toybox:bad"]

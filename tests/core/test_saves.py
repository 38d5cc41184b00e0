"""Saves outlive changes: what a match was dealt from, several actions as one step, matches that go on from
their last position when the rules are others now."""

import copy
import json

import pytest
from toy import MAP, TOY, Charm, Toy, begin

from tabletop import Match, Refusal


def without(*verbs):
    """The phases of the toy where some verbs are no more."""
    class Turn(type(TOY.phases["turn"])):
        def actions(self, s, f):
            return [action for action in super().actions(s, f) if action[0] not in verbs]
    return {**TOY.phases, "turn": Turn()}


class Newer(Toy):
    """The toy of a later version: nothing crashes, and a field is new."""

    version = "1"
    phases = without("crash")

    def setup(self, s, options, contents):
        super().setup(s, options, contents)
        s.weather = "fair"

    def check(self, s):
        return [] if len(s.points) == s.players and all(type(n) is int for n in s.points) else ["points"]

    def renewed(self, fields, version):
        return {**fields, "round": min(fields["round"], 4)} if version == "0" else fields


class Other(Newer):
    """Where rolling is forbidden."""

    phases = without("crash", "roll")


OLD, NEW, OTHER = {"toy": TOY}, {"toy": Newer()}, {"toy": Other()}


def played(*entries, **options) -> Match:
    match = begin(**options)
    for entry in entries:
        match.apply(*([entry] if isinstance(entry[0], str) else entry))
    return match


def saved(*entries, whole=True) -> dict:
    return json.loads(json.dumps(played(*entries).save(whole)))


def refused(call, *args) -> Refusal:
    with pytest.raises(Refusal) as refusal:
        call(*args)
    return refusal.value


# --- several actions as one step ----------------------------------------------------------------

def test_several_actions_are_one_step():
    match = played([("look",), ("more",), ("done",)])
    assert match.steps == 1 and match.actions == [[("look",), ("more",), ("done",)]]
    assert [note["event"] for note in match.now.events][:2] == ["peek", "peeked"]
    match.undo()
    assert match.steps == 0 and match.keeps() == ["nothing"]
    match.redo()
    assert match.actions == [[("look",), ("more",), ("done",)]]


@pytest.mark.parametrize("actions, why", [
    ([("look",), ("roll",)], ["not_now"]), ([("roll",), ("look",)], ["chance"]),
    ([("save", 1), ("save", 1)], ["actor"]), ([("draw",), ("look",)], ["revealed", "actor"])])
def test_one_that_may_not_be_refuses_all(actions, why):
    match = begin()
    before = copy.deepcopy(match.now.__dict__)
    refusal = refused(match.apply, *actions)
    assert refusal.facts == {"why": why, "action": 1}
    assert match.now.__dict__ == before and match.steps == 0


def test_chance_may_end_a_step_of_several():
    assert played([("look",), ("done",), ("more",), ("roll",)]).steps == 1


def test_steps_of_several_are_saved_and_replayed():
    match = played([("look",), ("more",), ("more",)], ("roll",), [("look",), ("done",)])
    save = json.loads(json.dumps(match.save()))
    assert save["actions"] == [[["look"], ["more"], ["more"]], ["roll"], [["look"], ["done"]]]
    again = Match.load(OLD, save)
    assert again.now.__dict__ == match.now.__dict__ and again.actions == match.actions
    assert [action for _, action in again.done(1)] == [("look",), ("more",), ("more",)]


def test_a_step_of_several_that_was_taken_back_is_kept_too():
    match = played(("roll",), [("look",), ("more",)])
    match.undo()
    again = Match.load(OLD, json.loads(json.dumps(match.save())))
    again.redo()
    assert again.actions[-1] == [("look",), ("more",)]


# --- what a match was dealt from ----------------------------------------------------------------

class Cards(Toy):
    """A toy whose traits take part."""

    traits = {**TOY.traits, "ant": type("Ant", (Charm,), {})(), "bee": type("Bee", (Charm,), {})()}

    def contents(self, options):
        return {"charms": sorted(self.traits)}

    def first_contents(self, options):
        return {"charms": ["ant", "clover"]}

    def setup(self, s, options, contents):
        super().setup(s, options, contents)
        s.charms = list(contents["charms"])
        s.shuffle(s.charms)


def cards(**more) -> Match:
    return Match(Cards(), MAP, {}, ["human"] * 2, 3, **more)


def test_a_save_names_what_the_match_was_dealt_from():
    assert cards().save()["contents"] == {"charms": ["ant", "bee", "clover"]}


def test_what_is_added_later_changes_no_match_begun_before():
    class More(Cards):
        traits = {**Cards.traits, "cat": type("Cat", (Charm,), {})()}
    save = cards().save()
    assert Match.load({"toy": More()}, save).now.__dict__ == cards().now.__dict__
    assert Match(More(), MAP, {}, ["human"] * 2, 3).now.charms != cards().now.charms


def test_a_save_that_names_nothing_was_dealt_from_the_first_contents():
    save = cards(first=True).save()
    assert save.pop("contents") == {"charms": ["ant", "clover"]}
    assert sorted(Match.load({"toy": Cards()}, save).now.charms) == ["ant", "clover"]


@pytest.mark.parametrize("contents, code", [
    ({}, "save"), ({"charms": "ant"}, "save"), ({"charms": [1]}, "save"),
    ({"charms": ["ant", "ant"]}, "save"),
    ({"charms": [], "more": []}, "save"), ({"charms": ["dodo"]}, "missing")])
def test_contents_of_a_wrong_form_are_refused(contents, code):
    assert refused(Match.load, {"toy": Cards()}, {**cards().save(), "contents": contents}).code == code


# --- a match of an earlier version --------------------------------------------------------------

def test_a_whole_save_keeps_the_position_as_plain_data():
    match = played(("roll",), ("draw",))
    save = saved(("roll",), ("draw",))
    assert save["last"]["version"] == "0" and save["last"]["events"] == match.history()
    assert int(save["last"]["state"].pop("rng")) == match.now.rng
    assert save["last"]["state"] == {name: value for name, value in match.now.__dict__.items()
                                     if name != "rng"}
    assert "last" not in played(("roll",)).save()


def test_of_the_same_version_a_save_is_replayed():
    match = Match.load(OLD, saved(("roll",), ("draw",)))
    assert match.steps == len(match.actions) == 2 and match.gap is None and match.told == []


def test_under_other_rules_a_match_goes_on_from_its_last_position():
    steps = ("roll",), ("draw",), ("save", 1)
    old, match = played(*steps), Match.load(NEW, saved(*steps))
    fields = {name: value for name, value in match.now.__dict__.items() if name != "weather"}
    assert fields == old.now.__dict__ and match.now.weather == "fair"
    assert (match.steps, match.actions, match.gap) == (3, [], {"version": "0", "told": 3, "lost": 0})
    assert match.history() == old.history() and match.keeps() == ["nothing"]
    match.apply(("save", 1))
    assert match.steps == 4 and match.now.purse != old.now.purse


def test_it_can_be_saved_and_replayed_from_there():
    match = Match.load(NEW, saved(("roll",), ("draw",)))
    match.apply(("save", 1))
    again = Match.load(NEW, json.loads(json.dumps(match.save())))
    assert again.now.__dict__ == match.now.__dict__ and again.steps == match.steps == 3
    assert again.history() == match.history() and again.gap == match.gap and again.actions == match.actions
    assert Match.load(NEW, json.loads(json.dumps(match.save(whole=True)))).now.__dict__ == match.now.__dict__


def test_without_a_position_it_is_replayed_as_far_as_it_goes():
    match = Match.load(NEW, saved(("roll",), ("draw",), whole=False))
    assert match.steps == 2 and match.gap is None
    match = Match.load(OTHER, saved(("draw",), ("save", 1), ("roll",), ("draw",), whole=False))
    assert match.actions == [("draw",), ("save", 1)]
    assert match.gap == {"version": "0", "told": 0, "lost": 2}


def test_what_may_be_redone_is_no_loss_under_other_rules():
    save = {**saved(("draw",), ("save", 1), whole=False), "undone": [["roll"]]}
    match = Match.load(OTHER, save)
    assert match.actions == [("draw",), ("save", 1)] and match.undone == [] and match.gap is None
    assert refused(Match.load, OTHER, {**save, "version": "1"}).facts == {"why": ["illegal"], "step": 2}


def test_a_save_of_this_version_that_replays_no_more_goes_on_from_its_position():
    save = {**saved(("draw",), ("roll",), ("save", 2)), "version": "1"}
    match = Match.load(OTHER, save)
    assert match.steps == 3 and match.actions == [] and match.now.purse[1] == 2
    save.pop("last")
    assert refused(Match.load, OTHER, save).facts == {"why": ["illegal"], "step": 1}


@pytest.mark.parametrize("version", ["2", "x", "1.5", "-1"])
def test_a_save_of_a_version_we_do_not_know_is_refused(version):
    assert refused(Match.load, NEW, {**saved(("roll",)), "version": version}).code == "old_save"


DAMAGES = [("state", {}), ("state", []), ("events", []), ("events", [3]), ("events", [[{}]]), ("events", 3),
           ("version", 1), ("version", "x" * 41), ("more", 1)]


@pytest.mark.parametrize("name, value", DAMAGES)
def test_a_position_of_a_wrong_form_is_refused(name, value):
    save = saved(("roll",))
    save["last"][name] = value
    assert refused(Match.load, NEW, save).facts["why"] == ["last"]


BROKEN = [("points", 3), ("points", ["a", "b"]), ("points", []), ("players", 9), ("players", "two"),
          ("round", []),
          ("stack", []), ("stack", [{}]), ("stack", [{"phase": "tea", "player": 0}]),
          ("stack", [{"phase": "turn", "player": 5}]), ("stack", [{"phase": "turn", "player": -1}]),
          ("stack", [{"phase": "turn", "player": 2}]), ("stack", [{"phase": "turn", "player": True}]),
          ("stack", [{"phase": "peek", "player": 0}]),
          ("stack", [{"phase": "turn", "player": 0}] * 2),
          ("stack", [{"phase": "turn", "player": 0}, {"phase": "peek", "player": 0, "left": 1, "fresh": 1}]),
          ("stack", [{"phase": "peek", "player": 0, "left": 1}, {"phase": "turn", "player": 0}]),
          ("purse", None), ("deck", [None, []]), ("cards", {})]


@pytest.mark.parametrize("name, value", BROKEN)
def test_a_position_that_no_match_can_come_to_is_not_trusted(name, value):
    save = saved(("draw",), ("save", 1))
    save["last"]["state"][name] = value
    match = Match.load(NEW, save)  # replayed instead, as far as it goes
    assert match.actions == [("draw",), ("save", 1)] or name == "deck" or value == []
    assert match.now.game.check(match.now) == []


def test_a_broken_beginning_is_refused():
    match = Match.load(NEW, saved(("roll",)))
    save = json.loads(json.dumps(match.save()))
    save["base"]["state"]["points"] = []
    assert refused(Match.load, NEW, save).code == "save"


@pytest.mark.parametrize("question", ["describe", "view", "score", "forecast"])
def test_a_position_of_which_something_cannot_be_asked_is_not_trusted(question):
    class Dumb(Newer):
        """Breaks when asked in the second round."""

    def broken(self, s, *more):
        if s.round == 2:
            raise ValueError
        return {} if question != "score" else [0] * s.players
    if question == "describe":
        class Turn(type(NEW["toy"].phases["turn"])):
            describe = broken
        Dumb.phases = {**NEW["toy"].phases, "turn": Turn()}
    else:
        setattr(Dumb, question, broken)
    save = saved(("draw",), ("save", 1))
    assert save["last"]["state"]["round"] == 2
    match = Match.load({"toy": Dumb()}, save)
    assert match.actions == [("draw",), ("save", 1)]  # replayed, not taken from the position
    assert Match.load(NEW, save).actions == []


def test_a_position_that_goes_wrong_only_later_is_not_trusted():
    class Brittle(Newer):
        """Whoever comes to a round of the second half with this purse has too much."""

        def check(self, s):
            return ["purse"] if s.round > 2 and s.purse[0] > 90 else []
    save = saved(("draw",), ("save", 1))
    assert Match.load({"toy": Brittle()}, save).actions == []
    save["last"]["state"]["purse"] = [99, 0]
    assert Match.load({"toy": Brittle()}, save).actions == [("draw",), ("save", 1)]


def test_what_set_up_decides_is_not_taken_from_a_position(monkeypatch):
    monkeypatch.setattr(Newer.state, "fixed", ("players", "points"))
    save = saved(("draw",), ("save", 1))
    save["last"]["state"]["points"] = [50, 50]
    assert Match.load(NEW, save).now.points == [0, 0]

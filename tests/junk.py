"""Garbage for the wire: ways to make it, and what must hold whatever came in."""

import copy
import json
import os

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from tabletop.wire import Door

EXAMPLES = int(os.environ.get("GARBAGE", "120"))  # more when hunting
hunt = settings(max_examples=EXAMPLES, deadline=None, derandomize="GARBAGE" not in os.environ,
                suppress_health_check=list(HealthCheck))


def strict(text):
    """Read a reply as a strict reader would."""
    def refuse(name):
        raise AssertionError(f"{name} is not JSON")
    text.encode("utf-8")
    return json.loads(text, parse_constant=refuse)


def ask(door, **request):
    """Send a request that must be understood."""
    reply = strict(door.handle(json.dumps(request)))
    assert "error" not in reply, reply
    return reply


def frozen(door):
    """All that a refusal must leave alone."""
    match = door.match
    if match is None:
        return None
    return json.dumps([match.save(), match.now.__dict__, match.now.legal, match.undone, match.words,
                       len(match.states), door.viewer])


def send(door, text):
    """Send anything; whatever comes back is an object, no bug, and a refusal has changed nothing."""
    before = frozen(door)
    reply = strict(door.handle(text))
    assert isinstance(reply, dict)
    assert reply.get("error") != "bug", reply["trace"]
    if "error" in reply:
        assert frozen(door) == before
    if door.match is not None:
        assert door.match.game.check(door.match.now) == []
    return reply


def copied(door):
    """The same table, that a request may change."""
    new = Door()
    new.match, new.viewer = copy.copy(door.match), door.viewer
    for name in ("states", "actions", "undone"):
        setattr(new.match, name, list(getattr(door.match, name)))
    return new


# --- what garbage is made of ----------------------------------------------------------------------

NASTY = [None, True, False, -1, 0, 1, 2, 3, 99, 1 << 31, 1 << 53, -(1 << 63), 0.5, 1.0, -0.0,
         1e308, "", "done", "a" * 300, "__class__", "../../etc/passwd", "<script>alert(1)</script>",
         "'; drop table", "\u202egnp", "\0", "\ufeff", "🐸" * 50, "{0.__class__}", "%s%n", [], {}, [[]],
         [None], {"": {}}, "amazons", "commando",
         "meadow", "conquer", "en"]
scalars = st.one_of(st.sampled_from(NASTY), st.integers(), st.floats(allow_nan=False, allow_infinity=False),
                    st.text(max_size=20))
values = st.recursive(scalars, lambda inner: st.one_of(
    st.lists(inner, max_size=4), st.dictionaries(st.text(max_size=8), inner, max_size=4)), max_leaves=8)


def spots(value, path=()):
    """Every place in nested data."""
    yield path
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for name, inner in inside:
        yield from spots(inner, (*path, name))


def damaged(data, path, how, new):
    """A copy with one place replaced, removed, doubled, renamed or given something more."""
    if not path:
        return new
    data = copy.deepcopy(data)
    holder = data
    for name in path[:-1]:
        holder = holder[name]
    last = path[-1]
    if how == "remove":
        del holder[last]
    elif how == "double" and isinstance(holder, list):
        holder.insert(last, copy.deepcopy(holder[last]))
    elif how == "rename" and isinstance(holder, dict):
        holder[str(new)[:50]] = holder.pop(last)
    elif how == "swap" and isinstance(holder, list):
        holder[last], holder[0] = holder[0], holder[last]
    elif how == "nudge" and type(holder[last]) is int:
        holder[last] += 1 if new else -1
    else:
        holder[last] = new
    return data


HOWS = ("replace", "remove", "double", "rename", "swap", "nudge")


@st.composite
def mutations(draw, *originals):
    """One of the originals, damaged in one to three places."""
    data = draw(st.sampled_from(originals))
    for _ in range(draw(st.integers(1, 3))):
        if not isinstance(data, (dict, list)):
            break
        depths = sorted({len(path) for path in spots(data)})[1:]
        if not depths:
            break
        depth = draw(st.sampled_from(depths))
        path = draw(st.sampled_from([path for path in spots(data) if len(path) == depth]))
        data = damaged(data, path, draw(st.sampled_from(HOWS)), draw(values))
    return data

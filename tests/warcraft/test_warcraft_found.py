"""Mistakes that random games found, each as a position."""

from field import field


def test_a_worker_called_to_arms_and_devoured_dies_as_a_worker():
    f = field(a="orc", b="human").has("a", hands=["devour"], levels=[4, 1, 1])
    f.has("b", hands=["call_to_arms"]).stand("north", b="worker").stand("gate", a="melee")
    f.play("move gate melee north", "call_to_arms", "done")
    while f.phase != "cards" or f.actor != "a":
        f.play("pass")
    f.match.apply(("devour", f.r("north"), 1, "melee"))
    while f.phase not in ("move", "harvest", "deploy", "spend"):
        f.play("pass")
    assert f.at("north", "b") == "" and not f.s.levy and f.s.reserve(1, 3) == 8

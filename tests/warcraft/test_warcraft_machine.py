"""Hypothesis plays Warcraft, every scenario."""

import machine
from always import choices, plain
from field import MAPS, chart
from hypothesis import strategies as st
from hypothesis.stateful import initialize
from warcraft import GAME

BOARDS = sorted(path.relative_to(MAPS).with_suffix("").as_posix() for path in MAPS.rglob("*.json"))


class Play(machine.Play):
    """On any map, with any first player and the rulings of the box or of the FAQ."""

    words = ("move", "fight", "deploy", "finish", "outpost", "train", "build", "found", "upgrade", "give",
             "x")

    @initialize(name=st.sampled_from(BOARDS), seed=machine.seeds, warm=st.integers(0, 300),
                healing=st.sampled_from(("printed", "faq")), errata=st.booleans())
    def sit_down(self, name, seed, warm, healing, errata):
        data = chart(name)
        self.sit(GAME, data, len(data["seats"]), seed, warm, healing=healing, errata=errata)

    def holds(self, s):
        assert GAME.check(s) == []
        choices(s)
        plain(s)
        for p in range(s.players):
            seen = s.seen_by(p)
            assert all(type(seen["hands"][q]) is int for q in range(s.players) if not s.sees(p, q))


Play.TestCase.settings = machine.often(20, 20)
TestPlay = Play.TestCase

"""What holds in every position of The Wolves, written down apart from the engine."""

import always
from wolves import GAME
from wolves.explain import aimed

BOX = {0: 12, 1: 8, 2: 4, 3: 4}  # of each pack: dens, pack wolves, alphas, lairs
DAYS = {2: (7, 13, 18), 3: (9, 17, 22), 4: (11, 20, 26), 5: (13, 23, 30)}
MIXED = {(0, 1), (0, 2)}  # ranks of two packs on one hex
SAME = MIXED | {(1, 1), (1, 2), (2, 2), (1, 3), (2, 3)}
PAIRS = ({"forest", "rock"}, {"rock", "grass"}, {"grass", "tundra"}, {"tundra", "desert"},
         {"desert", "forest"})


def check(s):
    """Raise at the first thing that is wrong in a dealt game."""
    assert GAME.check(s) == []
    hexes(s)
    pieces(s)
    boards(s)
    moon(s)
    always.choices(s)
    always.plain(s)


def hexes(s):
    """Never three in a hex, no illegal pair, nobody on water or a token, one lair a region and pack."""
    lairs = set()
    for h, here in enumerate(s.pieces):
        if here:
            assert s.board.terrain[h] not in ("water", "chasm") and not s.token[h] and len(here) <= 2
        if len(here) == 2:
            ranks = tuple(sorted(piece % 4 for piece in here))
            assert ranks in (SAME if here[0] // 4 == here[1] // 4 else MIXED), here
        for piece in here:
            if piece % 4 == 3:
                assert any(s.board.terrain[other] == "water" for other in s.board.near[h])
                assert (piece, s.board.region[h]) not in lairs
                lairs.add((piece, s.board.region[h]))


def pieces(s):
    """Map, calendar, pack board and hands hold together what lies in the box."""
    order = (1, 1, 2, 1, 1, 2, 1, 1)
    for p in range(s.players):
        lies = [piece for here in s.pieces for piece in here] + s.calendar + [
            f["piece"] for f in s.stack if f["phase"] == "displace"]
        waiting = sum(f["phase"] == "draft" and f["player"] == p for f in s.stack)
        left = order[s.wolves[p]:]
        home = {0: 12 - sum(s.dens[p]), 1: left.count(1) + waiting, 2: left.count(2) + waiting,
                3: 4 - s.lairs[p]}
        for rank, n in BOX.items():
            assert lies.count(4 * p + rank) + home[rank] == n, (p, rank)
    lone = {2: 10, 3: 12, 4: 16, 5: 20}[s.players]
    assert s.token.count("lone") + s.calendar.count(-1) == lone
    prey = {2: 5, 3: 12, 4: 16, 5: 20}[s.players]
    assert sum(s.heap) - s.token.count("lone") + sum(map(len, s.prey)) == prey
    if s.players == 2:
        virtual = sorted(piece for here in s.pieces for piece in here if piece // 4 == 2)
        assert virtual == [9, 9, *[10] * 4, *[11] * 4]


def boards(s):
    """Tiles show one of their sides, tokens are not owed, tracks have no more than they hold."""
    for p in range(s.players):
        if s.faces[p]:
            assert s.faces[p][0] == s.packs[p] and len(s.faces[p]) == 6
            assert all(face in pair for face, pair in zip(s.faces[p][1:], PAIRS))
        assert s.actions[p] >= 0 and s.terrains[p] >= 0 and all(0 <= n <= 4 for n in s.dens[p])
        assert len(set(s.prey[p])) == len(s.prey[p])


def moon(s):
    """Scored moons lie nowhere; between turns every moon reached is scored, and at the end all of them."""
    reached = sum(len(s.calendar) >= day for day in DAYS[s.players])
    lying = [m for stack in s.stacks for m in stack]
    for n, name in enumerate(("crescent", "quarter", "full")):
        assert (name in lying) == (n >= s.scored)
    assert s.scored <= reached or s.stalled
    assert (s.scored == 3) == (not s.stack)
    assert not (s.stalled and s.stack)


def answers(s):
    """What explains agrees with what is legal."""
    always.answers(s, ())
    for verb in ("move", "den", "lair", "howl", "dominate", "place", "displace", "hunt"):
        spot = 3 if verb == "move" else 1
        able = {action[spot] for action in s.legal if action[0] == verb}
        for h in range(len(s.board)):
            why = GAME.explain(s, aimed(verb, h))
            assert (why == []) == (h in able), (verb, h, why)

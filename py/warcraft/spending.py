"""What is bought together in a Spend step, and goods between teammates as far as they bring more there."""

from tabletop.ai import tried
from tabletop.phase import promising, settle
from warcraft.gifts import GOODS
from warcraft.units import BUILD, TRAIN, UNITS, UPGRADE
from warcraft.weights import ASKED

BOUGHT = 120  # ways to spend that are looked at
LENT = 3  # pieces of gold or wood asked for at once
END = ("done",)


def bought(s, choices, ahead) -> tuple:
    """({first action: the best it may lead to}, the best way to spend), one choice after another."""
    found, best, start, lines, count = {}, None, s, [(s, ())], 0
    while lines and count < BOUGHT:
        s, path = lines.pop(0)
        for action in promising(s) if path else choices:
            if action == END:
                value, first = ahead(s), (*path, action)[0]
                found[first] = max(value, found.get(first, value))
                if best is None or value > best[0]:
                    best = value, [*path, action]
            elif action[0] not in ("give", "ask"):
                lines.append((tried(s, action), (*path, action)))
            count += 1
    if best is None:  # who thinks of nothing that can be bought ends his step
        found[END], best = ahead(start), (0.0, [END])
    return found, best[1]


def shared(s, giver, taker, ahead):
    """(what it leads to, ((what, how much), ...)) of gifts to a teammate in his Spend step, none first: when
    both have then bought the best they can."""
    for many in ((0,) * len(GOODS), *wanting(s, giver, taker)):
        then = s.clone()
        then.pay(giver, many)
        then.pay(taker, [-n for n in many])
        for p in (taker, giver):
            then.stack = [{**then.stack[0], "player": p},
                          {"phase": "spend", "player": p, "option": "", "upgraded": [], "asked": []}]
            settle(then)
            _, plan = bought(then, promising(then), ahead)
            for action in plan[:-1]:
                then = tried(then, action)
        yield ahead(then) - ASKED * sum(many), tuple(zip(GOODS, many))


def wanting(s, giver, taker) -> list:
    """What a player is short of for a unit, a building or a level, as far as another has it."""
    have = s.gold[taker], s.wood[taker]
    short = {tuple(max(0, n - m) for n, m in zip(cost, have))
             for cost in (*TRAIN[:len(UNITS)], BUILD, UPGRADE)}
    return sorted(many for many in short if 0 < sum(many) <= LENT
                  and many[0] <= s.gold[giver] and many[1] <= s.wood[giver])


def gifts(s, plan, ahead) -> list:
    """What a player gives away once he has bought: each piece that is worth more to a teammate."""
    given, s = [], s.clone()
    for action in plan[:-1]:
        s = tried(s, action)
    value = ahead(s)
    for action in [action for action in s.legal if action[0] == "give"]:
        while action in s.legal and (more := ahead(then := tried(s, action))) > value + ASKED:
            s, value = then, more
            given.append(action)
    return given

"""What holds for the prune of every game and for what it calls promising, on small positions: a game brings
some that begin with a decision, and says what of a state is its outcome."""

import marshal

from always import untouched
from tabletop.phase import promising, pruned, step

LONG = 12  # choices until a decision is made


def decision(s):
    """Who is choosing what."""
    return (s.stack[-1]["phase"], s.stack[-1]["player"]) if s.stack else None


def after(s, action):
    """A copy one action later."""
    new = s.clone()
    step(new, action)
    return new


def reached(s, choose) -> tuple:
    """(states of the same decision, states in which it has been made) that these choices lead to."""
    seen, made, open_states = {marshal.dumps(s.__dict__, 2): s}, {}, [s]
    while open_states:
        here = open_states.pop()
        for new in (after(here, action) for action in choose(here)):
            found = seen if decision(new) == decision(s) else made
            mark = marshal.dumps(new.__dict__, 2)
            if mark not in found:
                found[mark] = new
                open_states += [new] if found is seen else []
    return list(seen.values()), list(made.values())


def loses_nothing(s, outcome):
    """Pruned choices make whatever all choices make; `outcome` tells what that is."""
    few, all_ = (frozenset(marshal.dumps(outcome(new), 2) for new in reached(s, choose)[1])
                 for choose in (pruned, lambda here: here.legal))
    assert few == all_ != frozenset()


def is_a_part(s):
    """Whatever was chosen before: what is promising is some of what is pruned, that some of what is legal;
    to ask changes nothing."""
    for here in reached(s, lambda here: here.legal)[0]:
        with untouched(here):
            best, few = promising(here), pruned(here)
        assert best and set(best) <= set(few) <= set(here.legal)


def comes_to_an_end(s):
    """No choice is offered over and over again."""
    for choose in (pruned, promising):
        here, left = s, LONG
        while decision(here) == decision(s) and left:
            here, left = after(here, choose(here)[-1]), left - 1
        assert left

"""The Deploy step: what was bought comes into play, as far as its owner wishes and there is room."""

from tabletop import choice
from tabletop.phase import step
from warcraft.gifts import Dealer
from warcraft.moves import room
from warcraft.units import KIND, KINDS, UNITS, WORKER


VERBS = ("outpost", "deploy", "finish")


def rank(action) -> list:
    """Where an action stands in the plainest order; done may always be."""
    verb, *args = action
    if verb == "deploy":
        return [VERBS.index(verb), KIND[args[0]], args[1]]
    return [VERBS.index(verb), KIND.get(args[0], args[0])] if verb in VERBS else [len(VERBS)]


def everything(s, f) -> list:
    """The actions that bring all into play for which there is room, at home first."""
    p, acts, s = f["player"], [], s.clone()
    home = s.home(p)
    while s.stack and (s.stack[-1]["phase"], s.stack[-1]["player"]) == ("deploy", p):
        wanted = [action for action in s.legal if action[0] in VERBS]
        acts.append(min(wanted, key=lambda action: (rank(action)[:-1], action[-1] != home)))
        step(s, acts[-1])
    return [list(action) for action in acts]


class Deploy(Dealer):
    """Units and workers to the Town or an Outpost, buildings and Outposts finished, in any order; everything
    may be held back (RU "Voluntary delay")."""

    def actions(self, s, f):
        p, acts, home = f["player"], [], s.home(f["player"])
        sites = [r for r, q in enumerate(s.outpost) if q == p]
        acts += [("outpost", r) for r in sites if s.unfinished[r]]
        bases = [r for r in sites if not s.unfinished[r]] + [home] * (home >= 0)
        for kind, n in enumerate(s.training[p]):
            if n:
                acts += [("deploy", KINDS[kind], r) for r in bases if room(s, p, r, kind)]
        for kind in UNITS:
            if s.rising[p][kind] and (s.summoned[p][kind] or room(s, p, home, WORKER)):
                acts.append(("finish", KINDS[kind]))
        return [("done",), *acts, *self.dealings(s, f)] if acts else []

    def prune(self, s, f, actions):
        """Outposts before what may go there, then kind by kind: another order leads to the same."""
        return [action for action in actions if rank(action) >= f.get("last", [])]

    def promising(self, s, f, actions):
        """Nothing is held back for which there is room."""
        return [action for action in actions if action[0] in VERBS] or super().promising(s, f, actions)

    def describe(self, s, f, action):
        verb, *args = action
        if verb == "deploy":
            return choice.at(args[1], piece=args[0])
        if verb == "outpost":
            return choice.at(args[0])
        if verb == "finish":
            return choice.card(building=args[0])
        return super().describe(s, f, action) or choice.plain(all=everything(s, f))

    def do_deploy(self, s, f, name, r):
        p, kind = f["player"], KIND[name]
        f["last"] = rank(("deploy", name, r))
        s.training[p][kind] -= 1
        s.put(r, p, kind)
        s.note("deployed", player=p, piece=name, r=r)

    def do_finish(self, s, f, name):
        """The building stands; its worker comes back to the Town space."""
        p, kind = f["player"], KIND[name]
        f["last"] = rank(("finish", name))
        s.rising[p][kind] -= 1
        s.built[p][kind] += 1
        if s.summoned[p][kind]:
            s.summoned[p][kind] -= 1
        else:
            s.put(s.home(p), p, WORKER)
        s.note("finished", player=p, building=name)

    def do_outpost(self, s, f, r):
        f["last"] = rank(("outpost", r))
        s.unfinished[r] = False
        s.note("outpost", player=f["player"], r=r)

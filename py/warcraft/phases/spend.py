"""The Spend step: train, construct or upgrade, one of the three."""

from tabletop import choice
from warcraft import windows
from warcraft.gifts import Dealer
from warcraft.units import (BUILD, KIND, KINDS, OUTPOSTS, TRAIN, UNITS, UPGRADE, WORKER, WORKSHOPS, needed,
                            top)

RANK = [(verb, name) for verb in ("train", "build", "upgrade") for name in KINDS[:WORKER + 1]]
OPTION = {"train": "train", "build": "construct", "found": "construct", "upgrade": "upgrade"}


def affords(s, p, cost) -> bool:
    """Whether a player has that much gold and wood."""
    return s.gold[p] >= cost[0] and s.wood[p] >= cost[1]


def workplaces(s, p, kind) -> int:
    """How many of a kind can be trained at once."""
    return WORKSHOPS if kind == WORKER else s.built[p][kind]


def sites(s, p) -> list:
    """Where a player has a worker who could build an Outpost."""
    return [r for r, here in enumerate(s.pieces) if here and s.outpost[r] < 0
            and s.board.terrain[r] != "town" and s.many(r, p, WORKER)]


class Spend(Dealer):
    """The first purchase settles which of the three it is; `upgraded` are kinds raised in this step, `asked`
    the teammates who were asked for goods. Who has no Town buys nothing."""

    def enter(self, s, f):
        f["option"], f["upgraded"], f["asked"] = "", [], []

    def actions(self, s, f):
        p, option = f["player"], f["option"]
        acts = s.law("offers", p, "spend")
        if s.home(p) >= 0:
            for name, offers in (("train", self.trains), ("construct", self.constructs),
                                 ("upgrade", self.upgrades)):
                if option in ("", name):
                    acts += offers(s, p, f)
        elif not acts:
            return []
        return [("done",), *acts, *self.dealings(s, f), *windows.plays(s, p, option or "spend")]

    def prune(self, s, f, actions):
        """The same purchases in another order are the same."""
        last = f.get("last", -1)
        rank = [RANK.index(action[:2]) if action[:2] in RANK else len(RANK) for action in actions]
        return [action for action, n in zip(actions, rank) if n >= last]

    def trains(self, s, p, f) -> list:
        """RU "Training": a free building of the kind, the price, a piece in the reserve."""
        return [("train", KINDS[kind]) for kind, cost in enumerate(TRAIN)
                if s.training[p][kind] < workplaces(s, p, kind) and affords(s, p, cost)
                and s.reserve(p, kind)]

    def constructs(self, s, p, f) -> list:
        """RU "Construction": a worker in the Town for a building, one on the site for an Outpost."""
        if not affords(s, p, BUILD):
            return []
        acts = []
        if s.many(s.home(p), p, WORKER):
            acts += [("build", KINDS[kind]) for kind in UNITS if s.tiles(p, kind)]
        if s.outpost.count(p) < OUTPOSTS:
            acts += [("found", r) for r in sites(s, p)]
        return acts

    def upgrades(self, s, p, f) -> list:
        """RU "Upgrade": buildings enough, each kind once in a step."""
        if not affords(s, p, UPGRADE):
            return []
        race, levels = s.races[p], s.levels[p]
        return [("upgrade", KINDS[kind]) for kind in UNITS if kind not in f["upgraded"]
                and levels[kind] < top(race, kind) and s.built[p][kind] >= needed(race, kind, levels[kind])]

    def describe(self, s, f, action):
        verb, *args = action
        if verb == "found":
            return choice.at(args[0], cost=list(BUILD))
        if verb == "train":
            return choice.card(piece=args[0], cost=list(TRAIN[KIND[args[0]]]))
        if verb in OPTION:
            return choice.card(piece=args[0], cost=list(BUILD if verb == "build" else UPGRADE))
        return super().describe(s, f, action) or windows.facts(s, action)

    # --- what is done ----------------------------------------------------------------------------

    def buy(self, s, f, verb, cost, **what):
        """Pay; from now on only this option is open."""
        f["option"] = OPTION[verb]
        f["last"] = RANK.index((verb, what.get("piece"))) if "piece" in what else f.get("last", -1)
        s.pay(f["player"], cost)
        s.note(verb, player=f["player"], cost=list(cost), **what)

    def do_train(self, s, f, name):
        kind = KIND[name]
        self.buy(s, f, "train", TRAIN[kind], piece=name)
        s.training[f["player"]][kind] += 1

    def do_build(self, s, f, name):
        p = f["player"]
        self.buy(s, f, "build", BUILD, piece=name)
        s.take(s.home(p), p, WORKER)
        s.rising[p][KIND[name]] += 1

    def do_found(self, s, f, r):
        self.buy(s, f, "found", BUILD, r=r)
        s.outpost[r], s.unfinished[r] = f["player"], True

    def do_upgrade(self, s, f, name):
        p, kind = f["player"], KIND[name]
        self.buy(s, f, "upgrade", UPGRADE, piece=name, level=s.levels[p][kind] + 1)
        s.levels[p][kind] += 1
        f["upgraded"].append(kind)

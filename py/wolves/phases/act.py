"""The choice of an action: move, den, lair, howl, dominate; the hunt follows each of them."""

from tabletop import Phase
from tabletop.choice import at, walk
from wolves import needs, rules
from wolves.phases.move import begin, first_moves, notable
from wolves.phases.pay import charge
from wolves.tables import COST, DEN, HIGHEST, PACK


class Act(Phase):
    """Two actions and as many more as action tokens are given up; they may be had from this very turn."""

    def actions(self, s, f):
        p = f["player"]
        if not f["left"]:
            return [("done",), ("extra",)] if s.actions[p] else [("done",)]
        acts, purse = [], s.purse(p)
        for verb in ("den", "lair", "howl", "dominate"):
            near = needs.reach(s, p, verb)
            for h in sorted(near):
                if purse.get(s.board.terrain[h], 0) >= COST[verb] and not needs.NEEDS[verb](s, p, h):
                    acts += [(verb, h, *which) for which in WHICH[verb](s, p, h)]
        acts += first_moves(s, p, [kind for kind, n in purse.items() if n >= COST["move"]])
        return acts + [("stay", kind) for kind, n in purse.items() if n >= COST["move"]]

    def promising(self, s, f, actions):
        return notable(s, f, actions)

    def describe(self, s, f, action):
        verb, p = action[0], f["player"]
        if verb in ("done", "extra"):
            return {"tokens": s.actions[p]}
        if verb == "stay":
            return {"terrain": action[1], **rules.price(s, p, action[1], COST["move"])}
        h = action[3] if verb == "move" else action[1]
        terrain = s.board.terrain[h]
        facts = {"terrain": terrain, **rules.price(s, p, terrain, COST[verb])}
        return walk(action[1], h, **facts) if verb == "move" else at(h, **facts)

    # --- what is done ----------------------------------------------------------------------------

    def spend(self, s, f, verb, terrain):
        """One action is used up and will be paid for; what follows it waits below."""
        p = f["player"]
        f["left"] -= 1
        due = rules.ways(s, p, terrain, COST[verb])
        s.note("action", player=p, verb=verb, terrain=terrain)
        s.then("hunt", player=p)
        charge(s, p, terrain, due)

    def do_move(self, s, f, start, kind, goal):
        terrain = s.board.terrain[goal]
        f["left"] -= 1
        begin(s, f["player"], terrain, start, kind, goal)

    def do_stay(self, s, f, terrain):
        """A move of no wolves (proposed: end_turn_early)."""
        self.spend(s, f, "move", terrain)

    def do_den(self, s, f, h, track):
        self.spend(s, f, "den", s.board.terrain[h])
        s.note("den", player=f["player"], hex=h, track=track)
        rules.set_den(s, f["player"], h, track)

    def do_lair(self, s, f, h):
        self.spend(s, f, "lair", s.board.terrain[h])
        s.note("lair", player=f["player"], hex=h)
        rules.set_lair(s, f["player"], h)

    def do_howl(self, s, f, h):
        self.spend(s, f, "howl", s.board.terrain[h])
        rules.take_lone(s, h)
        rank = rules.set_wolf(s, f["player"], h)
        s.note("howl", player=f["player"], hex=h, piece=HIGHEST * f["player"] + rank)

    def do_dominate(self, s, f, h, what):
        p, rank = f["player"], PACK if what == "pack" else DEN
        self.spend(s, f, "dominate", s.board.terrain[h])
        victim = next(piece for piece in s.pieces[h] if piece // HIGHEST != p and piece % HIGHEST == rank)
        s.pieces[h].remove(victim)
        s.note("dominate", player=p, hex=h, piece=victim)
        s.mark_day(victim)
        if rank == PACK:
            rules.set_wolf(s, p, h)
        else:
            rules.set_den(s, p, h, what)

    def do_extra(self, s, f):
        s.actions[f["player"]] -= 1
        f["left"] += 1
        s.note("extra", player=f["player"])


WHICH = {"den": lambda s, p, h: [(track,) for track in s.open_tracks(p)],
         "lair": lambda s, p, h: [()],
         "howl": lambda s, p, h: [()],
         "dominate": lambda s, p, h: [(what,) for what in needs.victims(s, p, h)]}

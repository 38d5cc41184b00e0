"""Goblins: bombs that may go off."""

from azeroth.changes import blast
from azeroth.hooks import HORDE, Piece, Race
from azeroth.rules import bonus, immune, touch, touchable
from azeroth.tables import BOMBS, DUDS
from conquest.changes import challenge
from conquest.rules import toll
from conquest.state import NOBODY, TRIBES
from tabletop import Phase
from tabletop.choice import at

LIVE, DUD = 1, 0


class Goblins(Race):
    """Bombs are laid at the end of a turn and opened before the next; a live one is a conquest that leaves
    nobody there. `memo`: how many left the game without being opened."""

    en = ("Goblins",
          "End your turn by laying bombs face down in neighbouring regions of active rival races. Next turn "
          "you open them: half drive everybody out, half are duds.")
    ru = ("Гоблины",
          "В конце хода кладите бомбы в соседние регионы активных рас соперников. В начале следующего хода "
          "вскройте их: половина выбивает из региона всех, половина — пустышки.")
    tokens, limit, faction = 6, 11, HORDE
    boon = 0.6
    lasts = ("on_vanished",)

    def on_readied(self, s, b):
        if self.key not in s.memo:  # ruling 65: all are shuffled anew whenever the banner is bought
            s.memo[self.key] = 0
            s.bombs = [LIVE] * BOMBS + [DUD] * DUDS
            s.shuffle(s.bombs)

    def on_turn(self, s, b):
        s.then("blasts", player=s.owner(b), band=b)

    def on_finish(self, s, b):
        s.then("bombs", player=s.owner(b), band=b)

    def on_decline(self, s, b):
        s.memo.pop(self.key, None)
        s.sweep(Bomb.key)  # in a match they were opened before

    def on_vanished(self, s, b):
        # Ruling 7: whom a bomb beat pays, even if in the same turn they decline and nobody of them is left.
        if won := bonus(s, b):
            s.game.pay(s, NOBODY, s.owner(b), won, "faction")

    def hopes(self, s, b):
        # Every second one empties a region: the more stand there, the better.
        return sum([0.5 + 0.1 * s.troops[r] for r in s.where("bomb")])


class Bomb(Piece):
    """What it is nobody knows; it lies on when its region changes hands, and goes home when that empties."""

    en = "Bomb", "Opened at the beginning of the Goblins' next turn: it drives everybody out, or is a dud."
    ru = "Бомба", "Её вскроют в начале хода гоблинов: она выбьет из региона всех или окажется пустышкой."
    stays, limit = True, BOMBS + DUDS

    def on_changed(self, s, b, r):
        if b == NOBODY:  # rulings 58, 59
            s.put(self.key, r, -1)


class Bombs(Phase):
    """Laid one by one in neighbouring regions of active rivals, as many as one likes (ruling 66). Frame: the
    `last` one."""

    def actions(self, s, f):
        places = self._places(s, f["band"]) if stock(s) else []
        return [*[("bomb", r) for r in places], ("done",)] if places else []

    def _places(self, s, b) -> list:
        """Ruling 62: none where a tower stands, and where the Aegis lies its price is paid first."""
        beside = set().union(*[s.board.near[r] for r in s.lands(b)])
        return [r for r in sorted(beside) if (foe := s.band[r]) > TRIBES and s.owner(foe) != s.owner(b)
                and not s.declined[foe] and Bomb.key not in s.tokens[r] and touchable(s, b, r)]

    def prune(self, s, f, actions):
        """In rising order."""
        return [act for act in actions if act == ("done",) or act[1] > f.get("last", -1)]

    def describe(self, s, f, action):
        return at(action[1]) if action[0] == "bomb" else {}

    def do_bomb(self, s, f, r):
        f["last"] = r
        touch(s, f["band"], r)
        s.put(Bomb.key, r)
        s.note("bomb", player=f["player"], foe=s.owner(s.band[r]), region=r)


class Blasts(Phase):
    """The bombs are opened one by one, before anything else in the turn (ruling 3)."""

    def enter(self, s, f):
        for r in s.where(Bomb.key):
            if immune(s, f["band"], r):
                self.do_defuse(s, f, r)  # ruling 60

    def actions(self, s, f):
        acts = []
        for r in s.where(Bomb.key):
            due = toll(s, f["band"], r)  # ruling 61: one that is not paid for is taken away unopened
            acts += [("ignite", r)] * (due <= s.coins[f["player"]]) + [("defuse", r)] * (due > 0)
        return acts

    def prune(self, s, f, actions):
        """In rising order, but for finds: whoever loses one may lose more in the next blast."""
        finds = {r for r in s.where(Bomb.key) if s.pieces(r, "held")}
        first = next((act[1] for act in actions if act[1] not in finds), None)
        return [act for act in actions if act[1] == first or act[1] in finds]

    def describe(self, s, f, action):
        if action[0] != "ignite":
            return at(action[1])
        due = toll(s, f["band"], action[1])
        odds = [s.bombs.count(LIVE), len(s.bombs)]  # opened ones were seen
        return at(action[1], chance=odds, **({"toll": due} if due else {}))

    def do_ignite(self, s, f, r):
        b, foe = f["band"], s.band[r]
        challenge(s, b, r)
        s.put(Bomb.key, r, -1)
        live = s.bombs.pop() == LIVE
        s.note("opened", player=f["player"], region=r, foe=s.owner(foe), live=live)
        if live:
            blast(s, b, r)

    def do_defuse(self, s, f, r):
        s.put(Bomb.key, r, -1)
        s.memo[Goblins.key] = s.memo.get(Goblins.key, 0) + 1
        s.note("defused", player=f["player"], region=r)


def stock(s) -> int:
    """The bombs that can still be laid: those that were not opened, do not lie on the map and did not go."""
    return len(s.bombs) - s.count(Bomb.key) - s.memo.get(Goblins.key, 0)

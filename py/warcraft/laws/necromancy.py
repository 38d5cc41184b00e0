"""Necromancers call units at tokens and raise their levels at graveyards (March of the Necromancers)."""

from tabletop.choice import at
from warcraft.hooks import Law
from warcraft.moves import room
from warcraft.units import KIND, KINDS, NECROMANCER, UNITS, WIDTH, top

CALLS = tuple(KINDS[kind] for kind in UNITS)
GRAVEYARD = "graveyard"
ALIVE, TOKEN, CALL, STEP, HUNT = 6.0, 3.0, 1.5, 0.4, 3.0  # how opponents judge


class Necromancy(Law):
    """They move as workers do, never two in a space (moves.py), and their owner needs no Town."""

    en = "Necromancy", ("A Necromancer on a unit token brings a free unit of that kind in the Harvest step, "
                        "on a graveyard a free level for one kind in the Spend step. An enemy unit that ends "
                        "a Move step on a token destroys it. Without Necromancers or unit tokens "
                        "their side loses.")
    ru = "Некромантия", ("Некромант на жетоне отряда приводит на шаге Сбора бесплатный отряд этого рода, на "
                         "кладбище бесплатно развивает один род на шаге Расходов. Вражеский отряд, "
                         "закончивший шаг Движения на жетоне, уничтожает его. Без некромантов или без "
                         "жетонов отрядов их сторона проигрывает.")
    roles, pieces, tokens = ("necromancer",), ("necromancer",), (*CALLS, GRAVEYARD)

    def offers(self, s, p, at):
        """At each token once in a step; two different types at two graveyards (ruling 97)."""
        if at not in ("harvest", "spend") or p not in s.board.roles["necromancer"]:
            return []
        used, race = s.stack[-1].get("called", []), s.races[p]
        spots = [r for r, token in enumerate(s.token)
                 if token and r not in used and s.many(r, p, NECROMANCER)]
        if at == "harvest":
            return [("call", r) for r in spots if s.token[r] in CALLS
                    and s.reserve(p, KIND[s.token[r]]) and room(s, p, r, KIND[s.token[r]])]
        return [("exalt", r, KINDS[kind]) for r in spots if s.token[r] == GRAVEYARD for kind in UNITS
                if s.levels[p][kind] < top(race, kind) and kind not in s.stack[-1]["upgraded"]]

    def facts(self, s, action):
        piece = s.token[action[1]] if action[0] == "call" else action[2]
        return at(action[1], piece=piece)

    def do_call(self, s, f, r):
        """A free unit."""
        f.setdefault("called", []).append(r)
        s.put(r, f["player"], KIND[s.token[r]])
        s.note("called", player=f["player"], r=r, piece=s.token[r])

    def do_exalt(self, s, f, r, name):
        """A free level."""
        p, kind = f["player"], KIND[name]
        f.setdefault("called", []).append(r)
        f["upgraded"].append(kind)
        s.levels[p][kind] += 1
        s.note("upgrade", player=p, piece=name, level=s.levels[p][kind], r=r)

    def on_fought(self, s, p):
        """An enemy unit destroys a token; workers do not (ruling 96)."""
        for r, token in enumerate(s.token):
            if (token in CALLS or token == GRAVEYARD) and s.armed(r) - {self._team(s)}:
                s.token[r] = ""
                s.note("token_gone", r=r, token=token)

    def hopes(self, s, p):
        """Necromancers alive, tokens that are left, a Necromancer on the way to one."""
        if s.teams[p] != self._team(s):
            return 0.0
        spots, alive = self._spots(s), self._alive(s)
        steps = sum(min((s.board.distance(r, spot) for spot in spots), default=0) for r in alive)
        safe = [r for r in alive if s.units(r, p) or not s.armed(r)]
        return ALIVE * len(safe) + TOKEN * len(spots) + CALL * len({*spots} & {*safe}) - STEP * steps

    def lures(self, s, p):
        """Tokens and Necromancers, to destroy or to guard them."""
        return [(r, HUNT) for r in {*self._spots(s), *self._alive(s)}]

    def winners(self, s, p, step):
        """The others, once no Necromancer or no unit token is left (RU "March of the Necromancers")."""
        if self._alive(s) and self._spots(s):
            return ()
        return {s.teams[q] for q in s.playing} - {self._team(s)}

    def _spots(self, s) -> list:
        """Spaces with unit tokens."""
        return [r for r, token in enumerate(s.token) if token in CALLS]

    def _alive(self, s) -> list:
        """Spaces of Necromancers."""
        return [r for r, here in enumerate(s.pieces) if any(piece % WIDTH == NECROMANCER for piece in here)]

    def _team(self, s):
        return s.teams[s.board.roles["necromancer"][0]]

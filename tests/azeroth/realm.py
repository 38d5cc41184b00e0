"""Positions of Small World of Warcraft built by hand: realm(a="humans mining").own("a", meadow=3)."""

from pathlib import Path

from azeroth import GAME
from conquest import rules
from tabletop import Match, mapfile
from tabletop.phase import pruned

MAP = mapfile.read(Path(__file__).parent / "maps/two.json")
FULL = {region["key"]: f"{island['key']}.{region['key']}" for island in MAP["islands"]
        for region in island["regions"]}  # regions go by their own names here


def printed(players) -> dict:
    """The map for so many players that the page offers."""
    return mapfile.read(Path(__file__).parents[2] / f"maps/azeroth/{players}.json")


class Realm:
    """Players are a, b, c ...; regions and traits go by their keys. Player a conquers unless it is said
    otherwise; nothing lies hidden but what `hide` names. Built on the first question."""

    def __init__(self, options=None, seed=1, **bands):
        self.options, self.seed, self.letters = options or {}, seed, sorted(bands)
        self.wish = {"bands": [], "tribes": [], "finds": {}, "phase": "conquer"}
        self.mine, self.match = {}, None
        for letter in self.letters:
            if bands[letter]:
                race, power = bands[letter].split()
                self.mine[letter] = self._band(letter, race=race, power=power)

    def _band(self, letter, hand=0, **facts):
        band = {"player": self.letters.index(letter), "declined": False, "hand": hand, "lands": {}, **facts}
        self.wish["bands"].append(band)
        return band

    # --- building -----------------------------------------------------------------------------

    def own(self, letter, hand=0, **lands):
        """Tokens of a player's active race on regions, and in his hand."""
        self.mine[letter]["lands"].update({FULL[key]: n for key, n in lands.items()})
        self.mine[letter]["hand"] += hand
        return self

    def faded(self, letter, race, power=None, hand=0, **lands):
        """A race in decline, with a power only where it lasts."""
        self._band(letter, hand, race=race, power=power, declined=True,
                   lands={FULL[key]: n for key, n in lands.items()})
        return self

    def murlocs(self, *regions):
        """Where murlocs live; without this line there are none."""
        self.wish["tribes"] = [FULL[key] for key in regions]
        return self

    def put(self, region, **kinds):
        """Pieces on a region, finds that lie open too."""
        self.wish.setdefault("tokens", {}).setdefault(FULL[region], {}).update(kinds)
        return self

    def hide(self, region, kind):
        """What lies face down on a region."""
        self.wish["finds"][FULL[region]] = kind
        return self

    def with_(self, **fields):
        """Other fields of the position: round, first, coins, memo, phase, unused, actor (a letter)."""
        if "actor" in fields:
            fields["actor"] = self.letters.index(fields["actor"])
        self.wish.update(fields)
        return self

    # --- asking -------------------------------------------------------------------------------

    @property
    def s(self):
        """The state, built when first needed."""
        if self.match is None:
            self.match = Match(GAME, MAP, self.options, ["human"] * len(self.letters), self.seed, self.wish)
        return self.match.now

    def region(self, key) -> int:
        return self.s.board.keys.index(FULL[key])

    def name(self, r) -> str:
        return self.s.board.keys[r].partition(".")[2]

    def player(self, letter) -> int:
        return self.letters.index(letter)

    def band(self, letter) -> int:
        """The active band of a player."""
        return self.s.active[self.player(letter)]

    def cost(self, letter, region) -> int:
        return rules.cost(self.s, self.band(letter), self.region(region))

    def barriers(self, letter, region) -> set:
        return set(rules.barriers(self.s, self.band(letter), self.region(region)))

    def targets(self, letter) -> set:
        return {self.name(r) for r in rules.targets(self.s, self.band(letter))}

    def pays(self, letter) -> dict:
        """The coins the player would get if his turn ended now, by source, without those that bring none."""
        return {name: n for name, n in GAME.earnings(self.s, self.player(letter)).items() if n}

    def coins(self, letter) -> int:
        return self.s.coins[self.player(letter)]

    def troops(self, region) -> int:
        return self.s.troops[self.region(region)]

    def tokens(self, region) -> dict:
        return self.s.tokens[self.region(region)]

    def where(self, kind) -> set:
        """The regions where a kind of piece lies."""
        return {self.name(r) for r in self.s.where(kind)}

    def owner(self, region):
        """The letter of the player who holds a region, "murlocs", or None."""
        b = self.s.band[self.region(region)]
        return None if b < 0 else "murlocs" if b == 0 else self.letters[self.s.owner(b)]

    def hand(self, letter) -> int:
        return self.s.hand[self.band(letter)]

    @property
    def phase(self) -> str:
        return self.s.stack[-1]["phase"] if self.s.stack else "over"

    @property
    def actor(self) -> str:
        return self.letters[self.s.actor]

    # --- playing ------------------------------------------------------------------------------

    def action(self, words) -> tuple:
        """"conquer ridge" -> ("conquer", 3); numbers, players and traits stay what they are."""
        verb, *args = words.split()
        return (verb, *(self.region(arg) if arg in FULL else self.letters.index(arg) if arg in self.letters
                        else int(arg) if arg.isdigit() else arg for arg in args))

    def can(self, letter, words) -> bool:
        return self.s.actor == self.player(letter) and self.action(words) in self.s.legal

    def verbs(self) -> set:
        return {action[0] for action in self.s.legal}

    def play(self, letter, *moves):
        """Carry out moves in turn; each must be legal."""
        for words in moves:
            assert self.s.actor == self.player(letter), f"{self.actor} is to act, in {self.phase}"
            assert self.action(words) in self.s.legal, f"{words}: not among {self.s.legal}"
            self.match.apply(self.action(words))
            assert not GAME.check(self.s), GAME.check(self.s)
        return self

    def end_turn(self, letter):
        """Play the plainest way on until the next player's turn begins or the game is over."""
        while self.s.stack and self.s.stack[0]["player"] == self.player(letter):
            plain = ("done",) if ("done",) in self.s.legal else pruned(self.s)[0]
            self.match.apply(plain)
            assert not GAME.check(self.s), GAME.check(self.s)
        return self


def realm(options=None, **bands) -> Realm:
    """A table with a band for each player named: realm(a="humans mining", b="orcs farmer", c="")."""
    return Realm(options, **bands)


def holding(power, race="kobolds", hand=0, **lands):
    """A power's race on some regions, against a neighbour who does nothing to it."""
    return realm(a=f"{race} {power}", b="naga intimidating").own("a", hand=hand, **lands).own("b", dune=1)

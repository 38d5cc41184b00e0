"""What a race, a power, an artifact, a place or a piece may answer or hear in this game, beside what the
family asks.

Each of them is one small file; its class says by what it inherits which of them it is."""

import conquest.hooks
from conquest.hooks import Trait as Family
from tabletop import chain, each, hook, most, union

ALLIANCE, HORDE, NEUTRAL = FACTIONS = ("alliance", "horde", "neutral")
ARMED, SPENT = 1, 2  # what `used` says of a tool this turn
HOME = -2  # instead of a region: where a token goes that is saved, to its owner's hand


class Trait(Family):
    """Anything that bends the rules of this game."""

    arms = ""  # of a tool armed before the conquest it serves: its kind, of which one is armed at a time
    apart = False  # a piece that counts as a token of its band and is none of its race (champion)
    screen = 0  # of a piece that must be driven away before the tokens behind it: the higher the sooner
    deeds: tuple = ()  # verbs of its own that are no attacks; each is the code of what it needs
    sends: tuple = ()  # verbs of its own that are attacks, though not by tokens of the hand (champion)
    cover = False  # a piece that a portal leaves where it is (p. 12: mountains and places)

    @hook(chain)
    def begins(self, s, b): "What band b must choose before it conquers; decline is open (Worgen)."

    @hook(most)
    def bounty(self, s, b): "How many regions of a race pay the faction bonus (one if nobody answers)."

    @hook(union)
    def allegiance(self, s, b): "Factions a neutral band may fight for; the better one counts (p. 14)."

    @hook(sum)
    def ward(self, s, b, r, foe): "Coins that band foe pays before its powers touch region r of band b."

    @hook(sum)
    def amends(self, s, b, r, foe): "Coins that band foe pays before it throws out a token of band b."

    @hook(most)
    def saves(self, s, b, r, foe): "Whether a token of band b that a power throws out comes to its hand."

    @hook(sum)
    def tribute(self, s, b, r): "Coins for band b from a piece on region r, whoever holds it."

    @hook(chain)
    def blows(self, s, b, acts): "While it is armed: what there is instead of these conquests; else None."

    @hook(chain)
    def afterwards(self, s, b): "What band b may still do when a die has ended its conquests (Portal Mage)."

    @hook(each)
    def shown(self, s, b, action): "Facts about an action of this trait's own that is no place and no walk."

    @hook(each)
    def rests_on(self, s, b, r): "What keeps this piece: regions around r of band b, most of another."

    @hook(each)
    def on_warded(self, s, b, r, foe): "Band foe has paid band b before its powers touch region r."

    @hook(each)
    def on_driven(self, s, b, r, foe, to): "Band foe drives a token of b from r to a region, home or out."

    @hook(each)
    def on_retreated(self, s, b, came): "Band b has brought back those that were beaten, so many by region."

    @hook(each)
    def on_readied(self, s, b): "Band b is about to ready its troops; bombs are opened, decline is open."

    @hook(each)
    def on_stopped(self, s, b): "Band b's conquests are over, it has not redeployed yet (Forsaken)."

    @hook(each)
    def on_finish(self, s, b): "Band b ends its turn: the beaten have come back, coins are not counted."

    @hook(each)
    def on_found(self, s, b, r): "This find has just come to light on region r, which band b holds."

    @hook(each)
    def on_laid(self, s, b, r): "This artifact was laid on region r of band b at the end of its turn."

    @hook(each)
    def on_changed(self, s, b, r): "Regions have changed hands, and this piece lies on region r of band b."


class Race(Trait):
    """A banner: `tokens` on it, `limit` in the box, and the faction it fights for."""

    faction = NEUTRAL


class Power(Trait):
    """A badge: `tokens` on it."""


class Piece(Trait):
    """What lies on the map: `limit` in the box."""

    shelter = 0


class Find(Trait):
    """An artifact or a place: face down until its region is first taken, then it works for its holder."""

    held, limit = True, 1
    shelter = 0


class Place(Find):
    """It stays where it was found."""

    cover = True


class Artifact(Find):
    """Once a turn; it goes to the region where it was used."""

    def on_conquered(self, s, b, r, was_empty):
        if s.used.get(self.key) != ARMED:
            return
        if self.key in s.tokens[r]:
            del s.used[self.key]  # armed, left behind and won back: it was not used
        else:
            s.used[self.key] = SPENT
            s.move(self.key, r)


FOLDS = {**conquest.hooks.Trait.hooks(), **Trait.hooks()}

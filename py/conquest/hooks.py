"""Everything a race, a power or a token may answer or hear in this family of games, on one page.

Questions are pure: they are asked many times for things that never happen."""

import tabletop
from conquest.effects import equip
from tabletop import chain, each, hook, least, most, union


class Trait(tabletop.Trait):
    """A race, a power or a token. `tokens` stands on its badge or banner."""

    effects: list = []  # what it does beside its own methods, as data: see effects.py
    lasts: tuple = ()  # hooks that still work in decline
    tokens = 0
    limit = 99  # a race's tokens in the box
    garrison = 1  # the fewest of a race that may stand on a region (book 000, Tauren: two)
    stays = False  # a piece that lies on when its region changes hands (book 000, Humans: objectives)
    held = False  # one that also works for whoever holds the region, as race and power do (p. 13: artifacts)
    borrows = None  # a race of one's own uses the tokens of another, which then leaves the game
    extra = False  # described as data for this match
    strikes: tuple = ()  # verbs of its own that are conquests at the usual price (book 000, Gnomes)
    keeps = int  # what it remembers in `memo` and `used`: a number or a flag, or with `list` some players
    passing = False  # its coins are for this turn, not for the next
    shelter = 2  # tokens that a piece on a region seems to be worth in its defence; opponents judge by it
    boon = 0.0  # coins a turn that it seems to be worth to an active race, beside what it pays
    flair = 0.0  # the same as long as that race holds nothing yet: what it may come to pay

    def __init_subclass__(cls, **more):
        if "effects" in vars(cls):
            equip(cls, cls.effects)
        super().__init_subclass__(**more)
        for name in cls.lasts:
            if name not in cls.hooks():
                raise TypeError(f"{cls.__name__}.lasts names {name}, which is no hook")

    @hook(sum)
    def cost(self, s, b, r): "Tokens more (or fewer) that band b pays for region r."

    @hook(sum)
    def defence(self, s, b, r): "Tokens more that anybody pays to take region r from band b."

    @hook(sum)
    def fare(self, s, b, r): "Tokens more (or fewer) that it costs band b to cross over (book 000, Sailing)."

    @hook(sum)
    def toll(self, s, b, r, foe): "Coins that band foe pays before it attacks region r (book 000, Pandaren)."

    @hook(least)
    def fixed(self, s, b, r): "What band b pays for region r whatever the bill says (book 000, Doomhammer)."

    @hook(sum)
    def dues(self, s, b, r): "Coins that band b itself owes for attacking region r (book 000, Doomhammer)."

    @hook(sum)
    def guards(self, s, b, r): "Tokens on region r that stand for race tokens of band b."

    @hook(sum)
    def aides(self, s, b): "Of band b's tokens, those that are none of its race (book 000, beasts)."

    @hook(union)
    def bars(self, s, b, r, foe): "Reasons why band foe may not take region r from band b."

    @hook(union)
    def waives(self, s, b, r): "Reasons that do not stop band b at region r."

    @hook(union)
    def reach(self, s, b): "Regions that count as near for band b."

    @hook(union)
    def links(self, s, b, r): "Regions that are next to region r for band b, beside those on the map."

    @hook(union)
    def enters(self, s, b): "More regions where band b may make a first conquest (book 000, Naga)."

    @hook(least)
    def rolls(self, s, b): "How often band b may roll for a last conquest in a turn (once if nobody answers)."

    @hook(least)
    def losses(self, s, b, r, foe): "Tokens lost with region r to band foe (one if nobody answers)."

    @hook(most)
    def remains(self, s, b, r): "Tokens that stay on region r in decline (one if nobody answers)."

    @hook(sum)
    def musters(self, s, b): "Tokens the tray lends for this turn's conquests, given back at redeployment."

    @hook(sum)
    def reinforcements(self, s, b): "New tokens from the tray at redeployment."

    @hook(sum)
    def income(self, s, b): "Coins at the end of the turn beside one for each region."

    @hook(sum)
    def catches(self, s, b): "Regions that it will still help to take this turn, as opponents judge it."

    @hook(sum)
    def hopes(self, s, b): "Coins a turn that it will bring beside its income, as opponents judge it."

    @hook(union)
    def spurns(self, s, b): "Verbs that are always worse for band b than what it offers now."

    @hook(sum)
    def room(self, s, b): "Races this band lets stay in decline beside the usual one."

    @hook(chain)
    def offers(self, s, b): "Extra actions while band b conquers, each answered by do_<verb>."

    @hook(each)
    def on_turn(self, s, b): "The turn of band b's player begins."

    @hook(each)
    def on_attacked(self, s, b, r, foe): "Band foe attacks region r of band b, whatever comes of it."

    @hook(each)
    def on_beaten(self, s, b, r, foe, lost): "Band b loses so many tokens with region r; all lies there yet."

    @hook(each)
    def on_conquered(self, s, b, r, was_empty): "Band b has just taken region r."

    @hook(each)
    def on_lost(self, s, b, r): "Band b has just lost region r."

    @hook(each)
    def on_paid(self, s, b, r, foe): "Band foe has paid band b the toll for region r."

    @hook(each)
    def on_redeployed(self, s, b): "Band b has redeployed at the end of its conquests."

    @hook(each)
    def on_retreat(self, s, b): "Beaten bands redeploy, and band b may be one of them."

    @hook(each)
    def on_scored(self, s, b): "The coins of the turn are paid."

    @hook(each)
    def on_decline(self, s, b): "Band b is about to go into decline."

    @hook(each)
    def on_vanished(self, s, b): "The last of band b leaves the game, and the banner goes (Goblins)."

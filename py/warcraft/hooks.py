"""Everything a card or a law of a scenario may answer or hear, on one page.

Questions are pure: they are asked many times for things that never happen."""

import tabletop
from tabletop import chain, choice, each, hook, most, union


class Trait(tabletop.Trait):
    """A card or a law."""

    when: tuple = ()  # windows in which a card may be played: see windows.py

    @hook(chain)
    def offers(self, s, p, at): "Actions more for player p in a phase or window, answered by do_<verb>."

    @hook(most)
    def facts(self, s, action): "What the screen is told of an action that this trait carries out."

    @hook(sum)
    def hopes(self, s, p): "Points that player p may expect because of it, as opponents judge it."

    @hook(chain)
    def lures(self, s, p): "(space, points): where player p's units should go, as opponents judge it."

    @hook(most)
    def spares(self, s, r): "Whether a forest or goldmine is not depleted by a roll."

    @hook(chain)
    def saved(self, s, r, p, kind): "Where a unit may go that is killed in a space; otherwise to the reserve."

    @hook(most)
    def packs(self, s, r): "Whether more than three of a side may stay in a space."

    @hook(most)
    def final(self, s, p): "Whether player p's deck is not made again of his discards."

    @hook(each)
    def on_fought(self, s, p): "The battles of player p's Move step are over, what had no defence is gone."

    @hook(each)
    def on_round(self, s): "Everybody has taken all steps."

    @hook(union)
    def winners(self, s, p, step): "Teams that win otherwise than by points, after a step, battle, round."


class Card(Trait):
    """A card of a deck; loaded from warcraft.cards by its name in decks.py."""

    placed = False  # whether it is played on a space

    @hook(each)
    def works(self, s, f, p, *facts): "Player p's card, played in battle f with these facts, takes effect."

    @hook(chain)
    def fates(self, s, f, p, *facts): "[(chance, battle f as it then is)] if it rolls dice, for odds."

    def facts(self, s, action):
        if self.placed:
            return choice.at(action[1], card=self.key)
        return choice.card(card=self.key, given=list(action[1:]))


class Ability(Trait):
    """What units of some level can do; loaded from warcraft.abilities by its name in units.py."""

    @hook(sum)
    def dice(self, s): "Dice more in a phase in which its owner rolls."

    @hook(sum)
    def wounds(self, s, ones): "Losses more of its own units' roll with so many natural ones."

    @hook(sum)
    def heals(self, s, ones): "Losses fewer for its side, after so many natural ones of the enemy."

    @hook(sum)
    def raises(self, s, ones): "Melee units that may rise after so many natural ones of its owner."

    @hook(sum)
    def ambushes(self, s): "Phases of a round in which its owner strikes first, for each such unit."


class Law(Trait):
    """A special rule that a scenario may put in force by its name; loaded from warcraft.laws."""

    places: tuple = ()  # names of spaces that the map must have
    roles: tuple = ()  # names of roles that seats of the map must have
    pieces: tuple = ()  # kinds of pieces of which somebody must have one, told to whoever makes a scenario
    tokens: tuple = ()  # kinds of tokens that mean something to it

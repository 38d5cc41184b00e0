"""People who play Small World of Warcraft on the page, and positions in which its every verb is offered."""
from fingers import Finger, Keyboard, Mouse, wish

DEEDS = ("champion", "drive", "swap", "steal")  # pressed beside the board before their place
SOON = ("human", "steal", "champion", "ignite", "defuse", "risk", "bomb", "target", "station", "lay", "flow",
        "raid", "raise")  # done as soon as they are offered
ONCE = ("swap", "drive", "wield")  # a few times a turn, for two of three that are offered


def open_to(table, verb):
    """What the map offers while a verb is pressed, or while none is."""
    return [choice for choice in table["choices"]
            if (choice["action"][0] == verb if verb in DEEDS else choice["action"][0] not in DEEDS)]


class Islander:
    """What is done with all that this game offers; mixed into a hand."""

    def wish(self, table, greedy):
        """Whatever is special, else as in Small World."""
        found = {}
        for choice in table["choices"]:
            found.setdefault(choice["action"][0], choice)
        for verb in SOON:
            if verb in found:
                return found[verb]
        for n, verb in enumerate(ONCE):
            if verb in found and (table["step"] + n) % 3:
                return found[verb]
        if found.get("place", {}).get("kind") == "heap" and "done" not in found:
            return found["place"]
        return wish(table, greedy)

    def do(self, table, choice):
        """Carry out one choice."""
        verb, kind = choice["action"][0], choice["kind"]
        if kind == "card":
            action = ",".join(map(str, choice["action"]))
            self.press(self.page.locator(f'.take[data-action="{action}"]'))
            return self.agree()
        if kind == "plain":
            same = [one["action"] for one in table["choices"] if one["action"][0] == verb]
            self.press(self.page.locator(f".phase-box [data-verb={verb}]").nth(same.index(choice["action"])))
            return self.agree()
        if kind == "heap":
            return super().do(table, choice)
        if verb in DEEDS:
            deed = self.page.locator(f".deed[data-verb={verb}]")
            if deed.get_attribute("aria-pressed") != "true":  # where nothing else is left it is pressed
                self.press(deed)
        if kind == "walk":
            self.touch(choice["from"])
        self.touch(choice["place"])
        same = [one["action"] for one in open_to(table, verb) if one.get("place") == choice["place"]
                and one.get("from") == choice.get("from")]
        return self.agree(same.index(choice["action"]))


class IslandMouse(Islander, Mouse):
    """By mouse."""


class IslandFinger(Islander, Finger):
    """By touch."""


class IslandKeyboard(Islander, Keyboard):
    """By keys."""


# --- positions -------------------------------------------------------------------------------------

def place(key):
    """A region of the first island unless another is named."""
    return key if "." in key else f"capes.{key}"


def band(player, race, power, hand=0, declined=False, **lands):
    """One band of a position."""
    return {"player": player, "race": race, "power": power, "hand": hand, "declined": declined,
            "lands": {place(key): n for key, n in lands.items()}}


def position(*bands, tokens=None, **more):
    """Both conquer on two islands, in the third round."""
    lying = {place(key): kinds for key, kinds in (tokens or {}).items()}
    return {"islands": ["capes", "horseshoe"], "bands": bands, "phase": "conquer", "round": 3,
            "coins": [9, 9], "tokens": lying, "tribes": [], **more}


FOES = band(1, "dwarves", "farmer", M2=2, F2=2, S2=1, A2=1)
HALF = [0, 1] * 6
FOLLOWS = {  # what comes of a deed: the position, that deed and where, the verb that must be reached then
    "station": (position(band(0, "orcs", "championing", A1=2, M1=1), FOES), "done", None, "station"),
    "raise": (position(band(0, "forsaken", "mining", 6, A1=2, M1=1), FOES), "conquer", "capes.F2", "raise"),
    "risk": (position(band(0, "gnomes", "mining", 1, A1=2), FOES, used={"gnomes": 1}, die=0),
             "raid", "capes.M2", "risk"),
    "well": (position(band(0, "orcs", "mining", 6, **{"keyhole.A2": 2}),
                      band(1, "dwarves", "farmer", **{"horseshoe.H1": 1}), islands=["keyhole", "horseshoe"],
                      finds={"keyhole.H2": "well_of_eternity"}), "conquer", "keyhole.H2", "flow"),
    "pack": (position(band(0, "orcs", "beast_master", A1=2, H1=3, H2=3), FOES, tokens={"H1": {"beast": 1}},
                      memo={"beast_master": 1}), "done", None, "place"),
    "garrison": (position(band(0, "orcs", "mining", A1=3, H1=3, H2=3), FOES), "done", None, "garrison"),
}
POSITIONS = {  # by what they are built for: the position, and the verbs that must be reached in it
    "champion": (position(band(0, "orcs", "championing", 7, A1=2, S1=1), FOES,
                          tokens={"A1": {"frostmourne": 1}, "S1": {"ashes_of_alar": 1}, "M2": {"fort": 1}}),
                 ("champion", "wield", "conquer", "abandon", "decline", "done")),
    "hammer": (position(band(0, "trolls", "mining", 5, A1=2), FOES, tokens={"A1": {"doomhammer": 1}},
                        used={"doomhammer": 1}), ("lower", "conquer")),
    "drive": (position(band(0, "ethereals", "intimidating", 5, A1=2, S1=1), FOES,
                       tokens={"F2": {"frostmourne": 1}, "M2": {"karazhan": 1, "fort": 1}}),
              ("drive", "steal", "wield")),
    "swap": (position(band(0, "trolls", "portal_mage", 5, A1=3, S1=1), FOES, tokens={"F2": {"fort": 1}}),
             ("swap",)),
    "form": (position(band(0, "worgen", "ranger", 4, A1=2, F1=1), FOES), ("human", "wolf", "decline")),
    "raid": (position(band(0, "gnomes", "mining", 2, A1=2, F1=1), FOES, used={"gnomes": 1}),
             ("raid", "lower")),
    "bombs": (position(band(0, "goblins", "mining", A1=2, M1=1), FOES, phase="finish", bombs=HALF),
              ("bomb", "done")),
    "blasts": (position(band(0, "goblins", "mining", A1=2, M1=1), FOES, phase="turn", bombs=HALF,
                        tokens={"M2": {"bomb": 1, "aegis_of_aggramar": 1}, "F2": {"bomb": 1}},
                        memo={"goblins": 0}), ("ignite", "defuse")),
    "objectives": (position(band(0, "humans", "mining", A1=2, M1=1), band(1, "tauren", "farmer", M2=3, F2=2),
                            phase="finish"), ("target",)),
    "raise": (position(band(0, "forsaken", "mining", 4, A1=2, M1=1), FOES), ("conquer",)),
    "station": (position(band(0, "orcs", "championing", A1=2, M1=1), FOES, tokens={"M1": {"champion": 1}}),
                ("done",)),
    "lay": (position(band(0, "orcs", "mining", A1=2, M1=1, S1=1), band(1, "pandaren", "farmer", M2=3, F2=2),
                     tokens={"A1": {"heart_of_azeroth": 1}}, phase="finish"), ("lay",)),
    "towers": (position(band(0, "orcs", "mining", 6, A1=1, S1=2),
                        band(1, "night_elves", "defensive", F2=1, S2=1, A2=1, M3=1),
                        tokens={"A2": {"tower": 1}, "F2": {"wall": 1}}), ("conquer",)),
    "pack": (position(band(0, "orcs", "beast_master", A1=2, H1=3, H2=3), FOES, tokens={"H1": {"beast": 1}},
                      memo={"beast_master": 1}), ("done",)),
}

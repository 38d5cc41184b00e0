"""The goals that lessons of this game may name: those of the family, with the events of this one."""

import conquest.goals as family
from tabletop.goals import Goals

EVENTS = (*family.EVENTS, "form", "armed", "found", "flowed", "paid", "spared", "objective", "ransom",
          "driven", "swapped", "stolen", "bomb", "opened", "defused", "raised", "target", "laid", "harmony",
          "fell")
GOALS = Goals(EVENTS, family.KINDS, family.FORMS, family.NARROW)

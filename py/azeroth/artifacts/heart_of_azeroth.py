"""Heart of Azeroth: all who live around it pay."""

from azeroth.hooks import Artifact


class HeartOfAzeroth(Artifact):
    """All who live around it pay."""

    en = ("Heart of Azeroth",
          "End your turn by putting it in one of your regions: every opponent with an active race next "
          "to it pays you 1 coin.")
    ru = ("Сердце Азерот",
          "В конце хода положите его в свой регион: каждый соперник, чья активная раса рядом, платит вам "
          "1 монету.")

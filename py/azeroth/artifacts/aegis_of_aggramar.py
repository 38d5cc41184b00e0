"""Aegis of Aggramar: nothing works there until it is paid."""

from azeroth.hooks import Artifact


class AegisOfAggramar(Artifact):
    """Nothing works there until it is paid."""

    en = ("Aegis of Aggramar",
          "End your turn by putting it in one of your regions: an opponent neither takes nor touches it "
          "before he pays you 2 coins.")
    ru = ("Эгида Агграмара",
          "В конце хода положите её в свой регион: соперник не возьмёт и не тронет его, пока не заплатит "
          "вам 2 монеты.")

"""Beast Master: beasts fight beside them."""

from azeroth.hooks import Power


class BeastMaster(Power):
    """Beasts fight beside them."""

    en = ("Beast Master",
          "Each turn a beast joins you for every hill you hold, up to 5; beasts are tokens like yours "
          "and are lost first.")
    ru = ("Укротители",
          "Каждый ход за каждый ваш холм к вам приходит зверь, не больше 5; звери сражаются как фишки и "
          "гибнут первыми.")
    tokens = 4

"""Every natural one may bring a melee unit from the reserve into the battlefield."""

from warcraft.hooks import Ability


class RaiseDead(Ability):
    """Every natural one may bring a melee unit from the reserve into the battlefield."""

    en = "Raise dead", ("For every 1 its owner rolls, a melee unit may rise from his reserve on the "
                        "battlefield.")
    ru = "Подъём мёртвых", ("За каждую выпавшую у владельца единицу на поле битвы может встать ударный отряд "
                            "из его резерва.")

    def raises(self, s, ones):
        return ones

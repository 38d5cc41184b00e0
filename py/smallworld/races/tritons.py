"""Tritons: masters of the coast."""

from conquest.hooks import Trait


class Tritons(Trait):
    """Coastal regions cost one token less."""

    en, ru = "Tritons", "Тритоны"
    tokens, limit = 6, 11
    flair = 0.8
    effects = [{"effect": "discount", "on": "coast", "tokens": 1}]  # O5: a sea or lake is not a coast

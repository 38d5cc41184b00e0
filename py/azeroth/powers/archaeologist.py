"""Archaeologist: what is found pays."""

from azeroth.hooks import Power


class Archaeologist(Power):
    """What is found pays."""

    en = "Archaeologist", "Each artifact and each legendary place you hold brings 1 more coin."
    ru = "Археологи", "Каждый ваш артефакт и каждое легендарное место приносят ещё 1 монету."
    tokens = 5
    flair = 0.5

    def income(self, s, b):
        return len(s.items[b])  # ruling 92: the well in a region of Naga as well

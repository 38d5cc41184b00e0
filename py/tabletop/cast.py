"""Who takes part in a game: its phases and traits, who answers which hook, who carries out which verb."""

from tabletop.trait import BROKEN, asked


class Cast:
    """The traits and phases of a game, and what is looked up among them."""

    traits: dict = {}
    phases: dict = {}
    folds: dict = {}  # hook -> fold, of the family of the traits

    def __init__(self):
        self.forget()
        for key, phase in self.phases.items():
            phase.key = key
        self.verbs = self._verbs()

    def forget(self):
        """Drop what was looked up: the traits are others now."""
        self._doers, self._parts, self._questions = {}, {}, {}

    def doer(self, phase: str, verb: str):
        """The method that carries out a verb: the phase's own, or its trait's."""
        found = self._doers.get((phase, verb))
        if found is None:
            owner = self.phases[phase]
            if not hasattr(owner, "do_" + verb):
                owner = self.verbs[verb]
            found = self._doers[phase, verb] = getattr(owner, "do_" + verb)
        return found

    def heard(self, trait, hook: str, mode) -> bool:
        """Whether a trait is asked; a family may leave some out in a mode of its own."""
        return trait.answers(hook)

    def parts(self, hook: str, keys: tuple, mode=None) -> tuple:
        """((key, method), ...) of these traits that answer a hook, in order; None stands for no trait."""
        found = self._parts.get((hook, keys, mode))
        if found is None:
            traits = [self.traits[key] for key in keys if key]
            found = self._parts[hook, keys, mode] = tuple(
                (trait.key, getattr(trait, hook)) for trait in traits if self.heard(trait, hook, mode))
        return found

    def question(self, hook: str, keys: tuple, mode=None):
        """One call that asks these traits and folds their answers, made once."""
        found = self._questions.get((hook, keys, mode))
        if found is None:
            methods = tuple(method for _, method in self.parts(hook, keys, mode))
            found = self._questions[hook, keys, mode] = asked(self.folds[hook], methods)
        return found

    def words(self) -> dict:
        """Names and descriptions of all traits, in every language."""
        return {key: {"en": list(trait.en), "ru": list(trait.ru)} for key, trait in self.traits.items()}

    def _verbs(self) -> dict:
        """Which trait carries out which verb; it has one doer, so a guest that does it too is left out."""
        found = {}
        for key, trait in sorted(self.traits.items(), key=lambda item: item[1].guest != ""):
            verbs = [name[3:] for name in dir(trait) if name.startswith("do_")]
            twice = [verb for verb in verbs if verb in found]
            if twice and not trait.guest:
                raise TypeError(f"two traits do {twice[0]}")
            if twice:
                BROKEN[trait.guest] = f"TypeError: two traits do {twice[0]}"
                del self.traits[key]
            else:
                found.update(dict.fromkeys(verbs, trait))
        return found

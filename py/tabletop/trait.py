"""Traits bend the rules: each answers some of its game's hooks, and a declared fold combines the answers."""

import importlib
import pkgutil
import re
from importlib.metadata import entry_points
from types import FunctionType


def union(answers) -> set:
    """All reasons or places that anybody names."""
    return frozenset().union(*answers)


def least(answers):
    """The smallest answer, None if nobody answers."""
    return min(answers, default=None)


def most(answers):
    """The largest answer, None if nobody answers."""
    return max(answers, default=None)


def chain(answers) -> list:
    """All offers, one after another."""
    return [item for answer in answers for item in answer]


def each(answers):
    """A notice: everybody is told in turn, nobody answers."""
    for _ in answers:
        pass


ALONE = (sum, union, least, most, each)  # folds of a single answer that are this answer, or none


def asked(fold, methods: tuple):
    """One call that asks all these methods and folds what they answer."""
    if fold in ALONE:
        if not methods:
            nothing = fold(())
            return lambda *given: nothing
        if len(methods) == 1:
            return methods[0]
    return lambda *given: fold([method(*given) for method in methods])


def hook(fold):
    """Declare a question or a notice, with the fold that combines the answers."""
    def declare(method):
        method.fold = fold
        return method
    return declare


class Trait:
    """Anything that bends the rules. Stateless: what a trait remembers lies in the state."""

    key = ""
    guest = ""  # the entry point that brought it, if a wheel from outside did
    en = ru = ("", "")  # name and description

    def __init_subclass__(cls, **more):
        super().__init_subclass__(**more)
        if "key" not in cls.__dict__:
            cls.key = snake(cls.__name__)
        hooks = cls.hooks()
        for name, value in cls.__dict__.items():
            known = name.startswith(("_", "do_")) or name in hooks
            if isinstance(value, FunctionType) and not known:
                raise TypeError(f"{cls.__name__}.{name} is neither a hook nor do_*")

    @classmethod
    def hooks(cls) -> dict:
        """Every hook this family declares: name -> fold."""
        return {name: method.fold for base in reversed(cls.__mro__) for name, method in vars(base).items()
                if hasattr(method, "fold")}

    def answers(self, name: str) -> bool:
        """Whether this trait has an answer of its own to a hook."""
        return not hasattr(getattr(type(self), name), "fold")


def snake(name: str) -> str:
    """DragonMaster -> dragon_master."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


def load(kind: type, *packages: str) -> dict:
    """One instance of every class of a kind in these packages, and in wheels that announce
    themselves under an entry point of the package's name: {key: instance}, sorted."""
    found = {}
    for package in packages:
        for module in modules(package):
            _collect(kind, module, found)
        for point in sorted(entry_points(group=package), key=lambda point: point.name):
            _invite(kind, point, found)
    return dict(sorted(found.items()))


BROKEN: dict = {}  # wheels from outside that could not be used: "group:name" -> the trouble in Python's words


def _invite(kind, point, found):
    """What a wheel from outside brings; a broken one must not stop the game."""
    name, more = f"{point.group}:{point.name}", dict(found)
    try:
        _collect(kind, point.load(), more)
    except Exception as trouble:  # whatever a stranger's module does wrong
        BROKEN[name] = f"{type(trouble).__name__}: {trouble}"
        return
    for key in more.keys() - found.keys():
        more[key].guest = name
        found[key] = more[key]


def _collect(kind, module, found):
    """Add an instance of every class of a kind that a module defines."""
    for value in vars(module).values():
        if isinstance(value, type) and issubclass(value, kind) and value.__module__ == module.__name__:
            instance = value()
            instance.key = instance.key or snake(value.__name__)
            if type(found.get(instance.key)) not in (type(None), value):
                raise TypeError(f"two things are called {instance.key}")
            found[instance.key] = instance


def modules(package: str) -> list:
    """The modules of a package, in the order of their names."""
    root = importlib.import_module(package)
    names = sorted(info.name for info in pkgutil.iter_modules(root.__path__))
    return [importlib.import_module(f"{package}.{name}") for name in names]

"""The outlines of emblems in whole numbers: a fifth of their letters, and no eye sees the difference."""
import re

NUMBER = re.compile(r"-?(?:\d+\.?\d*|\.\d+)")
POINTS = {"m": 1, "l": 1, "c": 3, "s": 2, "q": 2, "t": 1}  # how many points a command takes


class Pen:
    """Where an outline is, as drawn and as rounded: what rounding leaves out the next point makes up for."""

    def __init__(self):
        self.at, self.start, self.drawn, self.begun = [0.0, 0.0], [0.0, 0.0], [0, 0], [0, 0]
        self.said = []

    def to(self, command, numbers):
        """One command with the numbers of one repetition."""
        kind, relative = command.lower(), command.islower()
        if kind == "z":
            self.at, self.drawn = list(self.start), list(self.begun)
            return self.said.append(command)
        if kind in "hv":
            axis = "hv".index(kind)
            return self._say(command, [], self._moved({axis: numbers[0]}, relative), [axis])
        if kind == "a":
            before = [round(number, 1) for number in numbers[:5]]
            return self._say(command, before, self._moved(dict(enumerate(numbers[5:])), relative), [0, 1])
        pairs = [numbers[n:n + 2] for n in range(0, len(numbers), 2)]
        before = [self._bent(axis, value, relative) for pair in pairs[:-1] for axis, value in enumerate(pair)]
        self._say(command, before, self._moved(dict(enumerate(pairs[-1])), relative), [0, 1])
        if kind == "m":
            self.start, self.begun = list(self.at), list(self.drawn)

    def _bent(self, axis, value, relative):
        """A point that the line is drawn to, not through."""
        aim = round(value + self.at[axis] * relative)
        return aim - self.drawn[axis] * relative

    def _moved(self, values, relative):
        """The pen goes on; how the way there is said."""
        said = []
        for axis, value in values.items():
            self.at[axis] = value + self.at[axis] * relative
            aim = round(self.at[axis])
            said.append(aim - self.drawn[axis] * relative)
            self.drawn[axis] = aim
        return said

    def _say(self, command, before, after, axes):
        numbers = [f"{number:g}" for number in (*before, *after)]
        self.said.append(command + "".join(
            number if number.startswith("-") or not n else f" {number}" for n, number in enumerate(numbers)))


def rounded(path) -> str:
    """The same outline, every point on a whole number."""
    pen = Pen()
    for command, numbers in commands(path):
        pen.to(command, numbers)
    said = "".join(pen.said)
    return said[0].upper() + said[1:]  # a drawing of several paths: each begins where it says


def commands(path):
    """[(letter, numbers of one repetition), ...]; what follows a move is a line."""
    for letter, rest in re.findall(r"([a-zA-Z])([^a-zA-Z]*)", path):
        kind = letter.lower()
        if kind == "z":
            yield letter, []
            continue
        numbers, size = spelled(kind, rest)
        for n in range(0, len(numbers), size):
            yield letter, numbers[n:n + size]
            letter = {"m": "l", "M": "L"}.get(letter, letter)


def spelled(kind, rest):
    """The numbers of a command, and how many belong to one repetition; an arc's flags may stand together."""
    if kind != "a":
        size = 1 if kind in "hv" else 2 * POINTS[kind]
        return [float(number) for number in NUMBER.findall(rest)], size
    found = []
    while rest := rest.lstrip(" ,\n"):
        taken = re.match(r"[01]" if len(found) % 7 in (3, 4) else NUMBER, rest).group()
        found.append(float(taken))
        rest = rest[len(taken):]
    return found, 7

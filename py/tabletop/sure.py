"""How sure the mean of some values is, looked at once or again and again while more come in."""

from math import log, sqrt

SURE = 1.96  # standard errors in a 95 % interval
DOUBT, SHARPEST = 0.05, 40  # of an interval for every look: errors, best at


def side(mean, width, least, most) -> str:
    """Where an interval lies; nothing while a limit is in it."""
    low, high = mean - width, mean + width
    inside = "within" if least < low and high < most else ""
    return "below" if high < least else "above" if low > most else inside


def interval(values, always=False) -> tuple:
    """Mean and half the width of its 95 % interval; or `always`, of one that holds at every look at once (the
    normal mixture of Robbins)."""
    n, mean, safe = len(values), sum(values) / len(values), 2 * log(1 / DOUBT)
    spread = sum((value - mean) ** 2 for value in values) / max(1, n - 1)
    if not always:
        return mean, SURE * sqrt(spread / n)
    weight = SHARPEST / (safe + log(1 + safe))
    return mean, sqrt(spread * (n + weight) * (safe + log(1 + n / weight))) / n

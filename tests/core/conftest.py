"""Lets the tests of the core import `table` from the tests of the first game."""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[1] / "smallworld"))

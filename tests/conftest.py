"""How the tests share several processes, and which of them are not measured."""
import re
import sys

import pytest
from hypothesis import settings
from xdist.scheduler import LoadScopeScheduling

PAGES = ("tests/web/", "tests/browsers/")
WHOLE_GAMES = re.compile("golden|soak|machine|protocol")  # modules
settings.register_profile("busy", deadline=None)  # nothing is timed: the machine may have other work
settings.load_profile("busy")


class Parcels(LoadScopeScheduling):
    """A file of engine tests stays together, for it remembers what it worked out; browser tests go singly."""

    def _split_scope(self, nodeid):
        return nodeid if nodeid.startswith(PAGES) else nodeid.partition("::")[0]


def pytest_xdist_make_scheduler(config, log):
    """Deal out the parcels in the order in which they were collected."""
    config.option.loadscopereorder = False
    return Parcels(config, log)


def pytest_collection_modifyitems(items):
    """Browser tests come last, so that all processes end at about the same time."""
    items.sort(key=lambda item: item.nodeid.startswith(PAGES))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item):
    """Whole games played by the hundred run at full speed: what they pass through has not been looked at,
    so coverage does not count it."""
    tracer = sys.gettrace()
    if WHOLE_GAMES.search(item.path.stem):
        sys.settrace(None)
    try:
        return (yield)
    finally:
        sys.settrace(tracer)

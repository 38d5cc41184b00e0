"""How the tests share several processes, and which of them are not measured."""
import os
import re
import sys

import pytest
from hypothesis import settings
from xdist.scheduler import LoadScopeScheduling

PAGES = ("tests/web/", "tests/browsers/")
TOGETHER = re.compile("test_toy")  # browser tests that share a site of their own, which takes long to build
# the longest tests of a page: they go first, that no process is left with one at the end
FIRST = re.compile("_play|letters|sizes|looks|fits|company|clicks|toy")
# modules that play whole games, try damaged things, or think for long
BY_THE_HUNDRED = re.compile(
    "golden|soak|machine|protocol|levels|balance|refused|junk|garbage|damaged|strategy|judgement")
TRIES = int(os.environ.get("TRIED_AGAIN", 0))  # of a browser test, after the first
settings.register_profile("busy", deadline=None)  # nothing is timed: the machine may have other work
settings.load_profile("busy")


class Parcels(LoadScopeScheduling):
    """A file of engine tests stays together, for it remembers what it worked out; browser tests go singly."""

    def _split_scope(self, nodeid):
        file = nodeid.partition("::")[0]
        return nodeid if nodeid.startswith(PAGES) and not TOGETHER.search(file) else file


def pytest_xdist_make_scheduler(config, log):
    """Deal out the parcels in the order in which they were collected."""
    config.option.loadscopereorder = False
    return Parcels(config, log)


def pytest_collection_modifyitems(items):
    """Browser tests come last, the shortest at the very end, so that all processes end at about one time; of
    a whole run they are tried again, for a starving browser drops what nobody dropped."""
    items.sort(key=lambda item: (item.nodeid.startswith(PAGES), not FIRST.search(item.path.stem)))
    for item in items if TRIES else []:
        if item.nodeid.startswith(PAGES):
            item.add_marker(pytest.mark.flaky(reruns=TRIES, reruns_delay=5))


def pytest_terminal_summary(terminalreporter):
    """A test that needed another try has a fault to be found: its failure is told too."""
    for report in terminalreporter.getreports("rerun"):
        terminalreporter.section(f"tried again: {report.nodeid}")
        for text in (report.longreprtext, *dict(report.sections).values()):
            terminalreporter.write_line(text)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item):
    """Whole games and damaged things by the hundred run at full speed: what they pass through has not been
    looked at, so coverage does not count it; nor what a page's Python, which is another one, is asked."""
    tracer = sys.gettrace()
    if BY_THE_HUNDRED.search(item.path.stem) or item.nodeid.startswith(PAGES):
        sys.settrace(None)
    try:
        return (yield)
    finally:
        sys.settrace(tracer)

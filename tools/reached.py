"""A plugin of pytest that writes down which functions of py/ each test runs through, and how long it takes.

In every test a function has at first the code of a stand-in, whose only call tells of it, gives the
function its own code back and goes on there. So nothing is traced, and a test runs at nearly its full speed.
What is run while modules are imported and tests are collected is told apart."""
import builtins
import gc
import json
import os
import sys
from pathlib import Path
from types import FunctionType

import pytest

from tools.sight import place_of, present, worked

JOB = json.loads(Path(os.environ["MUTANTS"]).read_text("utf-8"))
RULES = f"{JOB['py']}{os.sep}"
functions: list = []  # (function, its own code, its stand-in's)
met: set = set()  # the numbers of those called in this test
before: set = set()  # code that was run before the first test
took, reached = {}, {}


def noticed(frame, event, _):
    """Remember what is called before the first test."""
    if event == "call" and frame.f_code.co_filename.startswith(RULES):
        before.add(frame.f_code)


sys.setprofile(noticed)


def met_first(n):
    """Give the function of this number its own code back, and the function."""
    function, own, _ = functions[n]
    function.__code__ = own
    met.add(n)
    return function


def stand_in(n, own):
    """Code for function number n until it is called."""
    builtins.met_first = met_first
    words = f"def stand_in(*_, **__): return met_first({n})(*_, **__)"
    found = {}
    exec(words, found)  # ours, two lines above
    return found["stand_in"].__code__.replace(co_freevars=own.co_freevars, co_filename=own.co_filename)


def pytest_collection_finish():
    """Put a stand-in everywhere."""
    present()
    sys.setprofile(None)
    for thing in gc.get_objects():
        if type(thing) is FunctionType and thing.__code__.co_filename.startswith(RULES):
            functions.append((thing, thing.__code__, stand_in(len(functions), thing.__code__)))
    for function, _, stand in functions:
        function.__code__ = stand


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item):
    """Measure a test by its work, and write down what it called."""
    began = worked()
    done = yield
    took[item.nodeid] = round(worked() - began, 4)
    reached[item.nodeid] = sorted({place_of(functions[n][1]) for n in met})
    for n in met:
        function, _, stand = functions[n]
        function.__code__ = stand
    met.clear()
    return done


def pytest_sessionfinish():
    """Write it all down."""
    found = {"took": took, "reached": reached, "before": sorted({place_of(code) for code in before})}
    Path(JOB["facts"]).write_text(json.dumps(found), "utf-8")

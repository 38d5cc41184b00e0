"""A plugin of pytest that tries changes of py/ on the tests that see them, each in a process of its own.

A job is a file (tools/sight.py writes it). All tests are collected once; then, change by change, a forked
process puts new code into the functions and runs its tests until one fails. What was used while modules
were imported or tests collected cannot be changed so: that is answered with "afresh", and tools/mutants.py
starts pytest anew for it."""
import gc
import json
import os
import resource
import signal
import sys
import time
from pathlib import Path
from types import CodeType, FunctionType

import pytest

from tools.sight import affordable, present, worked

JOB = json.loads(Path(os.environ["MUTANTS"]).read_text("utf-8"))
SECONDS, ROOM = JOB.get("seconds", {}), 4 << 30  # bytes
NEVER = 1 << 20  # seconds that no change is tried for
FIRST = 300  # seconds of work in which all tests are collected
MORE, LEAST, UNKNOWN = 10, 4, 2  # a test that takes ten times as long as ever and four seconds more hangs
failed: list = []


# --- watching tests ------------------------------------------------------------------------------

def pytest_runtest_logreport(report):
    """Remember what failed."""
    if report.failed:
        failed.append(report.nodeid)


def pytest_sessionfinish():
    """Write which test failed, if that is the job."""
    if "failed" in JOB:
        Path(JOB["failed"]).write_text("".join(failed[:1]), "utf-8")


took: dict = {}


def bounded(seconds: float):
    """End this process when it has worked so long from now on, and every process that it starts likewise;
    the clock is not asked, for the machine may have other work."""
    signal.setitimer(signal.ITIMER_PROF, seconds)
    until = int(time.process_time() + seconds) + 2
    resource.setrlimit(resource.RLIMIT_CPU, (until, resource.RLIM_INFINITY))


if "failed" in JOB:
    bounded(FIRST)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item):
    """Measure a test by its work; one that hangs ends this process by a signal."""
    began = worked()
    bounded(LEAST + MORE * SECONDS.get(item.nodeid, UNKNOWN))
    done = yield
    took[item.nodeid] = round(worked() - began, 4)
    return done


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items):
    """Only the tests of the job, in its order, after those that nobody has timed yet."""
    if "tests" in JOB:
        known = {item.nodeid: item for item in items}
        added = [item for item in items if item.nodeid not in SECONDS]
        items[:] = added + [known[name] for name in JOB["tests"] if name in known]


# --- changes -------------------------------------------------------------------------------------

def pytest_runtestloop(session):
    """Try all changes of the job, one forked process each."""
    if "changes" not in JOB:
        return None
    items, functions = {item.nodeid: item for item in session.items}, {}
    present()
    added = [item for name, item in items.items() if name not in SECONDS]
    for thing in gc.get_objects():
        if type(thing) is FunctionType:
            functions.setdefault(thing.__code__, []).append(thing)
    gc.freeze()
    asked = os.getppid()
    with open(JOB["out"], "a", encoding="utf-8") as out:
        for change in JOB["changes"]:
            if os.getppid() != asked:  # who asked was stopped, and another may write there by now
                break
            names = affordable(change["tests"], SECONDS, JOB["budget"])
            first = [items[change["first"]]] if change["first"] in items else []
            known = [items[name] for name in names if name in items]
            tests = list(dict.fromkeys(first + added + known))  # no test can be run twice
            row = {"key": change["key"], "by": tried(change, tests, functions)}
            print(json.dumps(row), file=out, flush=True)
            Path(JOB["learned"]).write_text(json.dumps(SECONDS), "utf-8")
    return True


def tried(change, tests, functions) -> str:
    """The test that noticed a change, "" if none did, "afresh" if it cannot be put in here. A test counts
    only if it passes by itself where nothing is changed."""
    verdict = run(change, tests, functions)
    test = verdict.partition(" (hangs)")[0]
    if verdict in ("", "afresh") or test in sound:
        return verdict
    if run(None, [item for item in tests if item.nodeid == test], functions):
        SECONDS[test] = NEVER  # it fails alone, or others did its work for it: it is not tried again
        return tried(change, [item for item in tests if item.nodeid != test], functions)
    sound.add(test)
    return verdict


sound: set = set()


def run(change, tests, functions) -> str:
    """The first test that fails on a change, or with none, in a process of its own."""
    hear, say = os.pipe()
    sys.stdout.flush()
    child = os.fork()
    if not child:
        os.close(hear)
        try:
            work(change, tests, functions, say)
        finally:  # nothing may go on beside the process that forked
            os._exit(1)
    os.close(say)
    with open(hear, encoding="utf-8") as pipe:
        *lines, verdict = pipe.read().split("\n")
    for name, seconds in (line.split("\t") for line in lines if "\t" in line):
        if name in SECONDS:  # alone it has to do what others did before
            SECONDS[name] = max(SECONDS[name], float(seconds))
    _, status = os.waitpid(child, 0)
    hangs = os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGPROF
    return f"{lines[-1]} (hangs)" if hangs else verdict


def work(change, tests, functions, say):
    """Run the tests on a change until one fails, tell which, and end this process."""
    resource.setrlimit(resource.RLIMIT_AS, (ROOM, ROOM))
    null = os.open(os.devnull, os.O_RDWR)
    for stream in range(3):
        os.dup2(null, stream)
    verdict = ""
    try:
        if change:
            put_in(change, functions)
    except LookupError:
        verdict, tests = "afresh", []
    for item, following in zip(tests, [*tests[1:], None]):
        os.write(say, f"{item.nodeid}\n".encode())
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
        if failed:
            verdict = failed[0]
            break
        os.write(say, f"{item.nodeid}\t{took[item.nodeid]}\n".encode())
    os.write(say, verdict.encode())
    os._exit(0)


def put_in(change, functions):
    """Give functions their changed code; LookupError where a module or class would have to run again."""
    for old, new in differing(*(compile(change[side], change["path"], "exec") for side in ("was", "text"))):
        if old not in functions or old.co_freevars != new.co_freevars:
            raise LookupError(old.co_qualname)
        for function in functions[old]:
            function.__code__ = new


def differing(old: CodeType, new: CodeType) -> list:
    """Pairs of functions that are not the same before and after."""
    if plain(old) != plain(new):
        raise LookupError(old.co_qualname)
    found = []
    for before, after in zip(inner(old), inner(new)):
        if before != after:
            body = not before.co_flags & 1  # of a class: locals are no fast ones
            found += differing(before, after) if body else [(before, after)]
    return found


def inner(code) -> list:
    """The code within code."""
    return [value for value in code.co_consts if isinstance(value, CodeType)]


def plain(code) -> tuple:
    """What code does besides the code within it."""
    return (code.co_code, code.co_names, len(inner(code)),
            [repr(value) for value in code.co_consts if not isinstance(value, CodeType)])

"""The built site under a sub-path of a local server, and pages in a real Chromium that look at it."""
import os
import shutil
import sys
import threading
from itertools import chain
from pathlib import Path

import pytest
from playwright.sync_api import expect, sync_playwright

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(Path(__file__).parent)]

from blank import PAGE  # noqa: E402
from browser import find, flags  # noqa: E402
from tools.server import listen  # noqa: E402
from visits import LONG, PHONE, WIDE, Regulars, Visit, ready, standing  # noqa: E402

__all__ = ["LONG", "ROOT", "Visit", "ready"]
expect.set_options(timeout=LONG)


@pytest.fixture(scope="session")
def dist():
    """The folder that build.py made, or the one that DIST names."""
    folder = Path(os.environ.get("DIST", ROOT / "dist"))
    assert (folder / "site.json").exists(), "dist/ is missing: run python build.py build"
    return folder


@pytest.fixture(scope="session")
def site(dist, tmp_path_factory):
    """The address of the site, two folders deep, as it would be on a project page of a static host."""
    top = tmp_path_factory.mktemp("host")
    shutil.copytree(dist, top / "some" / "where")
    (top / "some" / "where" / "blank.html").write_text(PAGE, encoding="utf-8")
    with listen(top, 0) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}/some/where/"
        server.shutdown()


@pytest.fixture(scope="session")
def chromium():
    """One browser for the whole run."""
    path = os.environ.get("CHROMIUM") or find()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=flags())
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def regulars(chromium, site):
    """Browsers that were here before."""
    return Regulars(chromium, site)


@pytest.fixture
def visit(regulars):
    """A visit of somebody who was here before, on a desktop screen, in English."""
    with regulars.come(locale="en-GB") as visit:
        yield visit


@pytest.fixture
def phone(regulars):
    """A visit of somebody who was here before, on a phone, in Russian."""
    with regulars.come(viewport={"width": 390, "height": 844}, locale="ru-RU", **PHONE) as visit:
        yield visit


@pytest.fixture
def newcomer(chromium, site):
    """A visit with an empty cache on a desktop screen, in English."""
    with chromium.new_context(viewport=WIDE, locale="en-GB") as context:
        yield Visit(context, site)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item, call):
    """Whoever reads of a failure sees what the page showed and had fetched."""
    report = yield
    if report.failed and call.when == "call":
        pairs = [one if isinstance(one, tuple) else (one,) for one in item.funcargs.values()]
        for visit in chain(*pairs):
            if isinstance(visit, Visit):
                visit.failed = True
                if not visit.page.is_closed():
                    report.sections.append(("the page", standing(visit.page)))
    return report

"""The kept site: whole, offline from the second visit on, switched to a newer version only when asked."""
import json
import re
import shutil
import threading
from base64 import b64encode
from hashlib import sha256

import pytest

from blank import BEGIN, CREW, LOAD, PLAY, open_blank, until
from conftest import Visit
from tools.server import listen


@pytest.fixture
def visit(newcomer):
    """Everybody comes for the first time here."""
    return newcomer


KEEP = """async () => {
    const { watch, apply } = await import("./web/page/update.js");
    window.found = 0;
    window.applyUpdate = apply;
    await watch(() => { found += 1; });
    await navigator.serviceWorker.ready;
    return caches.keys();
}"""
KEPT = """async () => {
    const name = (await caches.keys()).find(name => name.startsWith("marchlands http"));
    const cache = await caches.open(name);
    return (await cache.keys()).map(({ url }) => url);
}"""


def quiet(visit):
    """A page of the site that boots nothing, once the site is kept."""
    page = open_blank(visit)
    page.evaluate(KEEP)
    return page


def blank_file(folder, visit):
    """The same page as a file of the site."""
    (folder / "blank.html").write_text("<!doctype html><html lang=en><title>Blank</title>")
    page = visit.go("blank.html")
    page.evaluate(KEEP)
    page.reload()
    page.evaluate(KEEP)
    return page


def test_every_file_of_the_site_is_kept(visit, dist):
    page, kept = quiet(visit), lambda: {url.removeprefix(visit.site) for url in page.evaluate(KEPT)}
    there = {path.relative_to(dist).as_posix() for path in dist.rglob("*") if path.is_file()}
    there -= {name for name in there if re.search("whole|micropip|/icons/", name)}
    # only guests need the first two, and only who installs the page needs its pictures
    wanted = there - {"sw.js", "precache.js"} | {"hashes"}          # those two the browser keeps by itself
    later = re.compile("wolves|azeroth|warcraft|balance|puzzles|lessons|reference|cyrillic|lands/|newland"
                       "|scenario")
    assert kept() >= {name for name in wanted if not later.search(name)}
    until(page, f"({KEPT})().then(kept => kept.length === {len(wanted)})")        # other games come soon
    assert kept() == wanted


def test_a_file_for_guests_is_kept_when_it_was_wanted_once(visit):
    page = quiet(visit)
    page.reload()
    page.evaluate("fetch('pyodide/python_whole.zip').then(reply => reply.arrayBuffer())")
    until(page, f"({KEPT})().then(kept => kept.some(url => url.endsWith('python_whole.zip')))")


def test_the_second_visit_needs_no_network(visit):
    page = quiet(visit)
    visit.page.context.set_offline(True)
    visit.page.context.unroute_all()
    page.goto(visit.site)
    assert page.title()
    page.evaluate(CREW)
    page.evaluate(BEGIN, [page.evaluate(LOAD, "maps/smallworld/2.json"), ["easy", "easy"]])
    assert page.evaluate(PLAY, [5, "normal"])["step"] == 5
    page.goto(visit.site + "?from=a-link#/rules")
    assert page.title()


@pytest.fixture
def hosted(chromium, dist, tmp_path):
    """A copy of the site that the test may change, and a visit to it."""
    folder = tmp_path / "deep" / "place"
    shutil.copytree(dist, folder)
    with listen(tmp_path, 0) as server, chromium.new_context() as context:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield folder, Visit(context, f"http://127.0.0.1:{server.server_address[1]}/deep/place/")
        server.shutdown()


def publish(folder):
    """Change a file of the site as a new version of it would."""
    path = folder / "web/text/en.json"
    path.write_text(json.dumps(json.loads(path.read_text(encoding="utf-8")) | {"newer": "yes"}),
                    encoding="utf-8")
    digest = b64encode(sha256(path.read_bytes()).digest()).decode()
    listed = (folder / "precache.js").read_text(encoding="utf-8")
    listed = re.sub(r'("web/text/en.json": )"[^"]+"', rf'\1"sha256-{digest}"', listed)
    listed = re.sub(r'("version": )"[^"]+"', r'\1"newer"', listed)
    (folder / "precache.js").write_text(listed, encoding="utf-8")


def test_a_newer_version_waits_until_it_is_asked_for(hosted):
    folder, visit = hosted
    page = blank_file(folder, visit)
    publish(folder)
    visit.requests.clear()
    page.evaluate("navigator.serviceWorker.getRegistration().then(kept => kept.update())")
    until(page, "found === 1")
    assert "newer" not in page.evaluate(LOAD, "web/text/en.json")
    with page.expect_event("load"):
        page.evaluate("setTimeout(applyUpdate)")
    assert page.evaluate(LOAD, "web/text/en.json")["newer"] == "yes"
    page.evaluate(KEEP)
    until(page, "caches.keys().then(names => names.filter(name => /^marchlands http/.test(name)).length "
                "=== 1)")
    whole = page.evaluate(KEPT)
    assert len([url for url in whole if "pyodide.asm.wasm" in url]) == 1


def test_a_broken_upload_changes_nothing(hosted):
    folder, visit = hosted
    page = blank_file(folder, visit)
    publish(folder)
    (folder / "web/text/en.json").write_text("{}", encoding="utf-8")
    page.evaluate("navigator.serviceWorker.getRegistration().then(kept => kept.update()).catch(() => {})")
    page.wait_for_timeout(1500)
    assert page.evaluate("found") == 0
    assert page.evaluate(LOAD, "web/text/en.json") != {}


def test_the_game_can_be_installed(visit, dist):
    page = visit.go("web/text/en.json")
    session = page.context.new_cdp_session(page)
    manifest = json.loads((dist / "manifest.webmanifest").read_text())
    assert manifest["start_url"] == manifest["scope"] == "./" and manifest["display"] == "standalone"
    page.context.route("**/install.html", lambda route: route.fulfill(content_type="text/html", body=(
        '<!doctype html><link rel="manifest" href="manifest.webmanifest">')))
    visit.go("install.html")
    errors = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [error for error in errors if error["errorId"] != "in-incognito"] == []
    purposes = {icon.get("purpose", "any") for icon in manifest["icons"]}
    assert purposes == {"any", "maskable"}
    assert all((dist / icon["src"]).exists() for icon in manifest["icons"])

"""A copy of the site on a server of its own, which a test may change, publish anew and cut off."""
import re
import shutil
import threading
from contextlib import ExitStack, contextmanager
from functools import partial
from unittest.mock import patch
from zipfile import ZipFile

from conftest import Visit, ready
from tools import engine, files
from tools import site as assembly
from tools.server import Handler, Server

REMEMBERED = "navigator.serviceWorker.ready.then(() => {})"
UPDATE = "navigator.serviceWorker.getRegistration().then(kept => kept.update())"


class Host:
    """A folder that is served; without network no request gets an answer."""

    def __init__(self, folder):
        self.folder, self.down = folder, False

    def path(self, name):
        """Where a file of the site lies."""
        return self.folder / name

    def publish(self):
        """What the folder holds is a version of the site."""
        with ExitStack() as stack:
            for module in (assembly, engine, files):
                stack.enter_context(patch.object(module, "DIST", self.folder))
            self.path("precache.js").unlink()
            assembly.manifest()
            assembly.precache()

    def patch(self, name, changes):
        """Other bytes in some files of a wheel: file -> what becomes of its content."""
        wheel = next(self.folder.glob(f"wheels/{name}-*.whl"))
        with ZipFile(wheel) as packed:
            content_of = {file: packed.read(file) for file in packed.namelist()}
        assert content_of.keys() >= changes.keys()
        with ZipFile(wheel, "w") as packed:
            for file, content in content_of.items():
                packed.writestr(file, changes[file](content) if file in changes else content)

    def newer(self, version="9", rule=""):
        """Put out a version whose rules of Small World are other ones."""
        def changed(content):
            text, n = re.subn(r'version="\d+"', f'version="{version}"', content.decode())
            assert n == 1                                           # wheels are written so
            return (text + rule).encode()

        self.patch("smallworld", {"smallworld/game.py": changed})
        with self.path("index.html").open("a", encoding="utf-8") as page:
            page.write(f"<!-- {version} -->\n")
        self.publish()


@contextmanager
def hosted(dist, top):
    """A host with a copy of the site, and the site's address."""
    host = Host(top / "deep" / "place")
    shutil.copytree(dist, host.folder)

    class Moody(Handler):
        """Breaks off without a word while the host is down."""

        def do_GET(self):
            """Serve a file, or nothing at all."""
            if host.down:
                self.close_connection = True
            else:
                super().do_GET()

    with Server(("127.0.0.1", 0), partial(Moody, directory=str(top))) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield host, f"http://127.0.0.1:{server.server_address[1]}/deep/place/"
        server.shutdown()


def kept(visit):
    """Open the page and wait until the site is kept; returns the page."""
    page = visit.open()
    page.evaluate(REMEMBERED)
    return page


def again(page):
    """Load the page again and wait for its engine."""
    page.reload()
    ready(page)


__all__ = ["Host", "Visit", "again", "hosted", "kept", "UPDATE"]

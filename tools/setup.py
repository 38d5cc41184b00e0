"""Sets up what the build and the tests need: .venv, the page's own wheels, the npm packages;
each made again only when a requirement file changed."""
import hashlib
import os
import shutil
import sys

from tools.step import ROOT, step

VENV, MODULES = ROOT / ".venv", ROOT / "node_modules"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
LOCKS = ("package.json", "package-lock.json")


def changed(stamp, *sources):
    """Nothing if the stamp was written for these very files and this Python; else what to write in it."""
    text = sys.version + "".join(hashlib.sha256((ROOT / name).read_bytes()).hexdigest() for name in sources)
    return text if not stamp.exists() or stamp.read_text() != text else None


def pip(says, *words):
    """Run pip inside .venv."""
    return step(says, PYTHON, "-m", "pip", "--disable-pip-version-check", *words)


def install(name):
    """Install a requirement file into .venv, once; every wheel is one of those whose hash it names."""
    stamp = VENV / name.replace("/", "-")
    if text := changed(stamp, name):
        pip(f"install {name}", "install", "--require-hashes", "--only-binary=:all:", "-r", ROOT / name)
        stamp.write_text(text)


def node():
    """Where Node is; it comes with npm."""
    return shutil.which("node") or sys.exit("Node is missing: install Node 20 or later, from nodejs.org.")


def packages(*kinds):
    """Install the npm packages of these kinds: "site" for what the site carries,
    "tests" for what tests it."""
    if text := changed(MODULES / f".stamp-{kinds[-1]}", *LOCKS):
        npm = shutil.which("npm") or sys.exit("npm is missing: install Node 20 or later, from nodejs.org.")
        omit = [] if "tests" in kinds else ["--omit=dev"]
        step(f"install the npm packages: {' and '.join(kinds)}", npm, "ci", "--ignore-scripts", *omit)
        for kind in kinds:
            (MODULES / f".stamp-{kind}").write_text(text)


def for_the_site():
    """Make what the build needs."""
    if not PYTHON.exists():
        step("make .venv", sys.executable, "-m", "venv", "--clear", VENV)
    install("py/requirements.txt")
    stamp = VENV / "wheels" / "stamp"
    if text := changed(stamp, "web/requirements.txt"):
        shutil.rmtree(stamp.parent, ignore_errors=True)
        pip("fetch micropip", "download", "--require-hashes", "--no-deps", "--only-binary=:all:",
            "--python-version", "3.14", "-d", stamp.parent, "-r", ROOT / "web/requirements.txt")
        stamp.write_text(text)
    packages("site")


def for_the_tests():
    """Make what the tests need besides."""
    install("tests/requirements.txt")
    packages("site", "tests")

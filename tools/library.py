"""Packs the part of Python's library that our engine needs, compiled: runs inside the page's own Python, by
library.mjs, so the part is what was really imported and the code is for the very Python that will run it."""
import base64
import importlib
import json
import pkgutil
import sys
import traceback
import zipfile
from importlib._bootstrap_external import _code_to_hash_pyc
from types import CodeType

SOURCE, TARGET, WHEELS = "/library.zip", "/part.zip", "/wheels"
COMMANDS = ("__main__", "arena")  # modules of ours that only a command line runs
NO_COLUMN = 0xE8  # begins an entry for up to eight instructions, see CPython's InternalDocs/code_objects.md
MARGIN = ("_threading_local", "csv", "encodings.ascii", "encodings.latin_1",
          "tracemalloc")  # what the library itself imports in rare moments


def live(names):
    """Import all that the engine may import later, and do once what loads something only when it is done."""
    for name in names:
        inside = getattr(importlib.import_module(name), "__path__", ())  # a wheel may be one module
        for module in pkgutil.walk_packages(inside, f"{name}."):
            if not module.name.endswith(COMMANDS):
                importlib.import_module(module.name)
    from tabletop.wire import handle
    wheel = base64.b64encode(open(f"{WHEELS}/{names[0]}", "rb").read()).decode()
    for request in ({"op": "games"}, {"op": "inspect_wheel", "data": wheel}):
        assert "trace" not in handle(json.dumps(request))
    try:
        1 / 0
    except ZeroDivisionError:
        traceback.format_exc()


def parts(library):
    """(name in the zip, where Python sees it) of every module that came out of the library."""
    there = set(library.namelist())
    for name in MARGIN:
        importlib.import_module(name)
    for module in list(sys.modules.values()):
        spec = getattr(module, "__spec__", None)
        if spec and type(spec.loader).__name__ == "zipimporter" and spec.origin.split(".zip/")[1] in there:
            yield spec.origin.split(".zip/")[1], spec.origin


def bare(code):
    """Code that tells of each function where it begins and no other line, a sixth lighter."""
    units = range(len(code.co_code) // 2, 0, -8)
    table = b"".join(bytes([NO_COLUMN | min(left, 8) - 1, 0]) for left in units)
    inner = tuple(bare(one) if isinstance(one, CodeType) else one for one in code.co_consts)
    return code.replace(co_linetable=table, co_consts=inner)


def pack():
    """Write the zip: the same bytes each time, code without what only documents it."""
    with zipfile.ZipFile(SOURCE) as library, zipfile.ZipFile(TARGET, "w") as target:
        for name, origin in sorted(set(parts(library))):
            code = bare(compile(library.read(name), origin, "exec", dont_inherit=True, optimize=2))
            entry = zipfile.ZipInfo(f"{name}c", (1980, 1, 1, 0, 0, 0))
            target.writestr(entry, _code_to_hash_pyc(code, bytes(8), False), zipfile.ZIP_DEFLATED, 9)


live(NAMES)  # noqa: F821 - library.mjs gives them
pack()

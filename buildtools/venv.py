"""The private virtual environment .venv; every package in it is pinned with its hash."""

import os
import shutil
import sys
import sysconfig
from pathlib import Path

from buildtools.project import ROOT, VENV, BuildError, digest, run, say

_WINDOWS = os.name == "nt"
# Names this Python in the stamps: an environment of another version is made anew.
_PYTHON = f"{sys.implementation.name} {sys.version_info.major}.{sys.version_info.minor}"


def program(name: str) -> Path:
    """Where `name` is, or would be, in the environment."""
    return VENV / "Scripts" / f"{name}.exe" if _WINDOWS else VENV / "bin" / name


def packages() -> Path:
    """Where the environment's packages lie."""
    return Path(sysconfig.get_path("purelib", "venv", vars={"base": str(VENV)}))


def install(requirements: str, from_source: bool = False) -> None:
    """Install a file of the project's `requirements/`, unless this very file has been installed already.

    The file names all that its packages bring along, so pip need not read each package's own list. `from_source`: also
    packages that nobody has built.

    Raises BuildError when the environment cannot be made or a package cannot be had.
    """
    make()
    path = ROOT / requirements
    stamp = VENV / f".{path.parent.name}-{path.name}"
    wanted = digest(path.read_bytes())
    if _holds(stamp, wanted):
        return
    say(f"pip install -r {requirements}")
    kinds = [] if from_source else ["--only-binary", ":all:"]
    pip = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-input", "--no-deps"]
    pip.append("--no-compile")  # Python does it for each module that is imported, and most never are
    run(
        [program("python"), *pip, "--require-hashes", *kinds, "--requirement", path],
        f"pip could not install {requirements}: connect this machine to a Python package index once",
    )
    stamp.write_text(wanted)


def download(requirements: str, folder: Path) -> None:
    """Fetch the wheels of a requirements file for Pyodide, in place of all that `folder` has, unless they are there.

    Raises BuildError when the environment cannot be made or a wheel cannot be had.
    """
    make()
    path = ROOT / requirements
    stamp = folder / ".stamp"
    wanted = digest(path.read_bytes())
    if _holds(stamp, wanted):
        return
    say(f"pip download -r {requirements}")
    shutil.rmtree(folder, ignore_errors=True)
    pip = ["-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-input", "--no-deps"]
    kinds = ["--only-binary", ":all:", "--python-version", "3.14", "--implementation", "py", "--abi", "none"]
    run(
        [program("python"), *pip, *kinds, "--platform", "any", "--require-hashes", "-r", path, "-d", folder],
        f"pip could not fetch {requirements}: connect this machine to a Python package index once",
    )
    stamp.write_text(wanted)


def make() -> None:
    """Make the environment, unless there is one of this Python's version."""
    stamp = VENV / ".python"
    if _holds(stamp, _PYTHON) and program("python").exists():
        return
    if sys.prefix == str(VENV):
        raise BuildError("build.py runs inside .venv and would have to replace it: start it with another Python")
    say("making .venv")
    run(
        [sys.executable, "-m", "venv", "--clear", VENV],
        "a virtual environment cannot be made: on Debian and Ubuntu install the package python3-venv",
    )
    stamp.write_text(_PYTHON)


def _holds(stamp: Path, text: str) -> bool:
    return stamp.is_file() and stamp.read_text() == text


def environment() -> dict[str, str]:
    """For a program run by this Python that imports from the project: the solver's sources are not installed."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), str(ROOT / "pysrc")])}

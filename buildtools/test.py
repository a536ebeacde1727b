"""Every check of the project in one pytest run: linters, types, JavaScript, Python, the page in a browser."""

import os
import subprocess
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

from buildtools import node, site, venv
from buildtools.browsers import browser, firefox, webkit
from buildtools.project import LITE_WHEELS, ROOT, VENV
from buildtools.third_parties import hosts

# The tests of a file stay together: they share one opened page. The page's come first, as they are the long ones: so
# both processes end at the same time; a third one gains nothing where a browser needs two processors. What took longest
# is said at the end.
_SIDE_BY_SIDE = ("--numprocesses=2", "--dist=loadfile", "--no-loadscope-reorder")
_ALONE = ("-n", "--numprocesses", "--pdb", "--trace", "-s", "--capture=no")  # with these it is one process, or as asked
_TOLD = ("--durations=10",)
# Hundreds of processes import the same modules: each is compiled once, even where Python was told to keep no bytecode.
_COMPILED = {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": str(VENV / "bytecode")}


def run_all(arguments: Sequence[str]) -> int:
    """Install what the tests need, then run pytest with `arguments`; returns its exit status."""
    node.program("npm")  # it may have to be put into .venv: not while pip is at work there
    venv.make()
    with ThreadPoolExecutor(1) as beside:
        other = beside.submit(_without_packages)
        venv.install("requirements/test.txt")
        venv.install("requirements/graphs.txt")
        venv.install("requirements/hosts.txt", from_source=True)
        other.result()
    if "--thorough" in arguments:  # the other notebooks are tested then
        venv.download("requirements/lite.txt", LITE_WHEELS)
        hosts.install()
    browser.find()
    if any("firefox" in each.split("=") for each in arguments):
        firefox.find()
    if any(each.startswith("tests/webkit") for each in arguments):
        venv.install("requirements/webkit.txt")
        webkit.find()
    site.build()  # once, before there are two processes that want it
    how = () if any(each.startswith(_ALONE) for each in arguments) else _SIDE_BY_SIDE
    command = [venv.program("python"), "-m", "pytest", *how, *_TOLD, *arguments]
    return subprocess.run(command, cwd=ROOT, env={**os.environ, **_COMPILED}, check=False).returncode


def _without_packages() -> None:
    """What needs no Python package: those of npm and, with a browser that is here already, the site."""
    node.install()
    if browser.present():
        site.build()

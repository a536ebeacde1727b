"""Every check of the project in one pytest run: linters, types, JavaScript, Python, the page in a browser."""

import subprocess
from collections.abc import Sequence

from buildtools import browser, firefox, node, venv, webkit
from buildtools.project import ROOT


def run_all(arguments: Sequence[str]) -> int:
    """Install what the tests need, then run pytest with `arguments`; returns its exit status."""
    venv.install("requirements-test.txt")
    node.install()
    browser.find()
    if any("firefox" in each.split("=") for each in arguments):
        firefox.find()
    if any(each.startswith("tests/webkit") for each in arguments):
        venv.install("requirements-webkit.txt")
        webkit.find()
    return subprocess.run([venv.program("python"), "-m", "pytest", *arguments], cwd=ROOT, check=False).returncode

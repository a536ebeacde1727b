"""The pages on other people's problems and on scenarios: every example is run, and does what stands below it."""

import doctest
import re
import shlex
from pathlib import Path

import pytest

from buildtools.project import ROOT
from searchlight.__main__ import main

HALL = "type octile\nheight 5\nwidth 7\nmap\n...@...\n.@.@.@.\n.@...@.\n.@@.@@.\n.......\n"
SCENARIOS = ["0 2,0 2,2 2", "0 2,0 4,1 3.82842712", "1 0,0 3,2 7.24264069", "1 0,0 6,0 0"]


@pytest.mark.parametrize(("document", "least"), [("how-to/other-peoples-problems.md", 20)])
def test_every_example_does_what_stands_below_it(document: str, least: int) -> None:
    """In the order of the page."""
    flags = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
    failed, tried = doctest.testfile(str(ROOT / "docs" / document), module_relative=False, optionflags=flags)
    assert failed == 0
    assert tried >= least

"""The pages on other people's problems and scenarios: every example is run, and does what stands below it."""

import doctest

import pytest

from buildtools.project import ROOT


@pytest.mark.parametrize(("document", "least"), [("how-to/other-peoples-problems.md", 20)])
def test_every_example_does_what_stands_below_it(document: str, least: int) -> None:
    """In the order of the page."""
    flags = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
    failed, tried = doctest.testfile(str(ROOT / "docs" / document), module_relative=False, optionflags=flags)
    assert failed == 0
    assert tried >= least

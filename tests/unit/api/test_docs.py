"""The examples in docs/reference/library.md and docs/reference/problems.md are true."""

import doctest

import pytest

from buildtools.project import ROOT


@pytest.mark.parametrize(("document", "least"), [("reference/library.md", 20), ("reference/problems.md", 3)])
def test_the_examples_of_the_documentation_are_true(document: str, least: int) -> None:
    """Every line after >>> is run, and its output is the text below it."""
    flags = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE | doctest.REPORT_NDIFF
    failed, tried = doctest.testfile(str(ROOT / "docs" / document), module_relative=False, optionflags=flags)
    assert tried >= least
    assert failed == 0

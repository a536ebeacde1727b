"""What docs/library.md shows is what happens."""

import doctest

from buildtools.project import ROOT


def test_the_examples_of_the_documentation_are_true() -> None:
    """Every line after >>> is run; what it prints is what stands below it."""
    flags = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE | doctest.REPORT_NDIFF
    failed, tried = doctest.testfile(str(ROOT / "docs/library.md"), module_relative=False, optionflags=flags)
    assert tried > 20
    assert failed == 0

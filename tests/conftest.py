"""What all tests share."""

import os
from pathlib import Path

import pytest

# Hypothesis would import trio where Selenium has brought it along, and that a module called `outcome`, as the page has.
os.environ["HYPOTHESIS_NO_PLUGINS"] = "1"
from hypothesis import HealthCheck, settings  # after what is said to it

# The same examples every time, and no clock in it, as the machine may be busy with something else: an example may take
# as long as it does, and so may making one. (The first text that Hypothesis makes on a machine has it work out a table
# of all characters, for which its check of the time that making takes would fail a test that has nothing wrong.)
settings.register_profile("steady", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("steady")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Names the tests that passed, or failed, in a second try only: nothing that happens now and then is hidden."""
    again = dict.fromkeys(report.nodeid for report in terminalreporter.getreports("rerun"))
    if again:
        terminalreporter.write_line(f"needed a second try: {', '.join(again)}", yellow=True)


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Two need what no package has: tests/webkit, when it is named, a WebKit; test_opendsa.py a clone of OpenDSA."""
    if collection_path == Path(__file__).with_name("webkit"):
        return True if "tests/webkit" not in " ".join(config.args) else None
    return True if collection_path.name == "test_opendsa.py" and "OPENDSA" not in os.environ else None

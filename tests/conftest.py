"""What all tests share."""

from pathlib import Path

import pytest
from hypothesis import settings

# The same examples every time, and no limit on one example's time: the machine may be busy with something else.
settings.register_profile("steady", deadline=None, derandomize=True)
settings.load_profile("steady")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """tests/webkit needs a WebKit: it is run only when it is named."""
    named = "tests/webkit" in " ".join(config.args)
    return True if collection_path == Path(__file__).with_name("webkit") and not named else None

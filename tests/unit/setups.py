"""Options of a search, read as the page and the command line read them."""

from collections.abc import Mapping
from typing import Any

from searchlight.setup import Setup, read


def setup_of(options: Mapping[str, Any] | None = None, /, **more: Any) -> Setup:
    """What these options set up; a refusal is the test's failure."""
    setup = read({**(options or {}), **more})
    assert isinstance(setup, Setup), setup
    return setup

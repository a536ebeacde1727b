"""Whether the notebook can show a widget, and the widget's files."""

import sys
from functools import cache
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).parent  # `build.py wheel` puts them here
PAGE: Final = "frame.html.gz"
SCRIPT: Final = "widget.js"


def built() -> bool:
    """Whether the page is there: it is in the wheel, not among the sources."""
    return (HERE / PAGE).is_file() and (HERE / SCRIPT).is_file()


def in_jupyter() -> bool:
    """Whether this is the kernel of a notebook that shows widgets: not a terminal's."""
    interactive = sys.modules.get("IPython")
    shell = interactive.get_ipython() if interactive else None
    return hasattr(shell, "kernel")


def possible() -> bool:
    """Whether a widget can be made at all."""
    return built() and find_spec("anywidget") is not None


@cache
def page() -> tuple[str, bytes]:
    """The page, packed, and its version, by which a browser knows whether it has it."""
    packed = (HERE / PAGE).read_bytes()
    return sha256(packed).hexdigest()[:16], packed

"""The built-in challenges in the order of the list; `texts/` has their words."""

import json
from functools import cache
from os.path import dirname, join  # as in texts/__init__.py
from typing import Any, Final

from searchlight.challenges.checking import TEXTS, typed
from searchlight.texts import message

FOLDER: Final = join(dirname(__file__), "built_in")  # noqa: PTH118, PTH120
NAMES: Final = (
    "greedy-double",
    "astar-expands-more",
    "fewer-roads",
    "only-the-tie",
    "repair-h",
    "miss-the-cheapest",
    "break-visited",
    "weight-that-hinders",
    "linear-conflict-beats",
    "own-h",
    "cut-most",
    "cut-nothing",
    "two-rules",
)


@cache
def built_in(name: str) -> dict[str, Any]:
    """The data of one challenge, with the messages that are its texts."""
    with open(join(FOLDER, f"{name}.json"), encoding="utf-8") as file:  # noqa: PTH118, PTH123
        data: dict[str, Any] = json.load(file)
    texts = {each: message("challenge." + f"{name}.{each}").as_plain_data() for each in TEXTS}
    whole: dict[str, Any] = typed({"id": name, **texts, **data})
    return whole


def challenges() -> list[dict[str, Any]]:
    """All built-in challenges."""
    return [built_in(name) for name in NAMES]

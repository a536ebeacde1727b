"""JSON text from elsewhere: limits on its size and depth, and its faults as messages.

In the browser `json.loads` recurses in WebAssembly until the stack ends, which kills Python for good. So the depth is
counted on the text before it is parsed. `tests/unit/sources/test_foreign_text.py` fails where JSON is parsed elsewhere.
"""

import json
import re
from math import isinf
from typing import Any, Final, NoReturn

from searchlight.texts import Message, message

DEEPEST: Final = 100  # levels of nesting; what the project writes has fewer than ten
MOST_DIGITS: Final = 309  # of a whole number; a longer one is beyond what a fraction can hold

_TOKENS: Final = re.compile(r'"[^"\\]*(?:\\.[^"\\]*)*"?|([\[{])|[\]}]', re.DOTALL)
_LONG_NUMBER: Final = re.compile(rf"\d{{{MOST_DIGITS + 1}}}")


class NotJson(ValueError):  # noqa: N818 - it is the text that is wrong
    """A text that is not taken; `reason` says why, as a message or in the words of Python's parser."""

    def __init__(self, reason: Message | str) -> None:
        super().__init__(str(reason))
        self.reason = reason


def read_json(text: str, *, finite: bool = True) -> Any:
    """The data of a JSON text with at most DEEPEST levels and, unless `finite` is false, finite numbers only.

    `finite=False` is for callers that name the place of a bad number themselves. Raises NotJson.
    """
    if nested_deeper_than(DEEPEST, text):
        raise NotJson(message("not_json.too_deep", most=DEEPEST))
    try:
        if not finite:
            return json.loads(text)
        whole = _whole if _LONG_NUMBER.search(text) else None  # called for each number: only where it is needed
        return json.loads(text, parse_constant=_no_number, parse_float=_fraction, parse_int=whole)
    except NotJson:
        raise
    except ValueError as error:
        raise NotJson(str(error)) from error


def nested_deeper_than(most: int, text: str) -> bool:
    """Whether brackets outside of strings are nested deeper than this. Never recurses."""
    if text.count("[") + text.count("{") <= most:
        return False
    depth = 0
    for token in _TOKENS.finditer(text):
        if token[1]:
            depth += 1
            if depth > most:
                return True
        elif token[0] in "]}":
            depth -= 1
    return False


def _no_number(name: str) -> NoReturn:
    raise NotJson(message("not_json.no_number", name=name))


def _fraction(digits: str) -> float:
    number = float(digits)
    if isinf(number):
        raise NotJson(message("not_json.too_large"))
    return number


def _whole(digits: str) -> int:
    if len(digits.lstrip("-")) > MOST_DIGITS:
        raise NotJson(message("not_json.too_large"))
    return int(digits)

"""Recognise a missing solution: a word, None, an infinite cost, an empty path, or several of these."""

import re
from math import inf
from typing import Any, Final

LONGEST: Final = 80  # characters; longer texts are about something else
WORDS: Final = re.compile(
    r"\b(fail|failure|failed|failing|none|not found|not reachable|unreachable|unsolvable|impossible|cannot|can't|"
    r"could not|couldn't|didn't find|did not find|not possible|unable|"
    r"no (\w+ )?(path|paths|solution|solutions|route|way|result|goal|plan)|"
    r"no (encontrad[oa]|se encontr\S+|hay|existe|alcanzable)|sin soluci[oó]n|inalcanzable|fracaso|fallo)\b"
)
NOTHING: Final = ("", "no", "-1")


def says_failure(text: str) -> bool:
    """Whether a returned text says that there is no solution."""
    phrase = text.strip().lower().rstrip(".! ").replace("’", "'").replace("_", " ")
    return phrase in NOTHING or (len(phrase) <= LONGEST and WORDS.search(phrase) is not None)


def says_cutoff(value: Any) -> bool:
    """Whether a returned value is a word for the cutoff."""
    return isinstance(value, str) and "cutoff" in value.lower().replace(" ", "").replace("_", "").replace("-", "")


def is_failure(value: Any) -> bool:
    """Whether a returned value alone means that nothing was found; of numbers, only -1 and ∞ do."""
    if value is None or value is False:
        return True
    if isinstance(value, str):
        return says_failure(value)
    if isinstance(value, int | float):
        return value in (-1, inf)
    if isinstance(value, tuple | list) and value:
        return any(marks_failure(part) for part in value) or all(is_failure(part) for part in value)
    return hasattr(value, "__len__") and not len(value)


def marks_failure(part: Any) -> bool:
    """Whether a part of a returned tuple without a path means that there is none."""
    if isinstance(part, int) and not isinstance(part, bool):
        return False  # -1 beside other numbers may be one of them
    return (not isinstance(part, tuple | list) or not part) and is_failure(part)

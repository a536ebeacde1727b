"""Faults of a lesson: as for challenges, with the places of a lesson's file."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from searchlight.challenges import faults as of_challenges
from searchlight.challenges.faults import at, is_number, is_whole
from searchlight.errors import BadInput

__all__ = ["ROOM", "at", "bad", "in_lesson", "is_number", "is_text", "is_whole", "of_keys", "of_text"]

ROOM: Final = "lesson"


def in_lesson(faults: Iterable[BadInput], place: str = "") -> Iterator[BadInput]:
    """Faults of a challenge, or of what is checked as in one, at their place in a lesson's file."""
    for each in faults:
        rest = each.field.removeprefix("challenge").removeprefix(".")
        yield BadInput(".".join(part for part in (ROOM, place, rest) if part), each.message)


def bad(place: str, name: str, /, **values: Any) -> BadInput:
    return next(in_lesson([of_challenges.bad(place, name, **values)]))


def of_keys(place: str, data: Mapping[str, Any], known: tuple[str, ...], needed: tuple[str, ...]) -> Iterator[BadInput]:
    return in_lesson(of_challenges.of_keys(place, data, known, needed))


def is_text(value: Any) -> bool:
    """Whether a value is a text that is not empty, or one per language."""
    texts = list(value.values()) if isinstance(value, dict) else [value]
    return bool(texts) and all(isinstance(each, str) and each.strip() for each in texts)


def of_text(place: str, data: Mapping[str, Any], name: str) -> Iterator[BadInput]:
    if name in data and not is_text(data[name]):
        yield bad(at(place, name), "challenge.no_text")

"""Faults, each a place in the file with a sentence, and the checks that all files share."""

from collections.abc import Iterator, Mapping
from typing import Any

from searchlight.errors import BadInput
from searchlight.errors.foreign_json import NotJson, read_json
from searchlight.texts import message


def of_keys(place: str, data: Mapping[str, Any], known: tuple[str, ...], needed: tuple[str, ...]) -> Iterator[BadInput]:
    for name in data:
        if name not in known:
            yield bad(at(place, name), "challenge.unknown", accepted=known)
    for name in needed:
        if name not in data:
            yield bad(at(place, name), "challenge.missing")


def parsed(text: str, most: int, not_json: str) -> Any:
    """Parse a JSON text of at most `most` characters; `not_json`: the message for invalid JSON. Raises BadInput."""
    if len(text) > most:
        raise bad("", "challenge.too_long", most=most)
    try:
        return read_json(text)
    except NotJson as error:
        raise bad("", not_json, reason=error.reason) from error


def is_id(value: Any) -> bool:
    return isinstance(value, str) and bool(value) and not set(value) - set("abcdefghijklmnopqrstuvwxyz0123456789-")


def is_number(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and value >= 0


def is_whole(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0


def at(place: str, name: str) -> str:
    return f"{place}.{name}" if place else name


def bad(place: str, name: str, /, **values: Any) -> BadInput:
    plain = {key: list(value) if isinstance(value, tuple) else value for key, value in values.items()}
    return BadInput(at("challenge", place) if place else "challenge", message(name, **plain))

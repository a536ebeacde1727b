"""Read the typed request for a worksheet."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from searchlight.errors import BadInput
from searchlight.texts import message

MOST_STEPS: Final = 20
MOST_FIRST: Final = 100_000
SHARES: Final = (25, 50, 75, 100)  # percent of the nodes that have a blank
BLANKS: Final = ("states", "numbers", "marks")  # parts of a node; a mark: the number of its expansion, or a sign
PARTS: Final = ("tree", "table", "questions")
LONGEST_SEED: Final = 20  # characters


@dataclass(frozen=True)
class Request:
    """`first`: the number of expansions before the sheet; `steps` None: as many as the tree has room for.

    `seed`: "" for the search itself; any other seed gives a start of the same difficulty, and other blanks.
    """

    first: int = 0
    steps: int | None = None
    seed: str = ""
    share: int = 50
    blanks: tuple[str, ...] = BLANKS
    parts: tuple[str, ...] = PARTS


def read(values: Mapping[str, Any]) -> Request:
    """Read a request; empty values count as missing. Raises BadInput."""
    typed = {name: value for name, value in values.items() if value not in (None, "")}
    share = _number("share", typed.get("share", 50), 1, 100)
    if share not in SHARES:
        raise BadInput("share", message("options.not_one_of", value=str(share), accepted=list(map(str, SHARES))))
    request = Request(
        first=_number("first", typed.get("first", 0), 0, MOST_FIRST),
        steps=_number("steps", typed["steps"], 1, MOST_STEPS) if "steps" in typed else None,
        seed=_seed(typed.get("seed", "")),
        share=share,
        blanks=_some_of("blanks", typed.get("blanks", BLANKS), BLANKS),
        parts=_some_of("parts", typed.get("parts", PARTS), PARTS),
    )
    if not request.parts:
        raise BadInput("parts", message("worksheet.no_part"))
    return request


def _number(field: str, value: Any, least: int, most: int) -> int:
    text = str(value).strip()
    if not (text.isascii() and text.isdigit() and least <= int(text[:9]) <= most and len(text) < 10):
        raise BadInput(field, message("worksheet.no_number", value=text[:20], least=least, most=most))
    return int(text)


def _seed(value: Any) -> str:
    text = str(value).strip()
    if len(text) > LONGEST_SEED or not text.isprintable():
        raise BadInput("seed", message("worksheet.bad_seed", most=LONGEST_SEED))
    return text


def _some_of(field: str, value: Any, known: Sequence[str]) -> tuple[str, ...]:
    """The selected names in the order of `known`. "none" selects nothing, because an empty value counts as missing."""
    parts = [part.strip() for part in value.split(",")] if isinstance(value, str) else list(value)
    wanted = {str(part) for part in parts} - {"", "none"}
    for name in sorted(wanted - set(known)):
        accepted = [*known, *(() if field == "parts" else ("none",))]
        raise BadInput(field, message("options.not_one_of", value=name[:20], accepted=accepted))
    return tuple(name for name in known if name in wanted)

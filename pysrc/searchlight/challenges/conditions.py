"""Check the conditions of a challenge, and report their mistakes."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from searchlight.challenges.challenge import FACTS, NUMBERS, RELATIONS, SECOND
from searchlight.challenges.faults import at, bad, is_number, of_keys
from searchlight.errors import BadInput

CONDITION: Final = ("number", "is", "than", "times")
OUTCOMES: Final = ("solution", "failure", "cutoff", "budget")


def of_conditions(data: Mapping[str, Any]) -> Iterator[BadInput]:
    conditions = data.get("solved", [{}])
    if not isinstance(conditions, list) or not conditions:
        yield bad("solved", "challenge.no_conditions")
        return
    for number, each in enumerate(conditions if "solved" in data else []):
        place = f"solved.{number}"
        if not isinstance(each, dict):
            yield bad(place, "challenge.no_object")
            continue
        yield from of_keys(place, each, CONDITION, CONDITION[:3])
        yield from _of_condition(place, each, two=isinstance(data.get("second"), dict))


def _of_condition(place: str, each: Mapping[str, Any], *, two: bool) -> Iterator[BadInput]:
    number, than = each.get("number", NUMBERS[0]), each.get("than", 0)
    names = [*NUMBERS, *FACTS, *(SECOND + name for name in (*NUMBERS, *FACTS) if two)]
    if number not in names:
        yield bad(at(place, "number"), "challenge.not_one_of", accepted=names)
        return
    relation, name = each.get("is", "="), number.removeprefix(SECOND)
    accepted = tuple(RELATIONS) if name in NUMBERS else ("=", "!=")
    if relation not in accepted:
        yield bad(at(place, "is"), "challenge.not_one_of", accepted=accepted)
    if not is_number(each.get("times", 1)):
        yield bad(at(place, "times"), "challenge.no_number")
    if name in ("admissible", "consistent"):
        if not isinstance(than, bool):
            yield bad(at(place, "than"), "challenge.not_one_of", accepted=("true", "false"))
    elif name == "outcome":
        if than not in OUTCOMES:
            yield bad(at(place, "than"), "challenge.not_one_of", accepted=OUTCOMES)
    elif not is_number(than) and than not in [each for each in names if each.removeprefix(SECOND) in NUMBERS]:
        yield bad(at(place, "than"), "challenge.neither_number_nor_name", accepted=names)

"""A lesson's claims about numbers: whether they are well formed, and whether they are true.

`{"number": "expanded", "is": "=", "than": 4}`; `of`: a state; `at`: another step than the stop's; a number with `b.`
before it is one of the second search. `than` is a value, or the name of another number, taken so many `times`.
"""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from searchlight.challenges.challenge import RELATIONS, SECOND
from searchlight.challenges.judging import COMPARED
from searchlight.errors import BadInput
from searchlight.lessons.faults import at, bad, is_number, is_whole, of_keys
from searchlight.lessons.moments import FACTS, FINISH, NUMBERS, OF_STATE, Shown, readable

KEYS: Final = ("number", "of", "at", "is", "than", "times")
NEEDED: Final = ("number", "is", "than")

Pair = Mapping[str, Shown]  # "" and, where there is one, SECOND


def is_step(value: Any) -> bool:
    return value == FINISH or is_whole(value)


def of_claims(place: str, claims: Any, *, two: bool) -> Iterator[BadInput]:
    """The faults in the form of claims."""
    if not isinstance(claims, list):
        yield bad(place, "challenge.no_conditions")
        return
    for number, each in enumerate(claims):
        claim_place = f"{place}.{number}"
        if not isinstance(each, dict):
            yield bad(claim_place, "challenge.no_object")
            continue
        missing = list(of_keys(claim_place, each, KEYS, NEEDED))
        yield from missing or _of_claim(claim_place, each, two=two)


def _of_claim(place: str, claim: Mapping[str, Any], *, two: bool) -> Iterator[BadInput]:
    names = [*NUMBERS, *FACTS, *(SECOND + name for name in (*NUMBERS, *FACTS) if two)]
    number, than = claim["number"], claim["than"]
    if number not in names:
        yield bad(at(place, "number"), "challenge.not_one_of", accepted=names)
        return
    is_fact = number.removeprefix(SECOND) in FACTS
    accepted = ("=", "!=") if is_fact else tuple(RELATIONS)
    if claim["is"] not in accepted:
        yield bad(at(place, "is"), "challenge.not_one_of", accepted=accepted)
    if "at" in claim and not is_step(claim["at"]):
        yield bad(at(place, "at"), "lesson.no_step")
    if number.removeprefix(SECOND) in OF_STATE and "of" not in claim:
        yield bad(at(place, "of"), "challenge.missing")
    if not is_number(claim.get("times", 1)):
        yield bad(at(place, "times"), "challenge.no_number")
    if is_fact and not isinstance(than, str):
        yield bad(at(place, "than"), "challenge.no_text")
    elif not is_fact and not is_number(than) and than not in names:
        yield bad(at(place, "than"), "challenge.neither_number_nor_name", accepted=names)


def broken(claim: Mapping[str, Any], stop: Mapping[str, Any], pair: Pair) -> dict[str, Any] | None:
    """The actual and the claimed value if they differ; None if the claim is true or the search is too large."""
    names = [claim["number"]] + ([claim["than"]] if _compares(claim) else [])
    values = []
    for name in names:
        shown = pair[SECOND if name.startswith(SECOND) else ""]
        own = "at" not in claim
        step, fine = (stop["step"], stop.get("fine", 0)) if own else (claim["at"], 0)
        if not shown.has(step) and shown.whole:
            step = FINISH  # a shorter search stays at its end
        if not shown.has(step) or (step == FINISH and not shown.whole):
            return None
        values.append(shown.value(name.removeprefix(SECOND), shown.time(step, fine), claim.get("of")))
    value, than = values[0], values[1] if _compares(claim) else claim["than"]
    if claim["number"].removeprefix(SECOND) in FACTS:
        than = readable(than)
    elif than is not None:
        than = than * claim.get("times", 1)
    if value is not None and than is not None and COMPARED[claim["is"]](value, than):
        return None
    return {"value": value, "relation": RELATIONS[claim["is"]], "than": than}


def _compares(claim: Mapping[str, Any]) -> bool:
    named = claim["than"]
    return isinstance(named, str) and named.removeprefix(SECOND) in NUMBERS


__all__ = ["Pair", "broken", "is_step", "of_claims"]

"""Find every fault of a challenge file, as a sentence with its place."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from searchlight.catalog import Catalog
from searchlight.challenges.challenge import (
    CHANGEABLE,
    CODE,
    ESTIMATES,
    FACTS,
    NUMBERS,
    RELATIONS,
    SECOND,
    as_challenge,
)
from searchlight.challenges.changes import ONLY
from searchlight.challenges.faults import at, bad, is_id, is_number, is_whole, of_keys, parsed
from searchlight.challenges.judging import judge
from searchlight.errors import BadInput
from searchlight.links import as_typed
from searchlight.setup import CHOICES, Setup, read

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


TEXTS: Final = ("title", "question", "hint", "why")
KEYS: Final = ("id", *TEXTS, "options", "second", "change", "solved", "max_nodes")
NEEDED: Final = ("id", "title", "question", "options", "change", "solved")
MOST_TEXT: Final = 200_000  # characters of a whole challenge
LIMITS: Final = {ESTIMATES: ("most",), CODE: ("for",), "tree": ("only",)}


def parse(text: str) -> Any:
    """The data of a JSON text, with all values of options as a person types them. Raises BadInput."""
    return typed(parsed(text, MOST_TEXT, "challenge.not_json"))


def typed(data: Any) -> Any:
    """Turn a graph that is an object, and a start that is a list, into texts."""
    if not isinstance(data, dict):
        return data
    options = {
        key: {name: as_typed(value) for name, value in data[key].items()}
        for key in ("options", "second")
        if isinstance(data.get(key), dict)
    }
    return {**data, **options}


def faults(data: Any, catalog: Catalog) -> list[BadInput]:
    """All faults; if there are none, the challenge can be used and is not already solved."""
    if not isinstance(data, dict):
        return [bad("", "challenge.no_object")]
    problems = [*of_keys("", data, KEYS, NEEDED), *_of_texts(data)]
    setup, complaints = _of_searches(data, catalog)
    problems += [*complaints, *_of_changes(data.get("change"), setup), *of_conditions(data)]
    if not problems and judge(as_challenge(data), data["options"], catalog).solved:
        problems.append(bad("solved", "challenge.solved_already"))
    return problems


def _of_texts(data: Mapping[str, Any]) -> Iterator[BadInput]:
    for name in TEXTS:
        value = data.get(name, "-")
        if isinstance(value, dict) and value.keys() == {"id", "values"}:  # a message, where it is built in
            continue
        texts = list(value.values()) if isinstance(value, dict) else [value]
        if not texts or not all(isinstance(each, str) and each.strip() for each in texts):
            yield bad(name, "challenge.no_text")
    if not is_id(data.get("id", "-")):
        yield bad("id", "challenge.no_id")
    most = data.get("max_nodes", 1)
    if not is_whole(most) or most < 1:
        yield bad("max_nodes", "challenge.no_whole_number")


def _of_searches(data: Mapping[str, Any], catalog: Catalog) -> tuple[Setup | None, list[BadInput]]:
    """The first search, and the faults of both."""
    problems: list[BadInput] = []
    options, second = data.get("options", {}), data.get("second")
    for name, value in (("options", options), ("second", {} if second is None else second)):
        if not isinstance(value, dict):
            return None, [bad(name, "challenge.no_options")]
    setup = None
    for name, values in (("options", options), *([("second", {**options, **second})] if second else [])):
        answer = read(values, catalog)
        if isinstance(answer, Setup):
            setup = setup or answer
        elif name == "options" or not problems:  # the second search also has the first one's faults
            problems += [BadInput(f"challenge.{name}.{each.field}", each.message) for each in answer]
    return setup, problems


def _of_changes(change: Any, setup: Setup | None) -> Iterator[BadInput]:
    if change is None:
        return
    if not isinstance(change, dict) or not change:
        yield bad("change", "challenge.no_change", accepted=CHANGEABLE)
        return
    for name, limits in change.items():
        place = at("change", name)
        if name not in CHANGEABLE:
            yield bad(place, "challenge.unknown", accepted=CHANGEABLE)
        elif not isinstance(limits, dict):
            yield bad(place, "challenge.no_limits")
        else:
            yield from of_keys(place, limits, LIMITS.get(name, ()), ("for",) if name == CODE else ())
            if name == ESTIMATES and setup is not None and setup.values["problem"] != "graph":
                yield bad(place, "challenge.no_graph")
            if "most" in limits and not is_whole(limits["most"]):
                yield bad(at(place, "most"), "challenge.no_whole_number")
            if "only" in limits and limits["only"] not in ONLY:
                yield bad(at(place, "only"), "challenge.not_one_of", accepted=ONLY)
            if name == CODE and limits.get("for", "algorithm") not in CHOICES:
                yield bad(at(place, "for"), "challenge.not_one_of", accepted=CHOICES)

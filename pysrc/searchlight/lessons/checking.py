"""Find every fault of a lesson file, as a sentence with its place."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from searchlight.catalog import Catalog
from searchlight.challenges import checking as of_challenges
from searchlight.challenges.challenge import SECOND
from searchlight.challenges.faults import is_id, parsed
from searchlight.challenges.offered import NAMES as CHALLENGES
from searchlight.errors import BadInput
from searchlight.lessons.claims import Pair, broken, is_step, of_claims
from searchlight.lessons.faults import at, bad, in_lesson, is_number, is_text, is_whole, of_keys, of_text
from searchlight.lessons.moments import FINISH, Searches, Shown
from searchlight.links import as_typed
from searchlight.setup import Setup, read


def not_shown(place: str, stop: Mapping[str, Any], pair: Pair) -> Iterator[BadInput]:
    """Wrong statements of a well-formed stop about its searches; none for a search that is too large."""
    longest = max(pair.values(), key=lambda shown: shown.last)
    if not longest.has(stop["step"]):
        if all(shown.whole for shown in pair.values()):
            yield bad(at(place, "step"), "lesson.beyond", step=stop["step"], last=longest.last)
        return
    if "look" in stop:
        shown = pair[SECOND if stop["look"].get("in", 1) == 2 else ""]
        yield from _not_there(at(place, "look"), stop["look"], shown, time_in(shown, stop))
    for number, claim in enumerate(stop.get("holds", [])):
        if (how := broken(claim, stop, pair)) is not None:
            yield bad(f"{place}.holds.{number}", "lesson.broken", **how)
    yield from _wrong_answers(at(place, "question"), stop, pair)


def time_in(shown: Shown, stop: Mapping[str, Any]) -> int:
    """The time of a stop in a search; a shorter search stays at its end."""
    step = stop["step"] if shown.has(stop["step"]) else FINISH
    return shown.time(step, 0 if step == FINISH else stop.get("fine", 0))


def _not_there(place: str, look: Mapping[str, Any], shown: Shown, time: int) -> Iterator[BadInput]:
    if "entry" in look and not shown.recursive and look["entry"] > len(shown.frontier(time)):
        yield bad(at(place, "entry"), "lesson.few_entries", count=len(shown.frontier(time)))
    node = look.get("node")
    if isinstance(node, str) and not shown.rows_of(node, time):
        yield bad(at(place, "node"), "lesson.not_met", state=node)
    elif isinstance(node, int) and not _born(shown, node, time):
        yield bad(at(place, "node"), "lesson.not_met", state=f"#{node}")
    line = look.get("line")
    if line is not None and line.strip() not in shown.listing:
        yield bad(at(place, "line"), "lesson.line_not_there", line=line)


def _born(shown: Shown, row: int, time: int) -> bool:
    born = shown.record.late.generated_at
    return row < len(born) and born[row] <= time


def _wrong_answers(place: str, stop: Mapping[str, Any], pair: Pair) -> Iterator[BadInput]:
    """Right answers with false claims, and wrong answers with only true claims."""
    for number, answer in enumerate(stop.get("question", {}).get("answers", [])):
        claims = answer.get("holds", [])
        failed = [how for claim in claims if (how := broken(claim, stop, pair)) is not None]
        if answer.get("right") and failed:
            yield bad(f"{place}.answers.{number}", "lesson.broken", **failed[0])
        elif claims and not answer.get("right") and not failed:
            yield bad(f"{place}.answers.{number}.right", "lesson.is_right")


KEYS: Final = ("$schema", "id", "title", "about", "search", "second", "stops", "challenge", "next")
NEEDED: Final = ("title", "search", "stops")
STOP: Final = ("phase", "step", "fine", "with", "second", "look", "say", "question", "holds")
PHASES: Final = ("predict", "run", "investigate", "modify", "make")
QUESTION: Final = ("ask", "answers", "number", "reason")
ANSWER: Final = ("text", "right", "reason", "holds")
LOOK: Final = ("node", "entry", "line", "number", "in")
FIGURES: Final = ("expanded", "generated", "frontier", "depth", "cost", "branching", "limit")  # of the page, by name
MOST_TEXT: Final = 500_000  # characters of a whole lesson


def parse(text: str) -> Any:
    """The data of a JSON text, with all values of options as a person types them. Raises BadInput."""
    try:
        return typed(parsed(text, MOST_TEXT, "lesson.not_json"))
    except BadInput as error:
        raise next(in_lesson([error])) from error


def typed(data: Any) -> Any:
    """Turn a graph that is an object, and a start that is a list, into texts."""
    if not isinstance(data, dict):
        return data
    changed = {key: _options(data[key]) for key in ("search", "second") if key in data}
    if isinstance(data.get("stops"), list):
        changed["stops"] = [
            {key: _options(value) if key in ("with", "second") else value for key, value in stop.items()}
            if isinstance(stop, dict)
            else stop
            for stop in data["stops"]
        ]
    return {**data, **changed}


def _options(value: Any) -> Any:
    return {name: as_typed(each) for name, each in value.items()} if isinstance(value, dict) else value


def faults(data: Any, catalog: Catalog) -> list[BadInput]:
    """All faults. Well-formed parts are also compared with the searches."""
    if not isinstance(data, dict):
        return [bad("", "challenge.no_object")]
    problems = [*of_keys("", data, KEYS, NEEDED), *_of_texts(data), *_of_challenge(data.get("challenge"), catalog)]
    stops = data.get("stops", [{"step": 0, "say": "-"}])
    if not isinstance(stops, list) or not stops:
        return [*problems, bad("stops", "lesson.no_stops"), *_of_options(data, catalog)[1]]
    searches = Searches()
    for number, stop in enumerate(stops):
        problems += _of_stop(f"stops.{number}", stop, data, catalog, searches)
    if not any(isinstance(each, dict) for each in stops):
        problems += _of_options(data, catalog)[1]
    return list({(each.field, each.text): each for each in problems}.values())  # each stop has the search's own


def _of_texts(data: Mapping[str, Any]) -> Iterator[BadInput]:
    for name in ("title", "about"):
        yield from of_text("", data, name)
    if not is_id(data.get("id", "-")):
        yield bad("id", "challenge.no_id")
    if "next" in data and not (isinstance(data["next"], str) and data["next"].strip()):
        yield bad("next", "lesson.no_next")


def _of_challenge(challenge: Any, catalog: Catalog) -> Iterator[BadInput]:
    if isinstance(challenge, str):
        if challenge not in CHALLENGES:
            yield bad("challenge", "challenge.not_one_of", accepted=CHALLENGES)
    elif challenge is not None:
        yield from in_lesson(of_challenges.faults(of_challenges.typed(challenge), catalog), "challenge")


def options_of(data: Mapping[str, Any], stop: Mapping[str, Any]) -> dict[str, dict[str, Any]]:
    """The options of both searches at a stop, by "" and SECOND: the lesson's with the stop's changes."""
    first = {**data.get("search", {}), **stop.get("with", {})}
    second = stop.get("second", data.get("second"))
    return {"": first} | ({SECOND: {**first, **second}} if second is not None else {})


def _of_options(
    data: Mapping[str, Any], catalog: Catalog, stop: Mapping[str, Any] | None = None, place: str = ""
) -> tuple[dict[str, Setup], list[BadInput]]:
    """The searches, and the faults of their options."""
    stop = stop or {}
    searches = {"search": data.get("search", {}), "second": data.get("second")}
    own = {at(place, key): stop.get(key) for key in ("with", "second")} if place else {}
    wrong = [
        bad(key, "challenge.no_options")
        for key, value in {**searches, **own}.items()
        if value is not None and not isinstance(value, dict)
    ]
    if wrong:
        return {}, wrong
    setups: dict[str, Setup] = {}
    problems: list[BadInput] = []
    for side, options in options_of(data, stop).items():
        answer = read(options, catalog)
        if isinstance(answer, Setup):
            setups[side] = answer
        elif not problems:  # the second search has the first one's faults as well
            problems += [
                BadInput(f"lesson.{_said_at(each.field, side, data, stop, place)}", each.message) for each in answer
            ]
    return setups, problems


def _said_at(name: str, side: str, data: Mapping[str, Any], stop: Mapping[str, Any], place: str) -> str:
    """The place of an option in the file, or where it would be."""
    first = "with" if place and name in stop.get("with", {}) else "search"
    if side and name in (stop.get("second", data.get("second")) or {}):
        first = "second"
    own = place and (first == "with" or (first == "second" and "second" in stop))
    return at(place if own else "", at(first, name))


def _of_stop(
    place: str, stop: Any, data: Mapping[str, Any], catalog: Catalog, searches: Searches
) -> Iterator[BadInput]:
    if not isinstance(stop, dict):
        yield bad(place, "challenge.no_object")
        return
    setups, wrong = _of_options(data, catalog, stop, place)
    formal = [*of_keys(place, stop, STOP, ("step",)), *_of_form(place, stop, two=SECOND in setups or bool(wrong))]
    yield from (*wrong, *formal)
    if not wrong and not formal:
        pair: Pair = {side: searches.of(setup) for side, setup in setups.items()}
        yield from not_shown(place, stop, pair)


def _of_form(place: str, stop: Mapping[str, Any], *, two: bool) -> Iterator[BadInput]:
    """The faults of a stop's form."""
    if "say" not in stop and "question" not in stop:
        yield bad(place, "lesson.says_nothing")
    yield from of_text(place, stop, "say")
    if stop.get("phase", PHASES[0]) not in PHASES:
        yield bad(at(place, "phase"), "challenge.not_one_of", accepted=PHASES)
    if not is_step(stop.get("step", 0)):
        yield bad(at(place, "step"), "lesson.no_step")
    fine = stop.get("fine", 0)
    if not isinstance(fine, int) or isinstance(fine, bool):
        yield bad(at(place, "fine"), "lesson.no_events")
    if "look" in stop:
        yield from _of_look(at(place, "look"), stop["look"], two=two)
    if "holds" in stop:
        yield from of_claims(at(place, "holds"), stop["holds"], two=two)
    if "question" in stop:
        yield from _of_question(at(place, "question"), stop["question"], two=two)


def _of_look(place: str, look: Any, *, two: bool) -> Iterator[BadInput]:
    if not isinstance(look, dict):
        yield bad(place, "challenge.no_object")
        return
    yield from of_keys(place, look, LOOK, ())
    if sum(name in look for name in LOOK[:4]) != 1:
        yield bad(place, "lesson.look_at_one", accepted=LOOK[:4])
    if not (is_whole(look.get("node", 0)) or is_text(look.get("node", "-"))):
        yield bad(at(place, "node"), "lesson.no_node")
    if not is_whole(look.get("entry", 1)) or look.get("entry", 1) == 0:
        yield bad(at(place, "entry"), "lesson.no_entry")
    if not isinstance(look.get("line", "-"), str) or not look.get("line", "-").strip():
        yield bad(at(place, "line"), "lesson.no_line")
    if look.get("number", FIGURES[0]) not in FIGURES:
        yield bad(at(place, "number"), "challenge.not_one_of", accepted=FIGURES)
    if look.get("in", 1) not in ((1, 2) if two else (1,)):
        yield bad(at(place, "in"), "lesson.no_second")


def _of_question(place: str, question: Any, *, two: bool) -> Iterator[BadInput]:
    if not isinstance(question, dict):
        yield bad(place, "challenge.no_object")
        return
    yield from of_keys(place, question, QUESTION, ("ask", "reason"))
    for name in ("ask", "reason"):
        yield from of_text(place, question, name)
    if ("answers" in question) == ("number" in question):
        yield bad(place, "lesson.answers_or_number")
        return
    if "number" in question:
        if not is_number(question["number"]):
            yield bad(at(place, "number"), "challenge.no_number")
        return
    answers = question.get("answers", [])
    if not isinstance(answers, list) or len(answers) < 2:
        yield bad(at(place, "answers"), "lesson.too_few_answers")
        return
    for number, answer in enumerate(answers):
        yield from _of_answer(f"{place}.answers.{number}", answer, two=two)
    if not any(isinstance(each, dict) and each.get("right") is True for each in answers):
        yield bad(at(place, "answers"), "lesson.no_right_answer")


def _of_answer(place: str, answer: Any, *, two: bool) -> Iterator[BadInput]:
    if not isinstance(answer, dict):
        yield bad(place, "challenge.no_object")
        return
    yield from of_keys(place, answer, ANSWER, ("text",))
    for name in ("text", "reason"):
        yield from of_text(place, answer, name)
    if not isinstance(answer.get("right", False), bool):
        yield bad(at(place, "right"), "challenge.not_one_of", accepted=("true", "false"))
    yield from of_claims(at(place, "holds"), answer.get("holds", []), two=two)

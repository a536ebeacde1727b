"""Check that a stop's claims are true by the record of its searches."""

from collections.abc import Iterator, Mapping
from typing import Any

from searchlight.challenges.challenge import SECOND
from searchlight.errors import BadInput
from searchlight.lessons.claims import Pair, broken
from searchlight.lessons.faults import at, bad
from searchlight.lessons.moments import FINISH, Shown


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

"""Challenges in words: the allowed changes, mistakes in files, the judgement, and which ones were solved."""

import json
from typing import Any

import pytest

import worker
from page.features.challenges.wording import Challenge, Solved, faults, judgement, may_change, place
from searchlight.challenges.challenge import CHANGEABLE
from searchlight.challenges.offered import NAMES
from tests.unit.asked import asked

LISTED = asked("challenges", "challenges")["challenges"]
GIVEN = {data["id"]: data for data in LISTED}


@pytest.fixture(autouse=True)
def without_own_code(monkeypatch: pytest.MonkeyPatch) -> None:
    """What other tests have replaced in this process is no reader's doing."""
    monkeypatch.setattr(worker.solver, "own", None)


def judged(name: str, **changes: Any) -> tuple[str, list[tuple[bool, str]]]:
    data = GIVEN[name]
    return judgement(asked("challenges", "judge", challenge=json.dumps(data), options=data["options"] | changes))


def test_the_built_in_ones_are_in_words() -> None:
    """Title and question, and what may be changed."""
    told = {name: Challenge(GIVEN[name], True) for name in NAMES}
    assert told["greedy-double"].title == "Make greedy search twice as costly"
    assert told["repair-h"].may == "You may change: 2 h values of the graph."
    assert told["greedy-double"].may == "You may change: the h values of the graph."
    assert told["cut-most"].may == "You may change: the order of the children in the tree."
    assert told["fewer-roads"].may == "You may change: Goal state, Start state."
    assert told["own-h"].may == "You may change: your own code (Heuristic)."
    assert json.loads(told["repair-h"].text) == GIVEN["repair-h"]


@pytest.mark.parametrize(
    ("title", "said"),
    [
        ("Plain", "Plain"),
        ({"es": "Dos", "en": "Two"}, "Two"),
        ({"fr": "Deux"}, "Deux"),
        ({"id": "a", "values": "b"}, "a"),
    ],
)
def test_a_lecturers_text_is_taken_in_the_language_that_there_is(title: Any, said: str) -> None:
    """The reader's, else English, else any; it is never taken for a message of ours."""
    assert Challenge(GIVEN["repair-h"] | {"title": title, "question": "?"}, False).title == said


@pytest.mark.parametrize("name", CHANGEABLE)
def test_all_that_may_be_changed_has_a_name_and_a_place(name: str) -> None:
    """Whatever a lecturer may name."""
    change = {name: {"for": "heuristic"} if name == "code" else {}}
    assert may_change(change)[0]
    opens = {"h": ("graph", "h"), "code": ("editor", "copy:heuristic")}
    panel, control = place(change)
    assert (panel, control) == opens.get(name) or (panel in (None, "algorithm", "problem") and control[0] == "#")


def test_faults_have_their_place_in_the_file() -> None:
    """Faults of judged options are at the option; a fault of the whole file has no place."""
    whole = asked("challenges", "check", text="[]")["errors"]
    assert faults(whole)[0].startswith("This must be a JSON object")
    wrong = GIVEN["repair-h"] | {"change": {"roads": {}}, "max_nodes": 0}
    found = faults(asked("challenges", "check", text=json.dumps(wrong))["errors"])
    assert [each.partition(":")[0] for each in found] == ["max_nodes", "change.roads"]
    told, sentences = judged("repair-h", start="Nowhere")
    assert told == "Not checked."
    assert sentences[0][1].startswith("Start state: ")


def test_how_it_stands() -> None:
    """Solved or not, a sentence for each condition; not judged where too much was changed."""
    told, sentences = judged("only-the-tie")
    assert (told, [met for met, _ in sentences]) == ("Not solved yet.", [False])
    assert sentences[0][1].startswith("Not met: nodes expanded: 117.")
    told, sentences = judged("only-the-tie", tie="low-h")
    assert (told, sentences[0][0], sentences[0][1][:4]) == ("Solved.", True, "Met:")
    told, sentences = judged("only-the-tie", heuristic="zero")
    assert (told, sentences) == ("Not checked.", [(False, "Heuristic must stay as it is: manhattan.")])


def test_what_is_solved_is_remembered_by_name() -> None:
    """In the browser's memory; a lecturer's own is not, as its name may be another's, too."""
    kept = {"challenges": "only-the-tie"}
    solved = Solved(lambda name: kept.get(name, ""), kept.__setitem__)
    first, tie = Challenge(GIVEN["repair-h"], True), Challenge(GIVEN["only-the-tie"], True)
    assert (solved.has(first), solved.has(tie)) == (False, True)
    solved.add(first)
    solved.add(Challenge(GIVEN["own-h"] | {"title": "T", "question": "?"}, False))
    assert kept == {"challenges": "only-the-tie repair-h"}

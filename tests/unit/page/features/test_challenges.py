"""Challenges in words: the allowed changes, mistakes in files, the judgement, and which ones were solved."""

import json
from typing import Any

import pytest

import worker
from page.features.challenges.wording import Challenge, Solved, faults, judgement
from searchlight.challenges.offered import challenges
from tests.unit.asked import asked

GIVEN = {data["id"]: data for data in json.loads(json.dumps(challenges()))}


@pytest.fixture(autouse=True)
def without_own_code(monkeypatch: pytest.MonkeyPatch) -> None:
    """What other tests have replaced in this process is no reader's doing."""
    monkeypatch.setattr(worker.solver, "own", None)


def judged(name: str, **changes: Any) -> tuple[str, list[tuple[bool, str]]]:
    data = GIVEN[name]
    return judgement(asked("challenges", "judge", challenge=json.dumps(data), options=data["options"] | changes))


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

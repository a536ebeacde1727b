"""Answers to questions on searches: what is right by the events alone, and how an answer counts."""

from collections import Counter
from typing import Any

import pytest
from predict_record import Recorded

from page.features.predict.plan import Marks, verdict
from page.features.predict.questions import CHOICE, NODES, NUMBER, OFFERED
from searchlight.frontier import TIES
from tests.unit.each_case import each_case
from tests.unit.page.features.predict_questions import EVERY, PLACES, SEEDS, happened, questions, recorded
from tests.unit.small import ANYWHERE

MOST = 6  # answers that are shown at once


def expanded(search: Recorded, step: int) -> int:
    return next(row for name, row in happened(search, step) if name == "expand")


# -- what is right, from the events alone ------------------------------------------------------------------------------


def check_next_node(search: Recorded, question: Any) -> None:
    """The first is the one that the search expands; others are right only where they are worth the same, and the
    question is not which of them."""
    t, right = search.positions[question.step], expanded(search, question.step)
    assert question.form == NODES
    assert question.rights[0] == right
    assert right in [node["row"] for node in question.options]
    live = [row for row in search.frontier(t) if not search.stale(row, t)]
    priority = search.columns["priority"]
    equals = {row for row in live if priority[row] == priority[right]} if search.rules.key else {right}
    if question.prompt["id"] == "predict.ask.tie":
        assert question.rights == [right]
        assert question.prompt["values"]["count"] == len(equals) > 1
        assert {node["row"] for node in question.options} <= equals
    else:
        for row in live:
            assert question.judge(search.told(row, t)) == (row in equals)
    for node in question.options:
        assert search.waits(node["row"], t)


def check_duplicate(search: Recorded, question: Any) -> None:
    child = question.subject["row"]
    found = {name for name, row in happened(search, question.step) if row == child}
    if found & {"duplicate", "cycle"}:
        right = "discarded"
    elif "cutoff" in found:
        right = "cutoff"
    else:
        same = [row for row in range(child) if search.columns["state"][row] == search.columns["state"][child]]
        beaten = [row for name, row in happened(search, question.step) if name == "superseded" and row in same]
        closed = [row for row in same if 0 <= search.columns["expanded_at"][row] <= search.positions[question.step]]
        ours = [row for row in closed if search.columns["iteration"][row] == search.columns["iteration"][child]]
        ours = [row for row in ours if search.root(row) == search.root(child)]
        right = "better" if beaten or (ours and "superseded" in search.rules.kinds) else "enters"
    assert question.rights == [right]
    assert right in [value for value, _ in question.options]


def check_f_value(search: Recorded, question: Any) -> None:
    row, columns = question.subject["row"], search.columns
    if search.rules.decides == "g":
        assert question.rights == [columns["g"][row]]
    elif search.rules.recursive:
        assert question.rights == [columns["g"][row] + columns["h"][row]]
    else:
        assert question.rights == [columns["priority"][row]]
    assert columns["parent"][row] == expanded(search, question.step)


def check_frontier_size(search: Recorded, question: Any) -> None:
    parent = expanded(search, question.step)
    made = [row for name, row in happened(search, question.step) if name == "generate"]
    assert question.rights == [len([row for row in made if search.columns["parent"][row] == parent])]


def check_frontier_after(search: Recorded, question: Any) -> None:
    at, after = search.positions[question.step], search.positions[question.step + 1]
    waiting, later = search.frontier(at), search.frontier(after)
    frontiers = {value: [str(node) for node in option["values"]["nodes"]] for value, option in question.options}
    assert frontiers[question.rights[0]] == [search.label(row) for row in later]
    assert len({tuple(each) for each in frontiers.values()}) == len(frontiers) >= 3
    touched = {search.label(row) for _, row in happened(search, question.step)}
    rest = [label for label in map(search.label, waiting) if label not in touched]
    for names in frontiers.values():  # all options keep the order of the entries that stay
        assert [name for name in names if name in rest] in ([], rest)


def check_goal(search: Recorded, question: Any) -> None:
    names = {name for name, _ in happened(search, question.step)}
    assert question.rights == ["yes" if names & {"goal", "found", "end"} else "no"]


def check_next_limit(search: Recorded, question: Any) -> None:
    assert question.rights == [search.limit(search.positions[question.step + 1])]
    assert "iteration" in [name for name, _ in happened(search, question.step)]


CHECKS = {
    "next-node": check_next_node, "duplicate": check_duplicate, "f-value": check_f_value,
    "frontier-size": check_frontier_size, "frontier-after": check_frontier_after, "goal": check_goal,
    "next-limit": check_next_limit,
}  # fmt: skip


@each_case("algorithm, place", EVERY)
def test_every_answer_is_what_the_record_says(algorithm: str, place: str) -> None:
    """Of each question that is asked, with its reason in words of both languages; none is without one."""
    search = recorded(algorithm, place)
    for seed in SEEDS:
        for step, question in questions(search, seed).items():
            assert question.step == step
            CHECKS[question.kind](search, question)
            assert question.prompt["id"].startswith("predict.ask.")
            for value in (None, *_answers(question)):
                right = value is not None and question.judge(value)
                said = verdict(question, value, right)
                assert len(said) >= 2
                assert all(said)


@each_case("algorithm", ANYWHERE)
def test_a_class_chooses_from_a_few_different_answers(algorithm: str) -> None:
    """Two to six, one of them right; numbers in ascending order, and the same for everybody with the seed."""
    for place in PLACES:
        search = recorded(algorithm, place)
        again = questions(search, "7")
        for step, question in questions(search, "7").items():
            choices = question.choices()
            assert 2 <= len(choices) <= MOST
            assert choices == again[step].choices()
            values = [each["row"] if question.form == NODES else each for each in choices]
            assert len({str(each) for each in values}) == len(values)
            if question.form == NUMBER:
                assert (len(choices), choices) == (OFFERED, sorted(choices))
                assert question.rights[0] in choices
            elif question.form == CHOICE:
                assert sum(question.judge(value) for value, _ in choices) == 1


def _answers(question: Any) -> list[Any]:
    if question.form == NUMBER:
        return [question.rights[0], question.rights[0] + 1]
    return [value for value, _ in question.options] if question.form == CHOICE else question.options


@pytest.mark.parametrize("tie", TIES)
def test_ties_of_every_kind(tie: str) -> None:
    """The tie-break in words is that of the search, and its own choice comes first."""
    search = recorded("astar", "puzzle", tie=tie, heuristic="zero")
    told = Counter()
    for seed in SEEDS:
        for question in questions(search, seed).values():
            CHECKS[question.kind](search, question)
            told.update(why["id"] for why in question.why)
    assert told["predict.tie." + tie] > 3
    assert not [name for name in told if name.startswith("predict.tie.") and name != "predict.tie." + tie]


def test_the_first_answer_counts_and_a_later_right_one_takes_it_off_the_list() -> None:
    """What was gone past is not counted, but is to be looked at again."""
    asked = questions(recorded("astar", "romania"), "7")
    first, second, third = (asked[step] for step in sorted(asked)[:3])
    marks = Marks()
    wrong = next(value for value in _answers(first) if not first.judge(value))
    assert not marks.note(first, wrong)
    assert marks.note(second, second.rights[0])
    assert not marks.note(third, None)
    assert (marks.answered, marks.right) == (2, 1)
    assert marks.again == [first, third]
    right = first.of(first.rights[0]) if first.form == NODES else first.rights[0]
    assert marks.note(first, right)
    assert (marks.answered, marks.right) == (2, 1)
    assert marks.again == [third]

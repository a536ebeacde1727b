"""Questions on searches: for each algorithm of the catalog, chosen, asked and answered as the record has it."""

from collections import Counter
from functools import cache
from typing import Any

import pytest
from predict_record import Recorded

from page.features.predict.chance import number, shuffled
from page.features.predict.choice import block_of
from page.features.predict.ends import optimal
from page.features.predict.game import OVER, TAKE, Game
from page.features.predict.marks import Marks
from page.features.predict.plan import MAKERS, Plan
from page.features.predict.question import CHOICE, HIDE_ORDER, NODES, NUMBER
from page.features.predict.wording import typed_number, verdict
from page.text.language import texts
from searchlight import kinds
from searchlight.frontier import TIES
from tests.unit.small import ANYWHERE

SEEDS = ("1", "7", "class", "42")
PLACES: dict[str, dict[str, Any]] = {
    "romania": {"problem": "graph", "start": "Arad", "goal": "Bucharest", "max_nodes": 160},
    "detour": {"problem": "graph", "graph": "detour", "start": "S", "goal": "G", "max_nodes": 160},
    "inconsistent": {"problem": "graph", "graph": "inconsistent", "start": "S", "goal": "G", "max_nodes": 160},
    "no way": {"problem": "graph", "graph": '{"edges": {"A": {"B": 1, "C": 2}, "D": {}}}', "start": "A", "goal": "D"},
    "puzzle": {"problem": "eight-puzzle", "start": "1,2,5,3,4,8,0,6,7", "max_nodes": 160},
}
STEPS = 40
EVERY = [(algorithm, place) for algorithm in ANYWHERE for place in PLACES]


@cache
def recorded(algorithm: str, place: str, **options: Any) -> Recorded:
    return Recorded(algorithm=algorithm, **PLACES[place], **options)


def questions(search: Recorded, seed: str) -> dict[int, Any]:
    """All questions on the first steps of a search."""
    plan, asked, step = Plan(search, search.rules, seed), {}, 0
    while step <= min(search.last, STEPS):
        asked.update(plan.block(step))
        step = plan.after(step)
    return asked


def happened(search: Recorded, step: int) -> list[tuple[str, int]]:
    """(name of the kind, row) of the events behind a position, up to the next one or the end."""
    at = search.positions[step]
    until = search.positions[step + 1] if step < search.last else len(search.events) - 1
    return [(kinds.NAMES[kind], row) for kind, row in search.events[at + 1 : until + 1]]


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


def test_a_question_hides_the_order_that_answers_it() -> None:
    """The first entry is the next node, or the goal that ends the search; the next frontier keeps most of the order."""
    assert set(HIDE_ORDER) == {"next-node", "goal", "frontier-after"} <= CHECKS.keys()


@pytest.mark.parametrize(("algorithm", "place"), EVERY)
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


def test_what_teaches_is_chosen() -> None:
    """All kinds are asked somewhere; ties, stale entries, reopened states and the goal that waits among them."""
    asked, reasons = Counter(), Counter()
    for algorithm, place in EVERY:
        for seed in SEEDS:
            for question in questions(recorded(algorithm, place), seed).values():
                asked[question.kind] += 1
                reasons.update(why["id"].removeprefix("predict.why.") for why in question.why)
    assert set(asked) == set(MAKERS)
    assert min(asked.values()) > 5
    for reason in (
        "tie", "stale", "reopened", "better", "discarded", "cycle", "late", "path", "tree", "queue", "stack", "least",
        "cutoff.depth", "cutoff.f", "limit.f", "limit.depth", "goal", "found", "met", "meeting", "goal_waits",
        "goal_waits_with", "nothing_left", "value.f", "value.g", "value.weighted",
    ):  # fmt: skip
        assert reasons[reason], reason


def test_a_state_that_stays_closed_is_told_apart() -> None:
    """A* without reopening: a lower-cost path to a closed state is discarded, and the reason says so."""
    search = recorded("astar", "inconsistent", reopen="false")
    told = []
    for seed in range(12):
        for question in questions(search, str(seed)).values():
            CHECKS[question.kind](search, question)
            told += [why["id"] for why in question.why]
    assert "predict.why.closed" in told


@pytest.mark.parametrize(("algorithm", "place"), EVERY)
def test_the_last_step_is_asked_about(algorithm: str, place: str) -> None:
    """Where a search comes to an end, whether it does so is asked, once."""
    search = recorded(algorithm, place)
    ends = [
        step
        for step in range(min(search.last, STEPS) + 1)
        if {"goal", "found", "end"} & {name for name, _ in happened(search, step)}
    ]
    asked = questions(search, "7")
    over = [step for step, question in asked.items() if question.kind == "goal" and question.rights == ["yes"]]
    assert over == ends[:1]


def test_a_seed_makes_the_same_questions_and_another_seed_others() -> None:
    """Wherever one begins to look: a class has the same ones."""
    search = recorded("uniform-cost", "puzzle")
    asked = {step: question.kind for step, question in questions(search, "7").items()}
    plan = Plan(search, search.rules, "7")
    late = {step: question.kind for step, question in plan.block(35).items()}
    assert late
    assert late.items() <= asked.items()
    others = [{step: question.kind for step, question in questions(search, seed).items()} for seed in SEEDS]
    assert len({str(each) for each in others}) == len(SEEDS)


def test_blocks_follow_each_other_without_a_gap() -> None:
    """Each step is in one block; they grow to a length and keep it, however far a search goes."""
    first, length = block_of(0)
    assert first == 0
    while first < 500:
        for step in range(first, first + length):
            assert block_of(step) == (first, length)
        first, length = first + length, block_of(first + length)[1]
    assert block_of(100_000)[0] <= 100_000 < sum(block_of(100_000))


def test_chance_is_the_same_on_every_machine() -> None:
    """These numbers are worked out by hand from the published functions; nothing of Python's own goes into them."""
    assert number("7", 0, "goal") == reference("7/0/goal")
    assert [number(seed) % 1000 for seed in ("", "a", "class")] == [
        reference(seed) % 1000 for seed in ("", "a", "class")
    ]
    assert sorted(shuffled(list(range(9)), "7")) == list(range(9))
    assert shuffled([1, 2, 3], "7") == shuffled([1, 2, 3], "7")


def reference(text: str) -> int:
    """FNV-1a, then MurmurHash3's finaliser, as they are published."""
    mixed = 0x811C9DC5
    for byte in text.encode("ascii"):
        mixed = (mixed ^ byte) * 0x01000193 % 2**32
    mixed = (mixed ^ mixed >> 16) * 0x85EBCA6B % 2**32
    mixed = (mixed ^ mixed >> 13) * 0xC2B2AE35 % 2**32
    return mixed ^ mixed >> 16


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


def test_a_path_is_certain_where_that_is_promised() -> None:
    for certain, right in ((True, "yes"), (False, "no")):
        question = optimal(6, {"text": "the reason"}, certain)
        assert question.rights == [right]
        assert "the reason" in " ".join(texts.sentence(why) for why in question.why)


def test_numbers_are_read_as_they_are_typed() -> None:
    """With a point or a comma; what is none is said so."""
    assert [typed_number(text) for text in ("12", " 5,5 ", "2.83", "x", "")] == [12, 5.5, 2.83, None, None]


@pytest.mark.parametrize(("algorithm", "place"), EVERY)
def test_who_plays_as_the_search_does_makes_no_slip(algorithm: str, place: str) -> None:
    """To the end, if it has one; and each other decision on the way is a slip, unless it is a tie, with its reason."""
    search = recorded(algorithm, place)
    game = Game(search, search.rules, "play")
    for step in range(min(search.last, 12) + 1):
        if not game.enter(step) or game.phase == OVER:
            break
        if game.phase == TAKE:
            for node in game.options:
                before = game.done
                right = game.take(node)
                tied = node["row"] in [each["row"] for each in game.equals()]
                assert right == (tied and game.step.expanded is not None)
                assert right or game.slip
                game.done = before
                game.enter(step)
            over = game.step.goal is not None
            assert game.found() == over
            if over:
                break
            game.enter(step)
            assert game.take(game.removed)
        if game.step.found:
            assert not game.discard([])
            assert game.found()
            assert game.phase == OVER
            break
        assert not game.found()
        gone = {node["row"] for node, fate in game.step.fates(search.rules) if fate in ("discarded", "cycle", "cutoff")}
        others = {node["row"] for node in game.children} - gone
        if others or gone:
            assert not game.discard(others)
            assert [texts.sentence(why) for why in game.slip]
        assert game.discard(gone)
        assert texts.sentence(game.hint())

"""Every reason of a practice question is true, by checks that look at the search's record and nothing else."""

from random import Random

from predict_record import Recorded

from bench.oracles import practice
from bench.oracles._practice_known import Known
from bench.oracles._practice_reasons import CHECKS
from page.features.predict.questions import why_fate
from page.features.predict.steps import Step
from page.options.guarantee import keeps
from searchlight.judging import verdict
from searchlight.texts import texts

RARE = {  # not among so few, or of searches that no algorithm of the catalog makes
    "why_closed", "why_enters_side", "tie_state", "tie_lifo", "tie_high_g",
}  # fmt: skip


def test_no_reason_is_empty_or_false_and_every_check_is_met(thorough: bool) -> None:
    """Of questions on random graphs with every algorithm, and of what becomes of children. With this seed, few do."""
    met: set[str] = set()
    count = 6_000 if thorough else 1_800
    figures = list(practice.figures(count, 8, 20_000 if thorough else 4_000, met))
    assert met - CHECKS == set()  # sentences without a check in bench/oracles/_practice_*.py
    for figure in figures:
        assert figure.tried >= count
        assert figure.wrong == 0, figure.what
    assert CHECKS - met <= RARE


def fate(search: Recorded, place: int, label: str) -> tuple[str, str]:
    """(id, sentence) of what becomes of a child of the node that is expanded behind a position."""
    step = Step(search.happening(place))
    child, what = next(each for each in step.fates(search.rules) if each[0]["label"] == label)
    why = why_fate(step, child, what, search.rules)
    return why["id"], texts().sentence(why)


def over(**options: object) -> str:
    """The reason why a search in a graph ends with its last step."""
    search = Recorded(problem="graph", **options)
    question = next(q for known, q in practice.questions_of(search, "7") if known.at == search.positions[search.last])
    assert question.rights == ["yes"]
    return " ".join(texts().sentence(each) for each in question.why)


def test_a_limit_is_named_where_there_are_no_iterations() -> None:
    """Depth-limited search has one limit, which is the depth at which it cuts off."""
    search = Recorded(problem="graph", algorithm="depth-limited", start="Arad", goal="Bucharest", limit=1)
    assert fate(search, 0, "Zerind") == (
        "predict.why.cutoff.depth",
        "Zerind is at depth 1 and the depth limit is 1, so it is cut off.",
    )


def test_the_limit_is_that_of_the_iteration_in_which_a_child_is_made() -> None:
    """Also in the step in which that iteration begins."""
    search = Recorded(problem="graph", algorithm="iterative-deepening", start="Arad", goal="Bucharest", limit=3)
    begins = next(place for place in range(search.last) if search.step(place).limit == 1)
    assert fate(search, begins, "Sibiu")[1] == "Sibiu is at depth 1 and the depth limit is 1, so it is cut off."


def test_an_end_at_the_limit_is_told_apart_from_an_end_with_nothing_left() -> None:
    """After a cutoff, there may be a deeper path; without one, there is no path."""
    cut = "No nodes are left within the depth limit, but some were cut off at it."
    for algorithm in ("depth-limited", "iterative-deepening", "iterative-deepening-visited"):
        assert over(algorithm=algorithm, start="Arad", goal="Bucharest", limit=1).startswith(cut)
    alone = '{"edges": {"A": {"B": 1}, "C": {}}}'
    for algorithm in ("depth-limited", "iterative-deepening", "astar"):
        given = {"limit": 3} if algorithm != "astar" else {}
        assert over(algorithm=algorithm, graph=alone, start="A", goal="C", **given).startswith(
            "No nodes are left to expand"
        )


def test_other_ends_are_told_as_they_are() -> None:
    """A start that is the goal; two searches of which one has nothing left."""
    assert over(algorithm="breadth-first", start="Arad", goal="Arad").startswith("The initial state is the goal")
    alone = '{"edges": {"A": {"B": 1}, "B": {"D": 1}, "C": {}, "D": {}}}'
    told = over(algorithm="bidirectional", graph=alone, start="A", goal="C")
    assert told.startswith("One of the two frontiers is empty")


def test_a_discarded_node_is_no_reason_to_discard_another() -> None:
    """The node that is named is one that was kept: here the expanded one, not the cheaper one that was thrown away."""
    graph = (
        '{"edges": {"S": {"X": 9, "A": 1, "B": 2}, "A": {"X": 1}, "B": {"X": 1}, "X": {"G": 50}}, '
        '"h": {"S": 0, "A": 20, "B": 21, "X": 0}}'
    )
    search = Recorded(
        problem="graph", algorithm="astar", graph=graph, start="S", goal="G", heuristic="table", reopen="false"
    )
    steps = [search.step(place) for place in range(search.last)]
    second = next(step for step in steps if step.expanded and step.expanded["label"] == "B")
    assert fate(search, second.number, "X")[0] == "predict.why.closed"
    assert "was expanded as X (#1) with g = 9. The new g = 3 is lower" in fate(search, second.number, "X")[1]


def test_a_path_that_is_called_certain_is_a_cheapest_one() -> None:
    """Where the algorithm's promise holds on the problem and with its heuristic."""
    certain = 0
    for _, search in zip(range(900), practice.searches(Random(5)), strict=False):
        known, values = Known(search, 0), search.setup.values
        judged = verdict(search.setup)
        claim = search.setup.algorithm.facts.optimal.as_plain_data(str)
        facts = {"admissible": judged.admissible, "consistent": judged.consistent}
        if known.outcome == "solution" and keeps({"claim": claim, "verdict": facts, "options": values}):
            certain += 1
            assert abs(known.cost - known.cheapest) < 1e-9, values
    assert certain > 60

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
    """Where the algorithm's promise holds on the problem, by its costs, and with its heuristic."""
    certain = by_costs = 0
    for _, search in zip(range(900), practice.searches(Random(5)), strict=False):
        known, values = Known(search, 0), search.setup.values
        judged = verdict(search.setup)
        claim = search.setup.algorithm.facts.optimal.as_plain_data(str)
        facts = {"admissible": judged.admissible, "consistent": judged.consistent}
        met = search.setup.entry.known(search.setup.problem)
        promise = {"claim": claim, "verdict": facts, "known": met, "options": values}
        if known.outcome == "solution" and keeps(promise):
            certain += 1
            by_costs += "given" in claim
            assert abs(known.cost - known.cheapest) < 1e-9, values
    assert certain - by_costs > 60
    assert by_costs > 20

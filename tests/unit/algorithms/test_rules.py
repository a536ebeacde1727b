"""The one loop for all rules does what the algorithms do."""

from searchlight.catalog import ALGORITHMS
from searchlight.events import Drive
from searchlight.record import Record
from searchlight.run import Run
from searchlight.setup import Setup, read
from searchlight.tracing.explain.rules import BOOK
from searchlight.tracing.explain.variants import textbook_variant
from tests.unit.each_case import each_case

SEARCHES = (
    {"problem": "eight-puzzle", "start": "1,2,5,6,3,8,0,4,7", "max_nodes": "3000"},
    {"problem": "two-blank-puzzle", "max_nodes": "3000"},
    {"problem": "graph"},
    {"problem": "graph", "graph": "inconsistent", "heuristic": "table"},
    {"problem": "graph", "graph": "inconsistent", "heuristic": "table", "reopen": "false"},
    {"problem": "graph", "graph": "detour"},
    {"problem": "pillars", "max_nodes": "3000"},
    {"problem": "water-jugs", "max_nodes": "3000"},
    {"problem": "grid", "tie": "state", "max_nodes": "3000"},
    {"problem": "grid", "tie": "high-g", "max_nodes": "3000"},
    {"problem": "graph", "graph": '{"edges": {"A": {"B": 1}, "B": {}, "C": {}}}', "start": "A", "goal": "C"},
)


def digest(setup: Setup, search: Drive) -> tuple[str, str]:
    run = Run(search, record := Record(), setup.values["max_nodes"])
    run.advance()
    return run.outcome.value, record.digest()


@each_case("algorithm", BOOK)
def test_with_the_book_s_rules_it_makes_the_book_s_record(algorithm: str) -> None:
    """Event for event and node for node, on problems with and without a solution, with ties and with stale entries."""
    assert algorithm in ALGORITHMS
    for options in SEARCHES:
        setup = read({**options, "algorithm": algorithm, "limit": "12"})
        assert isinstance(setup, Setup), setup
        variant = textbook_variant(setup)
        assert digest(setup, Drive(variant.search(setup))) == digest(setup, Drive(setup.search())), options

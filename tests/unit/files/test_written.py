"""Files that the page saves equal those of the library for the same search, as far as it is shown."""

import pytest

from searchlight import solve
from searchlight.api.result import Result
from searchlight.errors import BadInput
from searchlight.recorded import written as writing
from searchlight.recorded.written import written
from tests.unit.each_case import each_case
from tests.unit.setups import setup_of
from tests.unit.small import ANYWHERE

SMALL = {"problem": "eight-puzzle", "start": "1,4,2,3,0,5,6,7,8", "max_nodes": 20_000}


@each_case("algorithm", ANYWHERE)
def test_a_whole_search_is_the_file_that_the_library_writes(algorithm: str) -> None:
    """All kinds, every algorithm; only the time differs."""
    setup, result = setup_of(SMALL, algorithm=algorithm), solve(**SMALL, algorithm=algorithm)
    assert written(setup, "csv", None) == result.to_csv()
    assert written(setup, "posthoc", None) == result.to_posthoc()
    again = Result.from_json(written(setup, "json", None))
    again.seconds = result.seconds
    assert again.to_json() == result.to_json()


def test_up_to_the_step_that_is_shown() -> None:
    """The file has the shown expansions with all their children, but not the outcome."""
    part = Result.from_json(written(setup_of(SMALL, algorithm="astar"), "json", 2))
    whole = solve(**SMALL, algorithm="astar")
    assert (part.expanded, part.outcome) == (2, None)
    assert [view.state for view in (part.node(row) for row in range(part.record.row_count))] == [
        whole.node(row).state for row in range(part.record.row_count)
    ]


def test_what_is_too_long_for_a_browser_is_refused_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    """It names the limit; the command line has none."""
    monkeypatch.setattr(writing, "MOST", 10)
    with pytest.raises(BadInput, match=r"\b10\b.*solve --out"):
        written(setup_of(SMALL, algorithm="breadth-first", start="8,0,6,5,4,7,2,3,1"), "csv", None)

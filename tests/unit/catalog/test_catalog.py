"""The catalog: one list that hangs together."""

import json

from buildtools.project import ROOT
from searchlight import catalog
from searchlight.catalog import ALGORITHMS, HEURISTICS, PROBLEMS
from searchlight.entries import AlgorithmEntry
from searchlight.frontier import TIES
from searchlight.options import OPTIONS
from searchlight.setup import Setup, read
from searchlight.source_listing.listing import Listing
from tests.unit.each_case import each_case


def test_the_catalog_is_plain_data() -> None:
    """The output of `list --json` is read back unchanged."""
    plain = catalog.as_plain_data()
    assert json.loads(json.dumps(plain)) == plain


@each_case("entry", PROBLEMS.values(), ids=list(PROBLEMS))
def test_a_problem_s_heuristics_and_options_exist_and_its_defaults_are_right(entry) -> None:
    """The catalog has its default start and goal, and they cause no warnings."""
    assert set(entry.heuristics) <= HEURISTICS.keys()
    assert set(entry.options) <= OPTIONS.keys()
    setup = read({"problem": entry.id})
    assert isinstance(setup, Setup)
    assert setup.caveats == ()
    assert setup.problem.shape == entry.states
    assert (setup.values["start"], setup.values["goal"]) == (entry.start, entry.goal)
    assert setup.values["heuristic"] == entry.as_plain_data()["heuristic"]


@each_case("entry", ALGORITHMS.values(), ids=list(ALGORITHMS))
def test_an_algorithm_s_traits_are_of_the_agreed_words(entry) -> None:
    """The words that the page's table and panels know."""
    assert set(entry.options) <= OPTIONS.keys()
    setup = read({"algorithm": entry.id, **entry.only})
    assert isinstance(setup, Setup)
    traits = entry.traits(setup.values)
    assert traits["key"] in ("f", "g", "h", None)
    assert traits["tie"] in (*TIES, "deepest")
    assert traits["stale_when"] in (None, "visited", "visited-no-deeper")
    assert traits["visited"] in ("expanded", "taken-off", "none")
    assert (traits["visited"] == "none") == (traits["visited_name"] is None)
    assert not (traits["recursive"] and traits["stale_when"])
    assert entry.uses_h == (entry.key in ("f", "h")) or (entry.uses_h and entry.recursive)
    listing = Listing(entry.source(setup.values))
    assert listing.text.count("\ndef ") + 1 == len(listing.lines)


@each_case("option", OPTIONS.values(), ids=list(OPTIONS))
def test_an_option_reads_its_own_default(option) -> None:
    """Typed back, the default means itself."""
    if option.default is not None:
        assert option.read(str(option.default)) == option.default
    for choice in getattr(option, "choices", ()):
        assert option.read(choice) == choice


def as_table_row(entry: AlgorithmEntry) -> str:
    """A line of the table in docs/reference/algorithms.md."""
    plain = entry.as_plain_data()
    facts = plain["facts"]
    claims = [facts[name] for name in ("complete", "optimal")]
    said = [claim["text"] if claim["verdict"] == "if" else claim["verdict"] for claim in claims]
    return f"| `{entry.id}` | {' | '.join([plain['source'], *said, facts['time'], facts['space']])} |"


def test_the_page_on_algorithms_says_what_the_catalog_says() -> None:
    """All of them, in its order."""
    text = (ROOT / "docs/reference/algorithms.md").read_text(encoding="utf-8")
    rows = [line for line in text.splitlines() if line.startswith("| `")]
    assert rows == [as_table_row(entry) for entry in ALGORITHMS.values()]

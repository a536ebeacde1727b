"""The header's pickers offer everything once, with a name and a note."""

from page.options import offers
from page.options.catalog import OF_ALGORITHM, Catalog
from page.text.words import catalog
from searchlight.catalog import as_plain_data

CATALOG = Catalog(catalog(as_plain_data(str)))


def listed(groups):
    return [offer for _, _, each in groups for offer in each]


def test_every_problem_and_every_built_in_graph_is_offered_once():
    """The maps come first; a graph that is not built in is listed only while it is chosen."""
    found = [offer.value for offer in listed(offers.problems(CATALOG)) if not offer.hidden]
    assert sorted(found) == sorted(
        [key for key in CATALOG.problems if key != "graph"]
        + ["graph"]
        + [f"graph/{name}" for name in CATALOG.options["graph"]["built_in"] if name != "romania"]
    )
    assert found[:2] == ["graph", "graph/trap"]


def test_the_value_of_the_picker_follows_from_the_options():
    """Romania is the graph that is meant where none is named; any other text is your map."""
    for graph, value in ((None, "graph"), ("romania", "graph"), ("trap", "graph/trap"), ('{"edges": {}}', "graph/")):
        assert offers.problem_value(CATALOG, {"problem": "graph", "graph": graph}) == value
    assert offers.problem_value(CATALOG, {"problem": "grid"}) == "grid"


def test_every_alternative_has_a_note_and_a_short_name():
    """The note says how an algorithm orders its frontier, or what a heuristic estimates."""
    for groups in (
        offers.problems(CATALOG),
        *(offers.algorithms(CATALOG, family=each) for each in ("search", "games")),
    ):
        assert [offer.value for offer in listed(groups) if not offer.note and not offer.hidden] == []
    for problem in CATALOG.problems:
        for offer in listed(offers.heuristics(CATALOG, {"problem": problem})):
            assert offer.note
            assert offer.short


def test_a_heuristic_that_a_later_run_does_not_define_stays_offered():
    """As long as the search that is shown uses it. Romania's values have the name that the book gives them."""
    options = {"problem": "pillars", "heuristic": "misplaced"}
    assert "misplaced" in [offer.value for offer in listed(offers.heuristics(CATALOG, options))]
    named = {offer.value: offer.label for offer in listed(offers.heuristics(CATALOG, {"problem": "graph"}))}
    assert named["table"] == "Straight-line distance"
    options = {"problem": "graph", "graph": "trap"}
    trap = {offer.value: offer.label for offer in listed(offers.heuristics(CATALOG, options))}
    assert trap["table"] == CATALOG.heuristics["table"]["label"]


def test_an_algorithm_and_a_problem_that_a_later_run_does_not_define_keep_their_names():
    """Else the header would name neither of the search that is shown. They are listed only while they are chosen."""
    known = Catalog(catalog(as_plain_data(str)))
    known.algorithms["own:mine"] = known.problems["own:mine"] = {"id": "own:mine", "label": "mine"}
    for offered in (offers.algorithms, offers.problems):
        assert "own:mine" not in [offer.value for offer in listed(offered(known))]
        [shown] = [offer for offer in listed(offered(known, "own:mine")) if offer.value == "own:mine"]
        assert shown.short == "mine"
        assert shown.hidden


def test_a_search_is_called_elsewhere_as_in_the_header():
    """Romania's values are straight-line distances; another graph's are the graph's own."""
    romania = {"problem": "graph", "heuristic": "table"}
    assert offers.problem_label(romania, "Graph") == "Romania"
    assert offers.problem_label({**romania, "graph": '{"edges": {}}'}, "Graph") == "Your map"
    assert offers.problem_label({"problem": "grid"}, "Grid") == "Grid"
    assert offers.heuristic_label(romania, "Given values") == "Straight-line distance"
    assert offers.heuristic_label({**romania, "heuristic": "zero"}, "Zero") == "Zero"
    assert offers.heuristic_label({**romania, "graph": "trap"}, "Given values") == "Given values"


def test_the_field_of_an_algorithm_s_option_stands_below_the_algorithm():
    """The page lists the options of all algorithms; what a problem has, too, stands below the problem."""
    entries = CATALOG.algorithms, CATALOG.problems
    algorithms, problems = ({name for each in some.values() for name in each["options"]} for some in entries)
    assert algorithms - problems == {*OF_ALGORITHM}

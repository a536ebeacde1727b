"""The header's pickers offer everything once, with a name and a note."""

from page.options import offers
from page.options.catalog import Catalog
from page.options.rivals import RIVALS
from page.text.words import catalog
from searchlight.catalog import as_plain_data

CATALOG = Catalog(catalog(as_plain_data(str)))


def listed(groups):
    return [offer for _, _, each in groups for offer in each]


def test_every_problem_and_every_built_in_graph_is_offered_once():
    """The maps come first; a graph that is not built in is listed only while it is chosen."""
    found = [offer.value for offer in listed(offers.problems(CATALOG)) if not offer.hidden]
    graphs = [f"graph/{name}" for name in CATALOG.options["graph"]["built_in"] if name != "romania"]
    assert sorted(found) == sorted([*CATALOG.problems, *graphs])
    assert found[:2] == ["graph", "graph/trap"]


def test_every_algorithm_has_a_rival_of_the_catalog():
    """Another one, which Compare opens; and nothing is named that is not there."""
    assert RIVALS.keys() == CATALOG.algorithms.keys()
    assert all(other in CATALOG.algorithms and other != one for one, other in RIVALS.items())


def test_a_heuristic_is_named_by_what_it_counts_where_its_name_does_not_say_so():
    asked = [{"problem": "eight-puzzle", "heuristic": "manhattan"}, {"problem": "hanoi", "heuristic": "discs-off"}]
    named = [offers.heuristic_name(CATALOG, CATALOG.accept(each)[0], True) for each in asked]
    assert named == ["Manhattan distance", "discs not on their peg"]

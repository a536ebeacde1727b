"""Causes that an observation shows directly, the variants of the same search, and the wording."""

from searchlight.tracing.explain.difference import first_difference
from searchlight.tracing.watch.observation import Mutated
from tests.unit.homework.as_observed import observed, setup_of

EIGHT = {"problem": "eight-puzzle", "start": "1,2,5,6,3,8,0,4,7"}
ROMANIA = {"problem": "graph"}


def test_an_answer_without_a_search() -> None:
    """Nothing was seen of its expansions, so nothing is said of them."""
    setup = setup_of(ROMANIA, "uniform-cost")
    seen = observed(setup)
    seen.expanded, seen.made, seen.seen = [], [], None
    assert first_difference(seen, setup) is None


def test_a_successor_that_is_wrong() -> None:
    """The wrong successor is named, whatever its effect."""
    setup = setup_of(ROMANIA, "uniform-cost")
    seen = observed(setup)
    seen.made[1] = seen.made[1]._replace(state="Bucharest")
    found = first_difference(seen, setup)
    assert found is not None
    assert (found.step, found.cause) == (0, "successors")
    assert "It generates Bucharest from Arad" in str(found.message)


def test_a_successor_that_is_missing() -> None:
    """Where the program makes all successors itself."""
    setup = setup_of(ROMANIA, "uniform-cost")
    seen = observed(setup)
    seen.family = "script"
    del seen.made[1]
    found = first_difference(seen, setup)
    assert found is not None
    assert (found.step, found.cause) == (0, "successors")


def test_a_state_changed_in_place() -> None:
    """Before anything else is blamed."""
    setup = setup_of(EIGHT, "breadth-first")
    seen = observed(setup)
    seen.mutated.append(Mutated(2, seen.expanded[1], seen.expanded[0]))
    seen.expanded[2] = seen.expanded[0]
    found = first_difference(seen, setup)
    assert found is not None
    assert found.cause == "mutated-state"


def test_what_is_made_of_the_same_search() -> None:
    """A dearer path, a wrong cost, none at all."""
    setup = setup_of(ROMANIA, "uniform-cost")
    dearer = observed(setup)
    dearer.path, dearer.cost = ["Arad", "Sibiu", "Fagaras", "Bucharest"], 450
    broken = observed(setup)
    assert broken.path is not None
    del broken.path[1]
    broken.cost = None
    claimed = observed(setup)
    claimed.claimed = 3
    nothing = observed(setup)
    nothing.outcome, nothing.path, nothing.cost = "failure", None, None
    for seen, cause in ((dearer, "path"), (broken, "path"), (claimed, "cost"), (nothing, "path")):
        found = first_difference(seen, setup)
        assert found is not None
        assert found.cause == cause


def test_plain_data() -> None:
    """States as the problem writes them in JSON."""
    setup = setup_of(EIGHT, "breadth-first")
    found = first_difference(observed(setup, children="reversed"), setup)
    assert found is not None
    plain = found.as_plain_data(setup.problem.plain)
    assert list(plain) == ["step", "theirs", "book", "text"]
    assert plain["step"] == 1
    assert len(plain["theirs"]) == 9

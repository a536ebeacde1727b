"""The names of actions: unchanged in English, and complete in every language."""

import pytest

from searchlight.catalog import PROBLEMS
from searchlight.texts import texts
from tests.unit.setups import setup_of

CALLED = [entry for entry in PROBLEMS.values() if entry.actions]
MOST = 3000  # states that are looked at


@pytest.mark.parametrize("entry", CALLED, ids=lambda entry: entry.id)
def test_in_english_an_action_is_called_what_it_is(entry) -> None:
    """The English page shows the names that `solve` prints, `A→B` for "A into B"; every other language translates."""
    for action, said in entry.actions.items():
        assert str(said) == action.replace(" into ", "→")
        assert texts("es").sentence(said.as_plain_data())


@pytest.mark.parametrize("entry", CALLED, ids=lambda entry: entry.id)
def test_every_action_has_a_name(entry) -> None:
    """Whatever is possible near the start."""
    setup = setup_of({"problem": entry.id, "moves": "8", "jugs": "7,5,3,2,1"} | _start(entry.id))
    problem = setup.problem
    queue, seen = [problem.initial], {problem.initial}
    for state in queue:
        for action in problem.actions(state):
            assert action in entry.actions
            if (reached := problem.result(state, action)) not in seen and len(queue) < MOST:
                seen.add(reached)
                queue.append(reached)


def _start(problem: str) -> dict[str, str]:
    return {"start": "0,0,0,0,0", "goal": "4"} if problem == "water-jugs" else {}

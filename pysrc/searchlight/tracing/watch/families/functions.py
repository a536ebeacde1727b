"""`functions`: the problem comes as functions, found by the names of the parameters.

States are lists if there is a function of actions, tuples if one function gives the successors.
"""

from inspect import signature
from typing import Any

from searchlight.tracing.watch.pairs import comes_in_pairs
from searchlight.tracing.watch.parameters import called, meaning
from searchlight.tracing.watch.questions import Questions
from searchlight.tracing.watch.session import Session


def run(session: Session, name: str) -> Any:
    """Call the function, and return its result."""
    function = session.function(name)
    meanings = {meaning(parameter) for parameter in signature(function).parameters}
    ask = Questions(session, session.states.as_tuple if "successors" in meanings else session.states.as_list)
    in_pairs = session.request.pairs
    if in_pairs is None:
        in_pairs = comes_in_pairs(session.request.text, name)

    def actions_with_costs(state: Any) -> list[tuple[Any, float]]:
        return [(action, ask.cost(state, action)) for action in ask.actions(state)]

    def result_with_cost(state: Any, action: Any) -> tuple[Any, float]:
        """The result of an action, which may come as a pair with its cost."""
        bare = action[0] if isinstance(action, tuple | list) else action
        return ask.result(state, bare), ask.cost(state, bare)

    def successors(state: Any) -> list[Any]:
        return ask.children(state)[1]

    def successors_with_costs(state: Any) -> list[tuple[Any, float]]:
        _, results, costs = ask.children(state)
        return list(zip(results, costs, strict=True))

    return called(
        function,
        {
            "start": ask.start,
            "goal": ask.goal,
            "actions": lambda: actions_with_costs if in_pairs else ask.actions,
            "take_action": lambda: result_with_cost if in_pairs else ask.result,
            "successors": lambda: successors_with_costs if in_pairs else successors,
            "goal_test": lambda: ask.is_goal,
            "h": lambda: ask.h,
            "limit": lambda: session.values["limit"],
            "cost": lambda: ask.cost,
        },
    )

"""The names that programs use for questions to a problem, and for their own successor functions."""

from typing import Final

# Whether each name is usually a method; the program's own use of it takes precedence.
STARTS: Final = {
    "initial": False, "initial_state": False, "initialState": False, "init": False, "init_state": False,
    "initState": False, "start": False, "start_state": False, "startState": True, "get_start_state": True,
    "getStartState": True, "get_initial_state": True, "getInitialState": True, "get_start": True, "getStart": True,
    "get_initial": True, "getInitial": True, "start_node": False, "source": False, "root": False,
}  # fmt: skip
GOALS: Final = {
    "goal": False, "goal_state": False, "goalState": False, "get_goal_state": True, "getGoalState": True,
    "get_goal": True, "getGoal": True, "end": False, "end_state": False, "endState": False, "final_state": False,
    "finalState": False, "target": False, "goal_node": False,
}  # fmt: skip
ALL_GOALS: Final = {"goals": False, "goal_states": False, "goalStates": False, "get_goal_states": True}
ACTIONS: Final = (
    "actions", "getActions", "get_actions", "legal_actions", "getLegalActions", "get_legal_actions", "valid_actions",
    "get_valid_actions", "possible_actions", "get_possible_actions", "applicable_actions",
)  # fmt: skip
RESULTS: Final = (
    "result", "getNextState", "get_next_state", "getResult", "get_result", "next_state", "nextState", "transition",
    "transition_model", "apply", "apply_action", "take_action", "takeAction", "do_action", "move",
)  # fmt: skip
GOAL_TESTS: Final = (
    "goal_test", "goalTest", "is_goal", "isGoal", "is_goal_state", "isGoalState", "isEnd", "is_end", "test_goal",
    "goal_reached", "is_solved", "is_final", "is_final_state", "is_target", "isGoalReached",
)  # fmt: skip
HEURISTICS: Final = ("h", "value", "estimate", "heuristic", "get_heuristic", "getHeuristic", "heuristic_value")
COSTS: Final = (
    "action_cost", "step_cost", "cost", "getActionCost", "get_action_cost", "get_cost", "getCost", "stepCost",
    "actionCost", "get_step_cost",
)  # fmt: skip
COSTS_OF_ACTIONS: Final = ("getCostOfActions", "get_cost_of_actions", "getCostOfActionSequence")
TRIPLES: Final = ("state", "action", "cost")
SUCCESSORS: Final = {  # names, and the usual parts of a successor
    **dict.fromkeys(("getSuccessors", "get_successors", "successors", "expand", "getsuccessors", "children", "succ",
                     "get_children", "neighbors", "get_neighbors", "getNeighbors", "next_states", "getNextStates"),
                    TRIPLES),
    "succAndCost": ("action", "state", "cost"), "successor": ("action", "state"),
}  # fmt: skip
NEIGHBORS: Final = (  # of a graph
    "neighbors", "neighbours", "get_connected_nodes", "get_neighbors", "getNeighbors", "successors", "adjacent",
    "get_adjacent", "neighbors_of",
)  # fmt: skip
EDGE_COSTS: Final = (
    "get_edge_weight", "get_cost", "cost", "edge_weight", "weight", "distance", "get_weight", "length",
)  # fmt: skip
OF_PROBLEMS: Final = frozenset(
    {*STARTS, *GOALS, *ALL_GOALS, *ACTIONS, *RESULTS, *GOAL_TESTS, *HEURISTICS, *COSTS, *COSTS_OF_ACTIONS, *SUCCESSORS,
     "path_cost"}
)  # fmt: skip
# Successor functions of programs that generate the successors themselves, in lower case.
OF_SCRIPTS: Final = (
    "successors", "get_succ", "get_successors", "neighbors", "get_neighbors", "expand", "possible_moves",
    "next_states", "neighbours", "get_neighbours", "children", "get_children", "getsuccessors", "getneighbors",
    "generate_successors", "generate_children", "find_successors", "successor", "succ",
)  # fmt: skip

# The first limit is one, so a start that is the goal already costs an iteration that was not needed.


def search_to(state, goalTestF, actionsF, takeActionF, depth):
    if goalTestF(state):
        return [state]
    if depth == 0:
        return "cutoff"
    outcome = "failure"
    for action in actionsF(state):
        found = search_to(takeActionF(state, action), goalTestF, actionsF, takeActionF, depth - 1)
        if found == "cutoff":
            outcome = "cutoff"
        elif found != "failure":
            return [state] + found
    return outcome


def iterativeDeepeningSearch(startState, goalTestF, actionsF, takeActionF, maxDepth):
    for depth in range(1, maxDepth + 1):
        found = search_to(startState, goalTestF, actionsF, takeActionF, depth)
        if found != "cutoff":
            return found
    return "cutoff"

# The depth of the start is taken to be one: a limit of six looks five moves far.


def depthLimitedSearch(startState, goalState, actionsF, takeActionF, depthLimit):
    if startState == goalState:
        return [startState]
    if depthLimit <= 1:
        return "cutoff"
    cutoff = False
    for action in actionsF(startState):
        child = takeActionF(startState, action)
        result = depthLimitedSearch(child, goalState, actionsF, takeActionF, depthLimit - 1)
        if result == "cutoff":
            cutoff = True
        elif result != "failure":
            return [startState] + result
    return "cutoff" if cutoff else "failure"

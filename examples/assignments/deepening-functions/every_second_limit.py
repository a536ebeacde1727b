def depthLimitedSearch(state, goalState, actionsF, takeActionF, depthLimit):
    if state == goalState:
        return [state]
    if depthLimit == 0:
        return "cutoff"
    cutoffOccurred = False
    for action in actionsF(state):
        result = depthLimitedSearch(takeActionF(state, action), goalState, actionsF, takeActionF, depthLimit - 1)
        if result == "cutoff":
            cutoffOccurred = True
        elif result != "failure":
            return [state] + result
    return "cutoff" if cutoffOccurred else "failure"


def iterativeDeepeningSearch(startState, goalState, actionsF, takeActionF, maxDepth):
    for depth in range(0, maxDepth + 1, 2):
        result = depthLimitedSearch(startState, goalState, actionsF, takeActionF, depth)
        if result != "cutoff":
            return result
    return "cutoff"

# Iterative deepening as an assignment asks for it: the puzzle comes as functions, states are lists.


def depthLimitedSearch(startState, goalState, actionsF, takeActionF, depthLimit):
    if startState == goalState:
        return []
    if depthLimit == 0:
        return "cutoff"
    cutoffOccurred = False
    for action in actionsF(startState):
        childState = takeActionF(startState, action)
        result = depthLimitedSearch(childState, goalState, actionsF, takeActionF, depthLimit - 1)
        if result == "cutoff":
            cutoffOccurred = True
        elif result != "failure":
            result.insert(0, childState)
            return result
    return "cutoff" if cutoffOccurred else "failure"


def iterativeDeepeningSearch(startState, goalState, actionsF, takeActionF, maxDepth):
    for depth in range(maxDepth + 1):
        result = depthLimitedSearch(startState, goalState, actionsF, takeActionF, depth)
        if result == "failure":
            return "failure"
        if result != "cutoff":
            result.insert(0, startState)
            return result
    return "cutoff"

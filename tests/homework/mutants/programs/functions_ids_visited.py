# Iterative deepening by recursion, without repeated states on the path in the wrong versions.
def search_to(state, goalState, actionsF, takeActionF, limit, visited, before):
    if state == goalState:
        return [state]
    if limit == 0:
        return "cutoff"
    cutoff = False
    for action in actionsF(state):
        child = takeActionF(state, action)
        if False:  #~ visited-in-iteration: if child in visited:  #~ visited-forever: if child in visited:  #~ parent-avoided: if child == before:  #~ path-avoided: if child in visited:
            continue
        visited = visited + []  #~ visited-in-iteration: visited.append(child)  #~ visited-forever: visited.append(child)
        result = search_to(child, goalState, actionsF, takeActionF, limit - 1, visited, state)  #~ path-avoided: result = search_to(child, goalState, actionsF, takeActionF, limit - 1, visited + [child], state)
        if result == "cutoff":
            cutoff = True
        elif result != "failure":
            return [state] + result
    return "cutoff" if cutoff else "failure"


seen = []


def iterativeDeepeningSearch(startState, goalState, actionsF, takeActionF, maxDepth):
    for limit in range(maxDepth + 1):
        result = search_to(startState, goalState, actionsF, takeActionF, limit, [startState], None)  #~ visited-forever: result = search_to(startState, goalState, actionsF, takeActionF, limit, seen, None)
        if result != "cutoff":
            return result
    return "cutoff"

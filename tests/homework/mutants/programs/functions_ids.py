# Iterative deepening by recursion, as functions of functions.
def search_to(state, goalTestF, actionsF, takeActionF, limit):
    if goalTestF(state):  #~ untested-at-limit: if limit > 0 and goalTestF(state):
        return [state]
    if limit == 0:  #~ limit-below: if limit < 0:  #~ limit-above: if limit <= 1:
        return "cutoff"
    cutoff = False
    for action in actionsF(state):  #~ TIE-children: for action in actionsF(state)[::-1]:  #~ skip-first: for action in actionsF(state)[1:]:
        child = takeActionF(state, action)
        result = search_to(child, goalTestF, actionsF, takeActionF, limit - 1)
        if result == "cutoff":
            cutoff = True  #~ cutoff-lost: pass
        elif result != "failure":
            return [state] + result
    return "cutoff" if cutoff else "failure"


def iterativeDeepeningSearch(startState, goalTestF, actionsF, takeActionF, maxDepth):
    for limit in range(maxDepth + 1):  #~ limits-from-one: for limit in range(1, maxDepth + 1):  #~ last-limit-missing: for limit in range(maxDepth):  #~ limits-doubled: for limit in [0, 1, 2, 4, 8, 16]:  #~ limits-even: for limit in range(0, maxDepth + 1, 2):  #~ limits-powers: for limit in [1, 2, 4, 8, 16]:
        result = search_to(startState, goalTestF, actionsF, takeActionF, limit)  #~ each-limit-twice: result = search_to(startState, goalTestF, actionsF, takeActionF, limit) ;; if result == "cutoff": ;;     result = search_to(startState, goalTestF, actionsF, takeActionF, limit)
        if result != "cutoff":
            return result  #~ no-start: return result[1:]  #~ searched-again: return search_to(startState, goalTestF, actionsF, takeActionF, limit)
    return "cutoff"

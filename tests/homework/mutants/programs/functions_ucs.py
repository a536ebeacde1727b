# Uniform-cost search over functions that give successors with their costs; a list that is sorted.
def uniformCostSearch(startState, goalTestF, successorsF):
    frontier = [(0, startState, [startState])]
    visited = set()
    while frontier:
        frontier.sort(key=lambda entry: entry[0])  #~ max-first: frontier.sort(key=lambda entry: -entry[0])  #~ fifo-for-ranks: pass  #~ sorted-by-name: frontier.sort(key=lambda entry: entry[1])  #~ sorted-by-length: frontier.sort(key=lambda entry: len(entry[2]))
        g, state, path = frontier.pop(0)
        if state in visited:  #~ no-visited: if False:
            continue
        if goalTestF(state):  #~ goal-when-made: if False:  #~ goal-after-children: found = goalTestF(state) ;; if False:
            return path, g  #~ no-start: return path[1:], g  #~ cost-of-moves: return path, len(path) - 1
        visited.add(state)
        for (child, cost) in successorsF(state):
            if child in visited:  #~ no-visited: if False:
                continue
            if False:  #~ goal-when-made: if goalTestF(child):
                return path + [child], g + cost
            total = g + cost  #~ unit-costs: total = g + 1  #~ last-step: total = cost
            frontier.append((total, child, path + [child]))  #~ shared-path: path.append(child) ;; frontier.append((total, child, path))
        if False:  #~ goal-after-children: if found:
            return path, g
    return None

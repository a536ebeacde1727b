"""How far each pillar's state is from all on, looked up: not a heuristic one would write, but the best there is."""

LEFT = """
def left(state, goal):
    return distances(bytes(goal))[bytes(state)]

known = {}

def distances(goal):
    if goal not in known:
        found, queue = {goal: 0}, [goal]
        for state in queue:
            for touched in range(len(state)):
                cells = bytearray(state)
                for near in (touched - 1, touched, (touched + 1) % len(state)):
                    cells[near] ^= 1
                after = bytes(cells)
                if after not in found:
                    found[after] = found[state] + 1
                    queue.append(after)
        known[goal] = found
    return known[goal]
"""

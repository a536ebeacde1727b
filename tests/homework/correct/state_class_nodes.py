# A node with its own expand, and a function that searches.
from collections import deque


class PuzzleState:
    def __init__(self, config, parent=None, action="Initial", cost=0):
        self.config = tuple(config)
        self.parent = parent
        self.action = action
        self.cost = cost

    def expand(self):
        blank = self.config.index(0)
        children = []
        for name, step in (("Up", -3), ("Left", -1), ("Right", 1), ("Down", 3)):
            to = blank + step
            if not 0 <= to < 9 or (abs(step) == 1 and to // 3 != blank // 3):
                continue
            cells = list(self.config)
            cells[blank], cells[to] = cells[to], 0
            children.append(PuzzleState(cells, self, name, self.cost + 1))
        return children


def bfs_search(initial_state):
    frontier = deque([initial_state])
    reached = {initial_state.config}
    while frontier:
        state = frontier.popleft()
        if state.config == tuple(range(9)):
            return state
        for child in state.expand():
            if child.config not in reached:
                reached.add(child.config)
                frontier.append(child)
    return None

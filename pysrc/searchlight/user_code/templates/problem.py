"""A problem to start from: a corridor of rooms, with a door that only opens to one side."""

from searchlight import Problem


class Corridor(Problem):
    """Walk from room 0 to room 9; a step costs 1, a jump over two rooms costs 2."""

    def __init__(self, initial=0, goal=9):
        super().__init__(initial, goal)

    def actions(self, state):
        """What can be done in a state, in the order in which the children are made."""
        actions = []
        if state > 0:
            actions.append("left")
        if state < 9:
            actions.append("right")
        if state <= 6:
            actions.append("jump")
        return actions

    def result(self, state, action):
        """Where an action leads. Return a new state; never change the one that is given."""
        return state + {"left": -1, "right": 1, "jump": 3}[action]

    def action_cost(self, state, action, next_state):
        return 2 if action == "jump" else 1

    def h(self, state):
        """Never more than it really costs to the goal: then A* finds a cheapest path."""
        return abs(self.goal - state) * 2 / 3

"""The vacuum cleaner's world (AIMA 4e, section 3.2.1), with as many rooms as one likes."""

from searchlight import Problem

ROOMS = 2
NAMES = "ABCDEFGH"


class Vacuum(Problem):
    """A state says where the cleaner is, and in which rooms there is dirt."""

    def __init__(self, initial=(0, (True,) * ROOMS)):
        super().__init__(initial)

    def actions(self, state):
        return ["left", "right", "suck"]

    def result(self, state, action):
        room, dirt = state
        if action == "left":
            return max(room - 1, 0), dirt
        if action == "right":
            return min(room + 1, ROOMS - 1), dirt
        return room, (*dirt[:room], False, *dirt[room + 1 :])

    def action_cost(self, state, action, next_state):
        return 2 if action == "suck" else 1

    def is_goal(self, state):
        return not any(state[1])

    def h(self, state):
        """Each dirty room has to be cleaned, at the price of 2."""
        return 2 * sum(state[1])

    # What a state looks like: a line, in which * is dirt and [ ] is the cleaner.

    def plain(self, state):
        rooms = [NAMES[room] + ("*" if dirty else " ") for room, dirty in enumerate(state[1])]
        rooms[state[0]] = f"[{rooms[state[0]]}]"
        return "|".join(rooms)

    def from_text(self, text):
        """The same, read."""
        rooms = text.split("|")
        return next(at for at, room in enumerate(rooms) if "[" in room), tuple("*" in room for room in rooms)

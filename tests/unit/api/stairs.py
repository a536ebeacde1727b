"""Stairs to climb: a small problem of your own."""

from searchlight import Problem


class Stairs(Problem[int, int]):
    """One, two or three steps up."""

    def __init__(self, top: int = 7) -> None:
        super().__init__(0, top)

    def actions(self, state: int) -> list[int]:
        return [step for step in (1, 2, 3) if state + step <= (self.goal or 0)]

    def result(self, state: int, action: int) -> int:
        return state + action

    def action_cost(self, state: int, action: int, next_state: int) -> float:
        return action**2

    def h(self, state: int) -> float:
        return (self.goal or 0) - state

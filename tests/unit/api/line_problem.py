"""A problem on four whole numbers of which one function can be made to fail."""

from typing import Any

from searchlight import Problem


class Line(Problem[Any, Any]):
    """From 0 to 3 on the whole numbers; at one place one function does something else."""

    def __init__(self, function: str = "", instead: Any = None) -> None:
        super().__init__(0, 3)
        self.function, self.instead, self.place = function, instead, 2

    def _do(self, function: str, state: Any, otherwise: Any) -> Any:
        if function != self.function or state != self.place:
            return otherwise
        return self.instead() if callable(self.instead) else self.instead

    def actions(self, state: Any) -> Any:
        return self._do("actions", state, [1, -1])

    def result(self, state: Any, action: Any) -> Any:
        return self._do("result", state, state + action)

    def action_cost(self, state: Any, action: Any, next_state: Any) -> Any:
        return self._do("action_cost", state, 1)

    def is_goal(self, state: Any) -> Any:
        return self._do("is_goal", state, state == self.goal)

    def h(self, state: Any) -> Any:
        return self._do("h", state, abs(3 - state))

    def reverse(self) -> "Line":
        line = Line(self.function, self.instead)
        line.initial, line.goal, line.place = self.goal, self.initial, self.place
        return line


def broken() -> Any:
    raise ZeroDivisionError("division by zero")

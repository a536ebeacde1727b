"""The end of a program's run: its answer, what it printed, or how it failed.

Courses want a list of states, actions or pairs, a path and its cost, a node with its parent, or a word. No solution is
a word for failure or cutoff, None, False, an infinite cost, or an empty path if the start is not a goal.
"""

import ast
import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import inf
from traceback import walk_tb
from typing import Any, Final

from searchlight.problem import AnyProblem
from searchlight.tracing.watch.observation import ProgramError
from searchlight.tracing.watch.stand_ins.modules import Refused
from searchlight.tracing.watch.states import Name, States
from searchlight.user_code import raised, syntax

LONGEST_PHRASE: Final = 80  # characters; longer texts are about something else
WORDS: Final = re.compile(
    r"\b(fail|failure|failed|failing|none|not found|not reachable|unreachable|unsolvable|impossible|cannot|can't|"
    r"could not|couldn't|didn't find|did not find|not possible|unable|"
    r"no (\w+ )?(path|paths|solution|solutions|route|way|result|goal|plan)|"
    r"no (encontrad[oa]|se encontr\S+|hay|existe|alcanzable)|sin soluci[oó]n|inalcanzable|fracaso|fallo)\b"
)
NOTHING: Final = ("", "no", "-1")


def says_failure(text: str) -> bool:
    """Whether a returned text says that there is no solution."""
    phrase = text.strip().lower().rstrip(".! ").replace("’", "'").replace("_", " ")
    return phrase in NOTHING or (len(phrase) <= LONGEST_PHRASE and WORDS.search(phrase) is not None)


def says_cutoff(value: Any) -> bool:
    """Whether a returned value is a word for the cutoff."""
    return isinstance(value, str) and "cutoff" in value.lower().replace(" ", "").replace("_", "").replace("-", "")


def is_failure(value: Any) -> bool:
    """Whether a returned value alone means that nothing was found; of numbers, only -1 and ∞ do."""
    if value is None or value is False:
        return True
    if isinstance(value, str):
        return says_failure(value)
    if isinstance(value, int | float):
        return value in (-1, inf)
    if isinstance(value, tuple | list) and value:
        return any(marks_failure(part) for part in value) or all(is_failure(part) for part in value)
    return hasattr(value, "__len__") and not len(value)


def marks_failure(part: Any) -> bool:
    """Whether a part of a returned tuple without a path means that there is none."""
    if isinstance(part, int) and not isinstance(part, bool):
        return False  # -1 beside other numbers may be one of them
    return (not isinstance(part, tuple | list) or not part) and is_failure(part)


PARENTS: Final = (
    "parent", "previous", "prev", "came_from", "predecessor", "parent_node", "prev_state", "before", "parent_state",
    "prev_node", "previous_state", "back", "padre", "anterior", "antecesor", "pai", "vorgaenger", "eltern",
)  # fmt: skip
WAYS: Final = ("solution", "path", "get_path", "get_solution", "route", "actions", "moves", "camino", "caminho", "weg")
LONGEST_PATH: Final = 500_000  # states of a path; a chain of parents may be a cycle


@dataclass
class Answer:
    """The interpretation of a returned value."""

    outcome: str  # solution, failure or cutoff
    path: list[Any] | None = None
    actions: list[Any] | None = None
    cost: float | None = None  # the path's cost by the problem
    lacks_start: bool = False  # the path was returned without the start, which was added
    numbers: tuple[float, ...] = ()  # numbers returned with the path, or alone

    def claimed_cost(self, expanded: int, generated: int, *, may_be_length: bool) -> float | None:
        """The number that can only be the cost of the path; None if there is none.

        `expanded`, `generated`: the numbers of nodes, which some courses want, like the length of the path
        (`may_be_length`). Without a path, the first number is the cost.
        """
        if self.path is None:  # nothing to compare it with
            return self.numbers[0] if self.numbers else None
        if self.cost is not None and self.cost in self.numbers:
            return self.cost
        counts = {expanded - 1, expanded, expanded + 1, generated}
        if may_be_length and self.actions is not None:
            counts |= {len(self.actions), len(self.actions) + 1}
        if len(self.numbers) != 1 or self.numbers[0] in counts:
            return None
        return self.numbers[0]


class Reading:
    """Reads answers to one problem. `by_actions`: an ambiguous list is read as actions."""

    def __init__(self, problem: AnyProblem, states: States, start: Any, *, by_actions: bool = True) -> None:
        self.problem = problem
        self.states = states
        self.start = start
        self.by_actions = by_actions
        self._lacks_start = False
        self.result: tuple[str, ...] = ()

    def declare(self, result: Sequence[str]) -> None:
        """Read results as an assignment declares them."""
        self.result = tuple(result)

    def _declared(self, returned: Any) -> Answer:
        """The answer in a result whose parts are declared."""
        parts = [returned] if len(self.result) == 1 else list(returned) if isinstance(returned, tuple | list) else []
        if len(parts) != len(self.result):
            return Answer("solution")
        by_part = dict(zip(self.result, parts, strict=True))
        path = self._of_states(list(by_part["path"])) if isinstance(by_part.get("path"), list | tuple) else None
        if path is None and isinstance(by_part.get("actions"), list | tuple):
            path = self._of_actions(list(by_part["actions"]))
        if path is None and by_part.get("node") is not None:
            path = self._of_object(by_part["node"])
        return self.of_path(path, (by_part["cost"],) if _is_number(by_part.get("cost")) else ())

    def answer(self, returned: Any) -> Answer:
        if self.result and "printed" not in self.result and not is_failure(returned) and not says_cutoff(returned):
            return self._declared(returned)
        if says_cutoff(returned):
            return Answer("cutoff")
        if returned is None or isinstance(returned, str | int | float):
            if is_failure(returned):
                return Answer("failure")
            return self.of_path(None, (returned,) if _is_number(returned) else ())  # type: ignore[arg-type]
        path = self._path(returned)
        numbers: tuple[float, ...] = ()
        if path is None and isinstance(returned, tuple | list):
            numbers = tuple(part for part in returned if _is_number(part))
            path = next((path_in_part for part in returned if (path_in_part := self._path(part)) is not None), None)
            if path is None and any(map(says_cutoff, returned)):
                return Answer("cutoff")
        if path is None and is_failure(returned):
            return Answer("failure")
        return self.of_path(path, numbers)

    def of_path(self, path: list[Any] | None, numbers: tuple[float, ...] = ()) -> Answer:
        answer = Answer("solution", path, lacks_start=path is not None and self._lacks_start, numbers=numbers)
        if path:
            steps = [self._step(one, other) for one, other in pairwise(path)]
            if all(step is not None for step in steps):
                answer.actions = [action for action, _ in steps]  # type: ignore[misc]
                total = sum(cost for _, cost in steps)  # type: ignore[misc]
                answer.cost = int(total) if total == int(total) else total
        return answer

    def _path(self, value: Any) -> list[Any] | None:
        """The states of the path in a value, from the start."""
        if isinstance(value, dict):
            return self._back_through(value)
        alone = isinstance(value, list) and len(value) == 1 and self.states.read(value[0]) is not None
        if isinstance(value, tuple | list) and value and (alone or self.states.read(value) is None):
            return self._of_states(list(value)) or self._of_actions(list(value))
        if isinstance(value, tuple | list) and not value and self.problem.is_goal(self.start):
            return [self.start]
        if isinstance(value, str | tuple | list | int | float) or value is None:
            return None
        return self._of_object(value)

    def _of_states(self, parts: list[Any]) -> list[Any] | None:
        if len(parts) > LONGEST_PATH:
            return None
        states = [self._state_in(part) for part in parts]
        if any(state is None for state in states):
            return None
        if states[0] != self.start and self._step(self.start, states[0]):
            handed = all(type(part) is Name for part in parts)  # the state objects that the program got
            self._lacks_start = handed or not (self.by_actions and self._of_actions(parts))
            states.insert(0, self.start)
        return states

    def _state_in(self, part: Any) -> Any | None:
        """The state in a part of an answer, which may also have an action and a cost."""
        state = self.states.read(part)
        if state is None and isinstance(part, tuple | list):
            return next((inner for each in part if (inner := self.states.read(each)) is not None), None)
        return state

    def _of_actions(self, parts: list[Any]) -> list[Any] | None:
        path = [self.start]
        for part in parts:
            child = self._after(path[-1], part)
            if child is None:
                return None
            path.append(child)
        return path

    def _after(self, state: Any, word: Any) -> Any | None:
        """The result of an action, given in the program's spelling."""
        wanted = str(word).strip().lower()
        for action in self.problem.actions(state):
            if wanted == str(action).lower():
                return self.problem.result(state, action)
        return None

    def _step(self, state: Any, after: Any) -> tuple[Any, float] | None:
        """The cheapest action from one state to the next, and its cost; None if there is none."""
        try:
            steps = [
                (self.problem.action_cost(state, action, after), action)
                for action in self.problem.actions(state)
                if self.problem.result(state, action) == after
            ]
        except Exception:  # not a state of the problem
            return None
        if not steps:
            return None
        cost, action = min(steps, key=lambda pair: pair[0])
        return action, cost

    def _of_object(self, value: Any) -> list[Any] | None:
        """Read an object: a node, by its parents, or a solver object, by its attributes."""
        for name in PARENTS:
            if getattr(value, name, None) is not None:
                return self._up_from(value, name)
        for name in WAYS:
            attribute = getattr(value, name, None)
            try:
                attribute = attribute() if callable(attribute) else attribute
            except Exception:
                continue
            if isinstance(attribute, tuple | list) and (path := self._path(attribute)) is not None:
                return path
        state = self.states.read(value)
        return [state] if state is not None and state == self.start and self.problem.is_goal(state) else None

    def _up_from(self, node: Any, name: str) -> list[Any] | None:
        path: list[Any] = []
        while node is not None and len(path) < LONGEST_PATH:
            path.append(self.states.read(node))
            node = getattr(node, name, None)
        return None if None in path else path[::-1]

    def _back_through(self, parents: dict[Any, Any]) -> list[Any] | None:
        """Read a path from a table of parents by state."""
        above = {self.states.read(state): self.states.read(parent) for state, parent in parents.items()}
        goal = next((state for state in above if state is not None and self.problem.is_goal(state)), None)
        path = [] if goal is None else [goal]
        while path and path[-1] != self.start and len(path) <= len(above):
            if (before := above.get(path[-1])) is None:
                return None
            path.append(before)
        return path[::-1] or None


def _is_number(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


BRACKETS: Final = re.compile(r"\[[^\[\]]*\]|\((?:[^()]|\([^()]*\))*\)|\[(?:[^\[\]]|\[[^\[\]]*\])*\]")
NUMBERS: Final = re.compile(r"\d+")
MOST_PRINTED: Final = 100_000  # characters that are examined


def path_in(text: str, reading: Reading) -> list[Any] | None:
    """The last printed sequence of states that leads step by step from the start to a goal; None if there is none."""
    states = _states(text[-MOST_PRINTED:], reading.states)
    for first in (at for at in reversed(range(len(states))) if states[at] == reading.start):
        last = first
        while last + 1 < len(states) and reading.of_path(states[last : last + 2]).actions:
            last += 1
        if reading.problem.is_goal(states[last]):
            return states[first : last + 1]
    return _of_actions(text[-MOST_PRINTED:], reading)


def _states(text: str, states: States) -> list[Any]:
    """Everything readable as a state: in brackets, on a line, or in lines with one number per column of the board."""
    path: list[Any] = []
    rows: list[int] = []
    for line in text.splitlines():
        printed = [state for part in BRACKETS.findall(line) for state in _read(part, states)]
        if not printed and (state := states.read(line.strip())) is not None:
            printed = [state]
        numbers = [int(number) for number in NUMBERS.findall(line)]
        rows = [*rows, *numbers] if not printed and states.cells and len(numbers) == states.columns else []
        if len(rows) == states.cells and rows and (state := states.read(rows)) is not None:
            printed, rows = [state], []
        path += printed
    return path


def _read(part: str, states: States) -> list[Any]:
    """The state, or the list of states, in a printed bracket."""
    try:
        value = ast.literal_eval(part)
    except (ValueError, SyntaxError):
        return []
    if (state := states.read(value)) is not None:
        return [state]
    inner = [states.read(each) for each in value] if isinstance(value, list | tuple) else []
    return [] if None in inner else inner


def _of_actions(text: str, reading: Reading) -> list[Any] | None:
    for part in reversed(BRACKETS.findall(text)):
        try:
            value = ast.literal_eval(part)
        except (ValueError, SyntaxError):
            continue
        if isinstance(value, list | tuple) and value and all(isinstance(word, str) for word in value):
            path = reading.answer(list(value)).path
            if path and reading.problem.is_goal(path[-1]):
                return path
    return None


def failure(error: BaseException, file: str, when: int) -> ProgramError:
    """The failure as a ProgramError; `when`: the number of expansions before it."""
    if isinstance(error, SyntaxError) and error.filename in (file, "<unknown>"):
        return ProgramError(syntax.line_of(error), syntax.sentence(error), when)
    places = [(frame, line) for frame, line in walk_tb(error.__traceback__) if frame.f_code.co_filename == file]
    sentence = error.message if isinstance(error, Refused) else raised.sentence(error, [frame for frame, _ in places])
    return ProgramError(_line(error, [line for _, line in places]), sentence, when)


def raised_by(error: BaseException, file: str) -> bool:
    """Whether code of the program was running when an exception was raised."""
    return any(frame.f_code.co_filename == file for frame, _ in walk_tb(error.__traceback__))


def _line(error: BaseException, lines: list[int]) -> int | None:
    """The innermost line; of a recursion that is too deep, the line of the call, because it may fail anywhere."""
    if isinstance(error, RecursionError) and lines:
        return Counter(lines).most_common(1)[0][0]
    return lines[-1] if lines else None

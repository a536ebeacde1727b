"""Find a path in a program's output: a sequence of states, or a list of actions."""

import ast
import re
from typing import Any, Final

from searchlight.tracing.watch.answers.answer import Reading
from searchlight.tracing.watch.states import States

BRACKETS: Final = re.compile(r"\[[^\[\]]*\]|\((?:[^()]|\([^()]*\))*\)|\[(?:[^\[\]]|\[[^\[\]]*\])*\]")
NUMBERS: Final = re.compile(r"\d+")
MOST: Final = 100_000  # characters that are examined


def path_in(text: str, reading: Reading) -> list[Any] | None:
    """The last printed sequence of states that leads step by step from the start to a goal; None if there is none."""
    states = _states(text[-MOST:], reading.states)
    for first in (at for at in reversed(range(len(states))) if states[at] == reading.start):
        last = first
        while last + 1 < len(states) and reading.of_path(states[last : last + 2]).actions:
            last += 1
        if reading.problem.is_goal(states[last]):
            return states[first : last + 1]
    return _of_actions(text[-MOST:], reading)


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

"""The page's API for challenges (the contract: `searchlight/solver.py`; what it is for: __init__.py)."""

from typing import Any

from searchlight.challenges import checking, judging
from searchlight.challenges.challenge import as_challenge
from searchlight.errors import BadInput
from searchlight.solver import Answer, Solver

__all__ = ["check", "judge"]


def check(solver: Solver, text: str) -> Answer:
    """`{"challenge"}` as it is used, or everything that is wrong with a lecturer's file."""
    try:
        data = checking.parse(text)
    except BadInput as complaint:
        return [complaint]
    return checking.faults(data, solver.catalog) or {"challenge": data}


def judge(solver: Solver, challenge: str, options: dict[str, Any], second: dict[str, Any] | None = None) -> Answer:
    """`{"solved", "said", "numbers"}` on the options of both searches, or everything that is wrong."""
    replaced = solver.own.replaced if solver.own else list
    if whys := judging.of_replaced(replaced):
        return judging.refused(whys).as_plain_data()
    checked = check(solver, challenge)
    if isinstance(checked, list):
        return checked
    read = as_challenge(checked["challenge"])
    with solver.running():
        setups = read.setups(options, solver.catalog)
        if not isinstance(setups, dict):
            return setups
        return dict(judging.judge(read, options, solver.catalog, second, replaced).as_plain_data())

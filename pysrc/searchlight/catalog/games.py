"""The games, and the algorithms that value them. What they run is imported when it is first used: it is in a bundle."""

from collections.abc import Callable
from importlib import import_module
from typing import Any

from searchlight.entries import AlgorithmEntry, Claim, Facts, Functions, ProblemEntry
from searchlight.events import Search
from searchlight.options import ORDERS_OF_MOVES, Values
from searchlight.problem import AnyProblem

FINITE_TREE = Claim("if", "claim.finite_tree", given=("finite",))


def _of(module: str, name: str) -> Any:
    return getattr(import_module("searchlight.games." + module), name)


def _read(module: str, name: str) -> Callable[[Any], None]:
    return lambda typed: _of("reading", "read")(typed, _of(module, name))


def _game(name: str, read: Callable[[Any], None], options: tuple[str, ...], **more: Any) -> ProblemEntry:
    states = more.pop("states", {"kind": "text"})
    return ProblemEntry(
        id=name, states=states, start=more.pop("start", ""), goal="", heuristics=("zero",), read=read, options=options,
        ends=more.pop("ends", ()), family="games", bundle="games", reverses=False, **more,
    )  # fmt: skip


GAMES = {
    entry.id: entry
    for entry in (
        _game("game-tree", _read("typed_tree", "read_tree"), ("tree",)),
        _game(
            "tic-tac-toe",
            _read("tic_tac_toe", "read_tic_tac_toe"),
            ("squares",),
            ends=("start",),
            start=".........",
            states={"kind": "marks", "cells": 9, "rows": 3, "columns": 3, "marks": ".XO"},
        ),
        _game("nim", _read("nim", "read_nim"), ("heaps", "misere")),
        _game(
            "connect",
            _read("connect", "read_connect"),
            ("columns", "rows", "in_row"),
            states={"kind": "marks", "cells": 9, "rows": 3, "columns": 3, "marks": ".XO"},
        ),
    )
}


def _started(module: str, name: str) -> Callable[[AnyProblem, Values], Search]:
    return lambda game, values: _of(module, name)(_of("reading", "unfolding")(game, values))


def _source(module: str, *names: str) -> Callable[[Values], Functions]:
    return lambda _: tuple(_of(module, name) for name in names)


def _algorithm(name: str, module: str, names: tuple[str, ...], options: tuple[str, ...]) -> AlgorithmEntry:
    return AlgorithmEntry(
        id=name,
        facts=Facts(complete=FINITE_TREE, optimal=Claim("if", "claim.best_opponent")),
        start=_started(module, names[0]),
        source=_source(module, *names),
        options=options,
        recursive=True,
        tie="lifo",
        visited="leaves",
        family="games",
        by_value=True,
        choices={"moves": ORDERS_OF_MOVES},
        check=lambda game: _of("reading", "check")(game, name),
    )


GAME_ALGORITHMS = {
    entry.id: entry
    for entry in (
        _algorithm(
            "alpha-beta",
            "alpha_beta",
            ("alpha_beta_search", "max_value", "min_value", "value_of"),
            ("cut", "window", "moves", "seed", "depth"),
        ),
        _algorithm(
            "minimax", "minimax", ("minimax_search", "max_value", "min_value", "value_of"), ("moves", "seed", "depth")
        ),
        _algorithm(
            "expectimax", "expectimax", ("expectimax_search", "expectiminimax", "expected"), ("moves", "seed", "depth")
        ),
    )
}

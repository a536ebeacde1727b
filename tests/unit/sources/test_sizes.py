"""Sizes of what a person reads at once, and of what the project is: functions, modules and folders."""

import ast

from buildtools import budget
from buildtools.project import ROOT, sources

FOLDERS = ("pysrc", "web", "buildtools", "typings", "tests", "bench", "examples")
LONGEST_MODULE = 500
LONGEST_FUNCTION = 75


def test_no_module_and_no_function_is_too_long() -> None:
    """A module has one idea and at most 500 lines, a function 75; ruff holds a function's complexity at 10."""
    faults = []
    for path in sources(*FOLDERS):
        if path.suffix not in (".py", ".pyi", ".js", ".css", ".ts"):
            continue
        name, text = path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8")
        if (lines := text.count("\n")) > LONGEST_MODULE:
            faults.append(f"{name} has {lines} lines")
        for node in ast.walk(ast.parse(text)) if path.suffix == ".py" else ():
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                lines = (node.end_lineno or 0) - node.lineno + 1
                if lines > LONGEST_FUNCTION:
                    faults.append(f"{name}: {node.name} has {lines} lines")
    assert faults == []


def test_no_folder_outgrows_its_budget() -> None:
    """Raising a number of docs/budget.toml is a decision in a commit of its own, with the reason."""
    assert budget.faults() == []

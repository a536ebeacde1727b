"""The page's API for observed programs (the contract: `searchlight/solver.py`)."""

from typing import Any

from searchlight.games.game import Game
from searchlight.setup_data import answer as answer_to
from searchlight.setup_data import space
from searchlight.solver import Answer, Solver
from searchlight.tracing import form, observed_run
from searchlight.tracing.assignment import read_assignment
from searchlight.tracing.games.judged import compared_game, previewed_game
from searchlight.tracing.proposed_assignment import declaring, written
from searchlight.tracing.recognised_file import recognise_file
from searchlight.tracing.submission import in_folder, mains_of, submission_of
from searchlight.tracing.watch.session import Request

__all__ = ["assignment", "compare", "declared", "fields", "observe", "preview", "recognise", "submission", "value",
           "write"]  # fmt: skip


def recognise(solver: Solver, text: str, options: dict[str, Any] | None = None) -> Answer:
    """What a file can be run as: `{"entries": [name], "program": whether it is one, "function": name or null}`.

    `options`: of the shown search, if the program must fit its problem.
    """
    return recognise_file(text, solver.setup(options).problem if options else None).as_plain_data()


def submission(_: Solver, files: dict[str, str], main: str | None, function: str | None) -> Answer:
    """The program in files, texts by path: `{"text", "files", "mains"}`; with several `mains`, one must be chosen."""
    files = in_folder(files)
    mains = [main] if main else mains_of(files, function)
    if len(mains) > 1:
        return {"mains": sorted(mains)}
    found = submission_of(files, "", mains[0] if mains else None)
    return {"text": found.text, "files": found.files, "mains": mains}


def assignment(_: Solver, text: str) -> Answer:
    """What an assignment declares: `{"options": of the search, "against", "declared": fields of Request, "files"}`."""
    read = read_assignment(text)
    return {
        "options": dict(read.options),
        "against": read.against,
        "declared": read.declared,
        "files": dict(read.files),
    }


def write(solver: Solver, options: dict[str, Any], request: dict[str, Any], text: str) -> Answer:
    """An assignment for programs like this one: `{"text": TOML}`."""
    values = {name: value for name, value in options.items() if value is not None and name != "algorithm"}
    return {"text": written(Request(text, **request), values, solver.setup(options))}


def declared(_: Solver, request: dict[str, Any]) -> Answer:
    """What is declared of a program, for a link that has the program: `{"text": TOML}`."""
    return {"text": declaring(Request("", **request))}


def fields(solver: Solver, options: dict[str, Any], request: dict[str, Any], text: str) -> Answer:
    """The menus and values of the form for a program (form.py)."""
    return form.fields(Request(text, **request), solver.setup(options))


def preview(solver: Solver, options: dict[str, Any], request: dict[str, Any], text: str) -> Answer:
    """Run a program, and tell what was seen (form.py)."""
    setup = solver.setup(options)
    previewed = previewed_game if isinstance(setup.problem, Game) else form.preview
    return previewed(setup, Request(text, **request))


def observe(solver: Solver, options: dict[str, Any], request: dict[str, Any], text: str) -> Answer:
    """Run a student's program to its end, and open the record, like `worker.open_run`.

    The answer also has `observation`, the report on the program (replay/report.py). `request`: fields of
    watch.session.Request.
    """
    run, report = observed_run.opened(text, solver.setup(options), request)
    original = run.setup.original
    return {**answer_to(original), **solver.opened(run), "space": space(original), "observation": report}


def value(solver: Solver, options: dict[str, Any], request: dict[str, Any], text: str) -> Answer:
    """Run a program that values a game, and compare it: `{"said", "sentences": messages, "step" or null}`.

    `step`: of the textbook algorithm, where the two part.
    """
    setup = solver.setup(options)
    with solver.running():
        return compared_game(setup, Request(text, **request))


def compare(solver: Solver, run: int, options: dict[str, Any]) -> Answer:
    """Compare an observed program with the textbook search with these options.

    `{"difference": {"step", "theirs", "book", "cause", "text", "said": message} or null,
    "perturbed": {"verdict", "said": message} or null}`; "perturbed" is a second run from another start.
    """
    setup, observed = solver.setup(options), solver.run(run)
    assert isinstance(observed, observed_run.ObservedRun)
    with solver.running():
        return dict(observed_run.compared(observed, setup))

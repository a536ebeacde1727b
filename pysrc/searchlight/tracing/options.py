"""The options of `python3 -m searchlight observe`; the code behind them is loaded when needed."""

from argparse import ArgumentParser, Namespace

from searchlight.command.arguments import add_search_options, group
from searchlight.texts import english

PROGRAM = {
    "function": "NAME", "successors": "NAME", "result": "FORM", "state": "FORM", "blank": "X", "boat": "X", "free": "X",
    "barrier": "X", "cell": "PARTS", "argv": "TEXT", "main": "FILE",
}  # fmt: skip
LISTS = {"argument": "PARAMETER=ROLE", "input": "LINE", "file": "NAME=PATH"}
LIMITS = {"seconds": "N", "megabytes": "N"}
GRADING = {
    "format": "json|csv|gradescope|classroom50|junit", "out": "FILE", "site": "URL", "workers": "N", "dask": "ADDRESS",
}  # fmt: skip


def add_options(parser: ArgumentParser) -> None:
    parser.add_argument("submission", metavar="SUBMISSION", help=english("observe.option.submission"))
    parser.add_argument("--assignment", metavar="FILE.toml", help=english("observe.option.assignment"))
    parser.add_argument("--propose", action="store_true", help=english("observe.option.propose"))
    add_search_options(parser, algorithm_required=False, games=True, problem_required=False)
    program = group(parser, "program")
    program.add_argument("--against", metavar="ALGORITHM", help=english("observe.option.against"))
    for name, metavar in (PROGRAM | LIMITS).items():
        program.add_argument(f"--{name}", metavar=metavar, help=english("observe.option." + name))
    for name, metavar in LISTS.items():
        help_text = english("observe.option." + name)
        program.add_argument(f"--{name}", metavar=metavar, dest=f"{name}s", action="append", default=[], help=help_text)
    program.add_argument("--pairs", action="store_true", default=None, help=english("observe.option.pairs"))
    grading = group(parser, "grading")
    grading.add_argument("--csv", action="store_true", help=english("observe.option.csv"))
    for name, metavar in GRADING.items():
        grading.add_argument(f"--{name}", metavar=metavar, help=english("grading.option." + name))
    grading.add_argument("--resume", action="store_true", help=english("grading.option.resume"))


def run(arguments: Namespace) -> int:
    """Run the command. Exit status 0 if the program ran to any outcome, 2 for bad input."""
    from searchlight.tracing import command as observe_command

    return observe_command.run(arguments)

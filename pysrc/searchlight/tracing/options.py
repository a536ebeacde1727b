"""The options of `python3 -m searchlight observe`; the code behind them is loaded when needed."""

from argparse import ArgumentParser, Namespace

from searchlight.command.arguments import add_search_options, group
from searchlight.texts import english

METAVARS = {
    "against": "ALGORITHM", "function": "NAME", "family": "FAMILY", "successors": "NAME", "argv": "TEXT",
    "seconds": "N", "megabytes": "N",
}  # fmt: skip
GRADING = {
    "format": "json|csv|gradescope|classroom50|junit", "out": "FILE", "site": "URL", "workers": "N", "dask": "ADDRESS",
}  # fmt: skip


def add_options(parser: ArgumentParser) -> None:
    parser.add_argument("file", metavar="PROGRAM", help=english("observe.option.file"))
    add_search_options(parser, algorithm_required=False)
    program = group(parser, "program")
    for name, metavar in METAVARS.items():
        program.add_argument(f"--{name}", metavar=metavar, help=english("observe.option." + name))
    help_of_file = english("observe.option.files")
    program.add_argument("--file", dest="files", metavar="NAME=PATH", action="append", default=[], help=help_of_file)
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

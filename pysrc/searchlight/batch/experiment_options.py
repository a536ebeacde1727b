"""The options of `python3 -m searchlight experiment`; the code behind them is loaded when needed."""

from argparse import ArgumentParser, Namespace

from searchlight.command.arguments import add_options_of_searches, group
from searchlight.texts import english

GROUPS = {
    "search": {"problem": "NAME", "algorithms": "A,B,…", "heuristics": "H,I,…"},
    "starts": {
        "depths": "A-B",
        "per-depth": "N",
        "starts": "N",
        "seed": "SEED",
        "starts-file": "FILE",
        "scenario": "FILE.scen",
    },
    "run": {"seconds": "N", "workers": "N", "dask": "ADDRESS", "out": "FILE.csv|.json|.jsonl"},
}
SWITCHES = ("resume", "summary")


def add_options(parser: ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE.json", nargs="?", help=english("command.experiment.file"))
    for title, metavars in GROUPS.items():
        options = group(parser, title)
        for name, metavar in metavars.items():
            options.add_argument(f"--{name}", metavar=metavar, help=english("command.experiment." + name))
    for name in SWITCHES:
        options.add_argument(f"--{name}", action="store_true", help=english("command.experiment." + name))
    add_options_of_searches(parser)


def run(arguments: Namespace) -> int:
    """Run the command. Exit status 0 if every search has its row, 2 for bad input."""
    from searchlight.batch import command

    return command.run(arguments)

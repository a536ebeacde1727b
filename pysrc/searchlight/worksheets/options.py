"""The options of `python3 -m searchlight worksheet`; the code behind them is loaded when needed."""

from argparse import ArgumentParser, Namespace

from searchlight.command.arguments import add_search_options, group
from searchlight.texts import english, languages

METAVARS = {"first": "N", "steps": "N", "seed": "S", "share": "N", "blanks": "A,B,…", "parts": "A,B,…", "out": "FILE"}


def add_options(parser: ArgumentParser) -> None:
    add_search_options(parser, algorithm_required=True, games=True, without=METAVARS)
    sheet = group(parser, "sheet")
    for name, metavar in METAVARS.items():
        sheet.add_argument(f"--{name}", metavar=metavar, help=english("command.worksheet." + name))
    sheet.add_argument("--only", choices=("sheet", "key"), help=english("command.worksheet.only"))
    help_text = english("command.worksheet.lang", names=languages())
    sheet.add_argument("--lang", default="en", metavar="CODE", help=help_text)


def run(arguments: Namespace) -> int:
    """Run the command. Exit status 0 if there is a sheet, 2 for bad input."""
    from searchlight.worksheets import command

    return command.run(arguments)

"""The options of `searchlight picture`; what carries it out is loaded when it is asked for."""

from argparse import ArgumentParser, Namespace

from searchlight.texts import english


def add_options(parser: ArgumentParser) -> None:
    parser.add_argument("given", metavar="LINK", help=english("command.picture.given"))
    parser.add_argument("--out", metavar="FILE.svg", help=english("command.picture.out"))


def run(arguments: Namespace) -> int:
    """Exit status 0 when the picture is written; 2 for bad input."""
    from searchlight.documents import command

    return command.run(arguments)

"""The options of `searchlight open`; the code behind them is loaded when needed."""

from argparse import ArgumentParser, Namespace

from searchlight.texts import english


def add_options(parser: ArgumentParser) -> None:
    parser.add_argument("given", nargs="?", metavar="LINK|FILE", help=english("command.open.given"))
    parser.add_argument("--port", type=int, help=english("command.open.port"))
    parser.add_argument("--no-browser", action="store_true", help=english("command.open.no_browser"))


def run(arguments: Namespace) -> int:
    """Run the command. Exit status 0 after its end, 2 for bad input."""
    from searchlight.web_server import command

    return command.open_page(arguments.given, arguments.port, not arguments.no_browser)

"""The options of `searchlight scorm`; the code behind them is loaded when needed."""

from argparse import ArgumentParser, Namespace

from searchlight.texts import english


def add_options(parser: ArgumentParser) -> None:
    parser.add_argument("given", metavar="LESSON|LINK", help=english("command.scorm.given"))
    parser.add_argument("--out", metavar="FILE.zip", required=True, help=english("command.scorm.out"))
    parser.add_argument("--site", metavar="URL", help=english("command.scorm.site"))
    parser.add_argument("--title", help=english("command.scorm.title"))
    parser.add_argument(
        "--pass", dest="pass_mark", metavar="PERCENT", default="100", help=english("command.scorm.pass")
    )


def run(arguments: Namespace) -> int:
    """Run the command. Exit status 0 if the package is written, 2 for bad input."""
    from searchlight.scorm import command

    return command.run(arguments)

"""`searchlight picture`: the search tree of a link as SVG, for documents that cannot show the app."""

from argparse import Namespace
from pathlib import Path

from searchlight.command.arguments import of_argument, refuse
from searchlight.documents.link import LINK
from searchlight.documents.picture import picture
from searchlight.errors import BadInput
from searchlight.texts import english

COMMAND = "picture"


def run(arguments: Namespace) -> int:
    """Exit status 0 when the picture is written; 2 for bad input."""
    try:
        drawn = picture(arguments.given)
        if arguments.out is None:
            print(drawn, end="")
        else:
            Path(arguments.out).write_text(drawn, encoding="utf-8")
    except BadInput as complaint:
        return refuse(COMMAND, complaint.text if complaint.field == LINK else of_argument(complaint)[2:])
    except OSError as error:
        reason = error.strerror or str(error)
        return refuse(COMMAND, english("command.experiment.not_written", value=arguments.out, reason=reason))
    return 0

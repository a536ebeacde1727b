"""`searchlight picture`: the search tree of a link as SVG, for documents that cannot show the app."""

from argparse import Namespace

from searchlight.command import output_file
from searchlight.command.arguments import of_argument, refuse
from searchlight.documents.link import LINK
from searchlight.documents.picture import picture
from searchlight.errors import BadInput

COMMAND = "picture"


def run(arguments: Namespace) -> int:
    """Exit status 0 when the picture is written; 2 for bad input."""
    try:
        drawn = picture(arguments.given)
    except BadInput as complaint:
        return refuse(COMMAND, complaint.text if complaint.field == LINK else of_argument(complaint)[2:])
    return output_file.put(COMMAND, drawn, arguments.out)

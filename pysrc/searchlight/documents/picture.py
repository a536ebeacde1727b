"""The search tree of a link as SVG."""

from typing import Final

from searchlight.documents.link import Link, read_link
from searchlight.errors import BadInput
from searchlight.events import Drive, Unsolved
from searchlight.record import Record
from searchlight.recorded.drawing import tree_svg
from searchlight.recorded.moment import after
from searchlight.recorded.search import Finished
from searchlight.run import Run
from searchlight.texts import message

MOST_NODES: Final = 200_000  # that a search may generate for its picture: a second


def picture(link: str | Link) -> str:
    """The tree after the link's step, in colors for paper; at the end of the search where it names none.

    Raises BadInput for what is no link to a search, or for a step that is too far away.
    """
    link = read_link(link) if isinstance(link, str) else link
    setup = link.setup()
    budget = min(setup.values["max_nodes"] or MOST_NODES, MOST_NODES)
    run = Run(Drive(setup.search()), Record(), budget)
    run.advance(None if link.step is None else link.step + 1)  # what belongs to a step ends where the next one begins
    searched = Finished.of(
        run,
        setup.problem.plain,
        problem=setup.entry.id,
        algorithm=setup.algorithm.id,
        shape=dict(setup.problem.shape),
        plain=setup.problem.plain,
    )
    if link.step is None:
        return tree_svg(searched, paper=True)
    if run.outcome is Unsolved.BUDGET and budget == MOST_NODES and link.step >= run.record.expanded:
        raise BadInput("step", message("command.picture.too_far", step=link.step, most=MOST_NODES))
    return tree_svg(searched, after(searched, link.step), paper=True)

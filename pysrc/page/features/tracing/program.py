"""A traced program shown as an algorithm, with the textbook algorithm beside it."""

from page.features.tracing.choice import entry, offering, options_for
from page.options.two_links import common
from page.text import words

WANTED = ("problem", "algorithm", "heuristic")  # options that must not be replaced


async def open_program(context, text, request, options):
    """Run a program on the problem of these options, and show its search as the first one.

    `request`: the arguments of `worker.open_observed`, with `against`, the textbook algorithm. Return the worker's
    answer; None: another search was opened meanwhile.
    """
    catalog, stage, code = context.catalog, context.first, context.worker.code
    against = request["against"]
    texts = words.each("homework.", ("label", "summary"))
    texts.update(words.each("own.", ("not_proved", "not_known")), source=words.text("own.reference"))
    catalog.refresh(offering(catalog.listed, entry(catalog.algorithms[against], texts)))
    code.program = {"text": text, "against": against, "request": request, "halted": False}
    wanted = stage.choices.whole(options_for(catalog, options))
    stage.setup.fill(wanted)
    chosen = WANTED if options.get("heuristic") else WANTED[:2]  # a graph may lack the values of the default one
    return await context.scope.wait(stage.opening.open(wanted, 0, None, None, chosen))


def open_book(context, against, options=None):
    """Open the textbook algorithm as the second search, and return its options."""
    shown = context.first.shown
    book = common(context.catalog, shown, dict(options or shown, algorithm=against))
    context.openings.beside(book)
    return book

"""A program shown in the place of an algorithm, and the book's algorithm beside it."""

from page.choice.two_links import common
from page.features.observing.choice import entry, meant, offering
from page.text import words

WANTED = ("problem", "algorithm", "heuristic")  # they do not give way


async def open_program(context, text, request, options):
    """Have a program run on the problem of these options, and show its search as the first one.

    `request`: what `worker.open_observed` takes, with `against`, the book's algorithm. Returns the worker's answer;
    None: another search was asked for meanwhile.
    """
    catalog, stage, against = context.catalog, context.first, request["against"]
    texts = words.each("homework.", ("label", "summary"))
    texts.update(words.each("own.", ("not_proved", "not_known")), source=words.text("own.reference"))
    catalog.refresh(offering(catalog.listed, entry(catalog.algorithms[against], texts)))
    context.worker.program = {"text": text, "against": against, "request": request, "halted": False}
    wanted = stage.choices.whole(meant(catalog, options))
    stage.setup.fill(wanted)
    return await context.scope.wait(stage.opening.open(wanted, 0, None, None, WANTED))


def open_book(context, against, options=None):
    """Open the textbook algorithm as the second search, and return its options."""
    shown = context.shown
    book = common(context.catalog, shown, dict(options or shown, algorithm=against))
    context.beside(book)
    return book

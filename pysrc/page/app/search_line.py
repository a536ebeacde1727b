"""The search as a sentence in the header: `A* on Romania from Arad to Bucharest, h straight-line distance`."""

from page.dom.elements import find
from page.stage.stage import IN_HEADER


def place(stage):
    """Move a stage's pickers and fields to their places in the sentence. A second search has no problem of its own."""
    for part in IN_HEADER:
        home = find(part[: -len("-pick")] + stage.parts.suffix + "-place")
        if home:
            home.appendChild(stage.parts(part))
            stage.parts(part).dataset.stage = str(stage.number)

"""Games: the words for game trees, which the page needs once the reader chooses one."""

from page.features.feature import Feature
from page.text import words


class Games(Feature):
    def __init__(self, context, part):
        super().__init__(context, part)
        words.catalog(context.catalog.listed)  # its games have had ids in place of texts

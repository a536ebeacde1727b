"""The recorded beginnings of the searches of the page's link: they are available before Python is.

The same solver made them (`buildtools/recording.py`): each is one answer of `open_run` and one chunk of `advance`.

Knows no document.
"""

import json

from page.text.words import option_text


class Recording:
    """`fetch()`: the recordings, each {answer, chunk}; `arrived()`: the same if they have come, or null."""

    def __init__(self, fetch, arrived):
        self._fetch, self._arrived = fetch, arrived

    async def of(self, options):
        """Return (answer, chunk) for these options; None if the search is not recorded."""
        arrived = self._arrived() or await self._fetch()  # to wait takes a turn, in which the browser may paint first
        for recorded in arrived:
            answer = json.loads(recorded.answer)
            begun = answer["options"]
            if all(option_text(value) == option_text(begun.get(name)) for name, value in options.items()):
                return answer, recorded.chunk
        return None

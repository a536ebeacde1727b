"""The recorded beginning of the search on which the page opens unasked: there before Python is.

It was made by the same solver (`buildtools/recording.py`), and is one answer of `open_run` and one chunk of `advance`.

Knows no document.
"""

import json

from page.text.words import option_text


class Recording:
    """`fetch()`: the recording's file as {answer, chunk}, or null where there is none; `there()`: at once what has come
    of it, or null.
    """

    def __init__(self, fetch, there):
        self._fetch, self._there = fetch, there

    async def of(self, options):
        """(answer, chunk) for these options; None, where another search was recorded."""
        recorded = self._there() or await self._fetch()  # to wait takes a turn, in which the browser may paint first
        if recorded:
            answer = json.loads(recorded.answer)
            begun = answer["options"]
            if all(option_text(value) == option_text(begun.get(name)) for name, value in options.items()):
                return answer, recorded.chunk
        return None

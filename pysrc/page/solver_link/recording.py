"""The recorded beginning of the default search: it is available before Python is.

The same solver made it (`buildtools/recording.py`): one answer of `open_run` and one chunk of `advance`.

Knows no document.
"""

import json

from page.text.words import option_text


class Recording:
    """`fetch()`: the recording as {answer, chunk}, or null without one; `arrived()`: what has come, or null."""

    def __init__(self, fetch, arrived):
        self._fetch, self._arrived = fetch, arrived

    async def of(self, options):
        """Return (answer, chunk) for these options; None if another search was recorded."""
        recorded = self._arrived() or await self._fetch()  # to wait takes a turn, in which the browser may paint first
        if recorded:
            answer = json.loads(recorded.answer)
            begun = answer["options"]
            if all(option_text(value) == option_text(begun.get(name)) for name, value in options.items()):
                return answer, recorded.chunk
        return None

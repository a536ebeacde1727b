"""Text from outside, within the limits of the page's Python: how deep JSON is, and how long a file is.

MicroPython's functions that go through nested data recurse until the browser's stack ends.
"""

import json

from page.text import words

try:
    from page.dom.seam import seam

    is_deeper = seam.isDeeperThan  # web/text/foreign.js
except ImportError:  # CPython: the tests

    def is_deeper(most, text):
        """Return False: CPython's parser has its own limit."""
        return False


DEEPEST = 100  # as in web/text/foreign.js
LONGEST = 1_000_000  # characters of a lesson, a challenge, a list of starts
LONGEST_DOCUMENT = 300_000  # of a graph or a grid: one of 512 by 512 cells has 262,656


def read_json(text):
    """Parse JSON. Raises ValueError, also if it is nested too deeply."""
    if is_deeper(DEEPEST, text):
        raise ValueError("depth")
    return json.loads(text)


async def text_of(file, longest=LONGEST):
    """Return (text, None) of a chosen file, or (None, a sentence that says why it was refused)."""
    text = await seam.textWithin(file, longest)
    if text is None:
        return None, words.text("file.too_long", file=words.cut(file.name), most=longest)
    return text, None

"""Text that somebody else wrote, as the page's Python takes it: JSON no deeper, and files no longer, than it can hold.

MicroPython's functions that go through nested data recurse until the browser's stack ends.
"""

import json

import words

try:
    from seam import seam

    is_deeper = seam.isDeeperThan  # web/foreign.js
except ImportError:  # CPython: the tests

    def is_deeper(most, text):
        """Its own parser has a limit."""
        return False


DEEPEST = 100  # as in web/foreign.js
LONGEST = 1_000_000  # characters of a lesson, a challenge, a list of starts
LONGEST_DOCUMENT = 300_000  # of a graph or a grid: one of 512 by 512 cells has 262,656


def read_json(text):
    """The data of a JSON text. Raises ValueError, also where it is nested too deeply."""
    if is_deeper(DEEPEST, text):
        raise ValueError("depth")
    return json.loads(text)


async def text_of(file, longest=LONGEST):
    """(text, None) of a file that was chosen, or (None, a sentence that says why it is not taken)."""
    text = await seam.textWithin(file, longest)
    if text is None:
        return None, words.text("file.too_long", file=words.cut(file.name), most=longest)
    return text, None

"""The state that an exercise leaves with the surrounding page: what was done, and the link to what is shown.

Knows no document.
"""

import json

from page.dom.foreign_text import read_json

# Option of a link → the exercise, a feature, that it opens
EXERCISES = {"challenge": "challenges", "lesson": "lessons", "lines": "reorder", "predict": "predict"}
LONGEST = 3800  # characters: some learning platforms keep no more
VERSION = 1


def packed(activity, done, link):
    """Return the state as JSON text, without the link if that is too long; None if it is still too long.

    Its first key is always the same, because OpenDSA uses it as the exercise's name. MicroPython's dicts have no order.
    """
    for fragment in (link, ""):
        rest = json.dumps({"activity": activity, "done": done, "link": fragment})
        text = '{"searchlight": %d, %s' % (VERSION, rest[1:])
        if len(text) <= LONGEST:
            return text
    return None


def unpacked(text):
    """Return (activity, done, link) of such a text; None if it is invalid or a later version's."""
    try:
        state = read_json(text)
    except ValueError:
        return None
    if not isinstance(state, dict) or state.get("searchlight") != VERSION:
        return None
    activity, done, link = state.get("activity"), state.get("done"), state.get("link")
    if not isinstance(activity, str) or not isinstance(done, dict) or not isinstance(link, str):
        return None
    return activity, done, link

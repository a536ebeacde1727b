"""The options of links that belonged to removed features. Their links open without them, and one sentence says so.

Knows no document.
"""

from page.text import words

# Option → the feature that is gone, as its sentence's id has it
GONE = {
    "ask": "poll", "sync": "sync", "b.step": "sync", "colour": "tree_tools", "hide": "tree_tools", "path": "tree_tools",
    "expand": "tree_tools", "note": "tree_tools", "b.path": "tree_tools", "b.expand": "tree_tools",
    "b.note": "tree_tools", "program": "program",
}  # fmt: skip
STILL = (("sync", "expansions"),)  # what such options may say because it is so anyway


def take_gone(options):
    """Take these options out of a link's. Return a sentence for each feature that is gone."""
    features = []
    for option, feature in GONE.items():
        value = options.pop(option, None)
        if value is not None and (option, value) not in STILL and feature not in features:
            features.append(feature)
    return [words.text("link.gone." + feature) for feature in features]

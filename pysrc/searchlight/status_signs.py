"""The sign of each status, wherever a node is a text: in a notebook's picture, on a worksheet and in its key.

The page draws the same signs (`mark` in web/canvas/status_styles.js); a test holds the two together.
"""

from typing import Final

SIGNS: Final = {  # by the name of the look
    "duplicate": "/",
    "cycle": "↺",
    "stale": "×",
    "superseded": "//",
    "cutoff": "⊥",
    "goal": "◎",
    "forgotten": "–",
    "cut": "/",
}

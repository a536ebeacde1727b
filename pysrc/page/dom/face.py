"""A state's picture, for any kind of state; `web/faces` draws it."""

import json

from page.dom.seam import seam
from page.text import words


class Face:
    """A picture in one place: `load` a search's shape of states, then `show` entries."""

    def __init__(self, host):
        self.host = host
        self.shape = self.picture = None

    def load(self, shape):
        shape_json = json.dumps(shape)
        if shape_json == self.shape:
            return
        self.drop()
        self.shape, self.picture = shape_json, seam.createFace(self.host, shape_json)

    def drop(self):
        """Remove the picture, with what watches its size and the page's colours."""
        if self.picture:
            self.picture.destroy()
        self.shape = self.picture = None

    def show(self, entry, glides=False):
        """Show a node (web/table/entries.js). `glides`: animate from the state that is shown."""
        self.picture.show(json.dumps(entry.get("cells") or entry["label"]), glides)


def editor(host, shape, title, on_change):
    """Make the editable picture beside the text of a state."""
    return seam.createFaceEditor(
        host, json.dumps(shape), json.dumps(dict(words.under("face."), title=title)), on_change
    )

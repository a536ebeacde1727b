"""A state's picture, whatever kind of state it is: `web/faces` draws it."""

import json

import words
from seam import seam


class Face:
    """The picture in one place of the page: `load` another search's shape of states, then `show` one entry or more."""

    def __init__(self, host):
        self.host = host
        self.shape = self.picture = None

    def load(self, shape):
        told = json.dumps(shape)
        if told == self.shape:
            return
        if self.picture:
            self.picture.destroy()
        self.shape, self.picture = told, seam.createFace(self.host, told)

    def show(self, entry, glides=False):
        """`entry`: a node as web/table/entries.js tells it. `glides`: from the state that is shown."""
        self.picture.show(json.dumps(entry.get("cells") or entry["label"]), glides)


def editor(host, shape, title, on_change):
    """What stands beside the text of a state, where states of this shape can be changed by hand."""
    return seam.createFaceEditor(host, json.dumps(shape), json.dumps(dict(words.FACES, title=title)), on_change)

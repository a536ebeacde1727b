"""Flags at the slider for steps with notes. The list of notes has the same texts."""

import json

from page.dom.elements import make


def show_flags(transport, sides):
    """`sides`: the stages' tree tools, of which those that this transport moves have their notes at its slider."""
    most = int(float(transport.slider.max or 0))
    steps = [(note.step, note.text) for side in sides for note in side.pins.notes if note.row is None]
    track = transport.slider.parentElement
    flags = track.querySelector(".note-flags")
    if flags is None and not steps:
        return
    if flags is None:
        flags = make("div", className="note-flags")
        flags.setAttribute("aria-hidden", "true")
        track.appendChild(flags)
    drawn = json.dumps([steps, most])
    if flags.getAttribute("data-told") != drawn:
        flags.dataset.told = drawn
        flags.replaceChildren(*[_flag(step / max(1, most), text) for step, text in steps if step <= most])


def _flag(share, text):
    """Make a flag; `share`: its place on the path of the middle of the slider's thumb, from 0 to 1."""
    flag = make("i", title=text)
    flag.style.left = "calc(8px + (100%% - 16px) * %f)" % share
    return flag

"""What a link says of the tree tools: of both trees `colour` and `hide`, of each what names its nodes and moments."""

from notes import read, told
from seam import seam
from two_links import PREFIX

COLOUR, HIDE, DUPLICATES = "colour", "hide", "duplicates"
OWN = ("collapse", "path", "expand", "note")  # options that each search has for itself
PREFIXES = ("", PREFIX)


def asked(said):
    """Those of a link's options that are the tree tools'."""
    return [name for name in said if name in (COLOUR, HIDE) or name.replace(PREFIX, "") in OWN]


def tell(guest):
    """Has the address say what the tools show (tools.py)."""
    say = guest.page.address.tell
    say(COLOUR, guest.colours.name or None)
    say(HIDE, DUPLICATES if guest.without else None)
    for place, prefix in enumerate(PREFIXES):
        side = guest.sides[place] if place < len(guest.sides) else None
        said = side.wishes.said() if side else {}
        notes = told(side.pins.notes) if side else None
        said["note"] = seam.escaped(notes) if notes else None
        for option in OWN:
            say(prefix + option, said.get(option))


def take(guest, said):
    """Has the tools show what a link says. Returns the pairs (option, value) that mean nothing."""
    wrong = []
    if not guest.colours.choose(said.get(COLOUR, "")):
        wrong.append((COLOUR, said[COLOUR]))
    guest.without = said.get(HIDE) == DUPLICATES
    if HIDE in said and not guest.without:
        wrong.append((HIDE, said[HIDE]))
    for place, side in enumerate(guest.sides):
        prefix = PREFIXES[place]
        mine = {option: said[prefix + option] for option in OWN if prefix + option in said}
        pair = side.wishes.read(mine)
        if pair:
            wrong.append((prefix + pair[0], pair[1]))
        notes, line = read(mine.get("note", ""))
        side.pins.take(notes)
        if line is not None:
            wrong.append((prefix + "note", line))
    return wrong

"""The tree tools in links: `colour` and `hide` for both trees, and for each tree its nodes, moments and notes."""

from page.dom.seam import seam
from page.features.tree_tools.notes import link_text, read
from page.options.two_links import PREFIX

COLOUR, HIDE, DUPLICATES = "colour", "hide", "duplicates"
OWN = ("collapse", "path", "expand", "note")  # options that each search has separately
PREFIXES = ("", PREFIX)


def named_in(values):
    """The options in a link that belong to the tree tools."""
    return [name for name in values if name in (COLOUR, HIDE) or name.replace(PREFIX, "") in OWN]


def tell(feature):
    """Write what the tools show into links."""
    say = feature.context.tell
    say(COLOUR, feature.colours.name or None)
    say(HIDE, DUPLICATES if feature.without else None)
    for place, prefix in enumerate(PREFIXES):
        side = feature.sides[place] if place < len(feature.sides) else None
        values = side.wishes.values() if side else {}
        notes = link_text(side.pins.notes) if side else None
        values["note"] = seam.escaped(notes) if notes else None
        for option in OWN:
            say(prefix + option, values.get(option))


def take(feature, values):
    """Apply a link's options. Return the pairs (option, value) that are invalid."""
    wrong = []
    if not feature.colours.choose(values.get(COLOUR, "")):
        wrong.append((COLOUR, values[COLOUR]))
    feature.without = values.get(HIDE) == DUPLICATES
    if HIDE in values and not feature.without:
        wrong.append((HIDE, values[HIDE]))
    for place, side in enumerate(feature.sides):
        prefix = PREFIXES[place]
        mine = {option: values[prefix + option] for option in OWN if prefix + option in values}
        pair = side.wishes.read(mine)
        if pair:
            wrong.append((prefix + pair[0], pair[1]))
        notes, line = read(mine.get("note", ""))
        side.pins.take(notes)
        if line is not None:
            wrong.append((prefix + "note", line))
    return wrong

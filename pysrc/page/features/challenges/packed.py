"""A lecturer's challenge or lesson as a whole in a link: its JSON text, packed, behind `packed:`."""

from page.dom.seam import seam

PACKED = "packed:"
LONGEST = 6_000  # letters: the search is in the link, too, and many a program cuts longer ones


def is_packed(part):
    return part.startswith(PACKED)


async def packed(scope, text):
    """A text packed for a link; None if it is too long."""
    part = PACKED + await scope.wait(seam.pack(text))
    return part if len(part) <= LONGEST else None


async def unpacked(scope, part):
    """The text; None where the link was cut off."""
    return await scope.wait(seam.unpack(part[len(PACKED) :]))

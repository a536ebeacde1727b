"""A lecturer's challenge or lesson as a whole in a link: its JSON text, packed, behind `packed:`."""

from page.dom.seam import seam

PACKED = "packed:"
LONGEST = 6_000  # letters: the search is in the link, too, and many a program cuts longer ones


def is_packed(part):
    return part.startswith(PACKED)


async def packed(scope, text):
    """What a link says of a text; None where it is too long for one."""
    part = PACKED + await scope.wait(seam.pack(text))
    return part if len(part) <= LONGEST else None


async def unpacked(scope, part):
    """The text; None where the link was cut off."""
    return await scope.wait(seam.unpack(part[len(PACKED) :]))

"""A lecturer's whole challenge or lesson in a link: its JSON text, packed, after `packed:`."""

from page.dom.seam import seam

PACKED = "packed:"
LONGEST = 6_000  # characters: the link also has the search, and some applications cut long links


def is_packed(part):
    return part.startswith(PACKED)


async def packed(scope, text):
    """Pack a text for a link; None if it is too long."""
    part = PACKED + await scope.wait(seam.pack(text))
    return part if len(part) <= LONGEST else None


async def unpacked(scope, part):
    """Unpack a text; None if the link was cut off."""
    return await scope.wait(seam.unpack(part[len(PACKED) :]))

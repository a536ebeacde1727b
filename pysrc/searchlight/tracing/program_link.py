"""The link that opens a program on the page beside the textbook search; it runs when the reader presses a button."""

import base64
import zlib
from typing import Final

from searchlight.links import PAGE, page_link
from searchlight.options import Values
from searchlight.tracing.proposed_assignment import declaring
from searchlight.tracing.watch.session import Request

PROGRAM: Final = "own:your-program"  # the algorithm that is a program (pysrc/page/options/catalog.py)
LONGEST: Final = 8_000  # characters of a link: some applications cut longer ones


def program_link(values: Values, request: Request, step: int, page: str = PAGE) -> str:
    """A link to the program and the textbook search at their first difference, after `step` expansions.

    If the program is too long for a link, the link opens the textbook search alone.
    """
    textbook = {**values, "algorithm": request.against or values["algorithm"]}
    parts = [page_link({**values, "algorithm": PROGRAM}, 0, page).removesuffix("&step=0")]
    parts += [f"b.algorithm={textbook['algorithm']}", f"code={packed(request.text)}"]
    if declared := declaring(request):
        parts.append(f"assignment={packed(declared)}")
    whole = "&".join(parts)
    return whole if len(whole) <= LONGEST else page_link(textbook, step, page)


def packed(text: str) -> str:
    """Encode a text for a link: UTF-8, raw deflate, base64url (as in web/links/packing.js)."""
    press = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS)
    return base64.urlsafe_b64encode(press.compress(text.encode()) + press.flush()).decode().rstrip("=")

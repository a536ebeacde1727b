"""Files of the reader's own code, and a file as a link has it."""

import zlib
from base64 import urlsafe_b64encode

# Round the guard of imports, as anyone can, to the worker's own global object.
ROUND_THE_GUARD = "import sys\nm = sys.modules\njs = m['js']\nneed = m['_frozen_importlib']._gcd_import\n"
# A call as if the page had made it.
FAKE = "{ data: { call: 1, name: 'started_from', values: [] } }"
FAR = """def far(state, goal):
    print("far from", state[0])
    return sum(a != b for a, b in zip(state, goal) if a)
"""


def part(text: str) -> str:
    """A text as a link has it."""
    packer = zlib.compressobj(wbits=-15)
    return urlsafe_b64encode(packer.compress(text.encode()) + packer.flush()).decode().rstrip("=")

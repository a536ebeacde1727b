"""A file of the reader's own code, and a file as a link has it."""

import zlib
from base64 import urlsafe_b64encode

FAR = """def far(state, goal):
    print("far from", state[0])
    return sum(a != b for a, b in zip(state, goal) if a)
"""


def part(text: str) -> str:
    """A text as a link has it."""
    packer = zlib.compressobj(wbits=-15)
    return urlsafe_b64encode(packer.compress(text.encode()) + packer.flush()).decode().rstrip("=")

"""Signed frames on a pipe: a kind, a length, and a signature over both, the payload and the frame's number.

The secret stops everything that only writes to open files: print, os.write to any number, a child that inherited the
pipe. It does not stop a program that searches the memory of its own process for the secret. A frame is therefore only a
claim, and is verified (verification.py).
"""

import hashlib
import hmac
import os
from collections.abc import Callable
from typing import Final, NamedTuple

SECRET_BYTES: Final = 32
SIGNATURE_BYTES: Final = 32
LENGTH_BYTES: Final = 8
MOST_BYTES: Final = 128 * 2**20  # in a payload

# Kinds. BEGUN is sent before any code of the program runs, FAILED if the observer fails.
BEGUN, OVER, REPORT, REFUSED, FAILED = b"B", b"O", b"R", b"X", b"F"
KINDS: Final = (BEGUN, OVER, REPORT, REFUSED, FAILED)
OUT_OF_MEMORY: Final = 90  # exit status of a program's process that has no memory left for its report


class Frame(NamedTuple):
    """`kind`: one of KINDS."""

    kind: bytes
    payload: bytes


class Spoilt(Exception):  # noqa: N818 - it is a state of the pipe
    """The pipe contained data that is not a frame."""


def sender(secret: bytes, file_number: int) -> Callable[[bytes, bytes], None]:
    """A function that sends a frame of this kind with this payload."""
    count = 0

    def send(kind: bytes, payload: bytes = b"") -> None:
        nonlocal count
        left = memoryview(_signed(secret, count, kind, payload) + kind + _length(payload) + payload)
        count += 1
        while left:
            left = left[os.write(file_number, left) :]

    return send


def receive(secret: bytes, number: int, read: Callable[[int], bytes]) -> Frame | None:
    """The next frame; None at the end. `number`: the frame's, from 0; `read(n)`: at most n bytes, none at the end.

    Raises Spoilt for anything else.
    """
    head = _exactly(SIGNATURE_BYTES + 1 + LENGTH_BYTES, read)
    if not head:
        return None
    signature, kind = head[:SIGNATURE_BYTES], head[SIGNATURE_BYTES : SIGNATURE_BYTES + 1]
    length = int.from_bytes(head[-LENGTH_BYTES:], "big")
    if len(head) < SIGNATURE_BYTES + 1 + LENGTH_BYTES or kind not in KINDS or length > MOST_BYTES:
        raise Spoilt
    payload = _exactly(length, read)
    if len(payload) < length or not hmac.compare_digest(signature, _signed(secret, number, kind, payload)):
        raise Spoilt
    return Frame(kind, payload)


def _signed(secret: bytes, number: int, kind: bytes, payload: bytes) -> bytes:
    head = number.to_bytes(LENGTH_BYTES, "big") + kind + _length(payload)
    return hashlib.blake2b(head + payload, key=secret, digest_size=SIGNATURE_BYTES).digest()


def _length(payload: bytes) -> bytes:
    return len(payload).to_bytes(LENGTH_BYTES, "big")


def _exactly(count: int, read: Callable[[int], bytes]) -> bytes:
    """Read `count` bytes, or fewer at the end."""
    parts, left = [], count
    while left and (part := read(min(left, 2**20))):
        parts.append(part)
        left -= len(part)
    return b"".join(parts)

"""Pseudo-random numbers that depend only on texts, so that they are the same on every machine.

FNV-1a over the text, then the finaliser of MurmurHash3 (both public domain), so that texts which differ in one letter
have unrelated numbers.

Knows no document.
"""

MASK = 0xFFFFFFFF


def number(*parts):
    """A number from 0 to 2³² − 1, always the same for the same parts."""
    mixed = 2166136261
    for letter in "/".join([str(part) for part in parts]):
        mixed = ((mixed ^ ord(letter)) * 16777619) & MASK
    mixed ^= mixed >> 16
    mixed = (mixed * 0x85EBCA6B) & MASK
    mixed ^= mixed >> 13
    mixed = (mixed * 0xC2B2AE35) & MASK
    return mixed ^ (mixed >> 16)


def shuffled(things, *parts):
    """Return a shuffled copy of a list."""
    keyed = [(number(at, *parts), at) for at in range(len(things))]
    return [things[at] for _, at in sorted(keyed)]

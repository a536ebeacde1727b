"""Answer codes: eight characters that a student reads out, types or pastes; they name the question and the answer.

    K 7   B   4 9 X W   4
    │     │   │         └ check character
    │     │   └ the page's number for this question: a repeated code is noticed, a changed answer replaces the former
    │     └ the answer, and in which vote it was given
    └ the question's code, shown beside the question

The 32 characters are the elements of GF(2⁵) with x⁵ + x² + 1 (so x = 2 generates it). The sum Σ aᵢ·xⁱ over a code
a₇ … a₀ is 0: a Reed–Solomon code with one check character. x⁰ … x⁷ are all different, and none is 0. So one wrong
character changes the sum, and so do two that are swapped.

Knows no document.
"""

from page.text.language import message

SIGNS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"  # without 0, O, 1 and I
LENGTH, CODE, NONCE = 8, 2, 4  # characters: in all, of the question's code, of the page's number
CODES, NONCES = 32**CODE, 32**NONCE
MOST_ANSWERS, VOTES = 8, 4  # 32 values of the character for the answer
BETWEEN = " \t-–·.,;"  # separators that people put between or after characters
SCREEN = 0b100101  # x⁵ + x² + 1


class Slip:
    """`code`: two characters; `answer`: from 0; `vote`: 0 the first, 1 the second; `nonce`: below NONCES."""

    def __init__(self, code, answer, vote, nonce):
        self.code, self.answer, self.vote, self.nonce = code, answer, vote, nonce


def written(slip):
    """The eight characters of an answer code."""
    text = slip.code + SIGNS[slip.answer * VOTES + slip.vote] + _signs(slip.nonce, NONCE)
    return text + SIGNS[_sum(text + SIGNS[0])]  # the sum is in GF(2ⁿ), where − is +


def spaced(text):
    """The answer code in groups, for reading aloud."""
    return text[:4] + " " + text[4:]


def code_of(number):
    """The code of a question: two characters that depend on a number."""
    return _signs(number % CODES, CODE)


def read(line):
    """Return (Slip, None), or (None, message) if a line is not an answer code; (None, None) for an empty line.

    Text before a colon is ignored, because a chat puts the sender there, and so are separators.
    """
    text = "".join([sign for sign in line.rpartition(":")[2].strip().upper() if sign not in BETWEEN])
    if not text:
        return None, None
    foreign = [sign for sign in text if sign not in SIGNS]
    if foreign:
        return None, message("ask.slip.sign", sign=foreign[0])
    if len(text) != LENGTH:
        return None, message("ask.slip.length", count=len(text), length=LENGTH)
    if _sum(text):
        return None, message("ask.slip.mistyped")
    chosen = SIGNS.index(text[CODE])
    nonce = _number(text[CODE + 1 : CODE + 1 + NONCE])
    return Slip(text[:CODE], chosen // VOTES, chosen % VOTES, nonce), None


def _signs(number, count):
    text = ""
    for _ in range(count):
        number, rest = number // len(SIGNS), number % len(SIGNS)
        text = SIGNS[rest] + text
    return text


def _number(text):
    number = 0
    for sign in text:
        number = number * len(SIGNS) + SIGNS.index(sign)
    return number


def _sum(text):
    """Σ aᵢ·xⁱ, the last sign being a₀ (Horner's rule)."""
    total = 0
    for sign in text:
        total <<= 1
        if total & len(SIGNS):
            total ^= SCREEN
        total ^= SIGNS.index(sign)
    return total

"""Count answer codes, one per line, and say why some do not count.

Knows no document.
"""

from page.features.poll.slip import read
from page.text.language import message


class Count:
    """`counts`: how many chose each answer; `complaints`: (line number, message) of lines that were not counted."""

    def __init__(self, answers):
        self.counts = [0] * answers
        self.complaints = []

    @property
    def total(self):
        return sum(self.counts)


def count(text, code, vote, answers):
    """The Count of one vote on the question with this code; `answers`: the number of its answers.

    A page has one number per question: a repeated code counts once, and a changed answer replaces the earlier one.
    """
    counted = Count(answers)
    latest = {}  # page's number → (line, answer)
    for at, line in enumerate(text.split("\n")):
        slip, why = read(line)
        why = why or (slip and _unfitting(slip, code, vote, answers))
        if why:
            counted.complaints.append((at + 1, why))
        elif slip:
            before = latest.get(slip.nonce)
            if before:
                name = "ask.slip.twice" if before[1] == slip.answer else "ask.slip.changed"
                counted.complaints.append((at + 1, message(name, line=before[0])))
            latest[slip.nonce] = (at + 1, slip.answer)
    for _, answer in latest.values():
        counted.counts[answer] += 1
    return counted


def _unfitting(slip, code, vote, answers):
    """Why an answer code does not belong to this vote, as a message; None if it does."""
    if slip.code != code:
        return message("ask.slip.other", theirs=slip.code, ours=code)
    if slip.vote != vote:
        return message("ask.slip.vote", vote=slip.vote + 1)
    if slip.answer >= answers:
        return message("ask.slip.answer")
    return None


def percent(part, whole):
    """The rounded percentage; 0 if the whole is 0."""
    return (200 * part + whole) // (2 * whole) if whole else 0

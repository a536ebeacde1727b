"""Faults of a lecturer's lesson in sentences with their places.

Knows no document.
"""

from page.text import words

WHOLE = "lesson"  # the place of a fault of the whole file; other places follow it and a dot


def faults(errors):
    """A sentence for each fault."""
    return [_fault(error["field"], words.sentence(error)) for error in errors]


def _fault(field, sentence):
    if field == WHOLE:
        return words.text("lessons.wrong_whole", sentence=sentence)
    if field.startswith(WHOLE + "."):
        return words.text("lessons.wrong_place", place=words.cut(field[len(WHOLE) + 1 :]), sentence=sentence)
    return words.sentence_on(field, sentence)

"""The share of correctly answered questions, as reported to a surrounding page, and the text that restores it.

A full score takes ENOUGH questions, or all if there are fewer. Knows no document.
"""

ENOUGH = 10
MOST = 400  # answers that are kept
SIGNS = {"+": True, "-": False}


def share(right, answered, total=ENOUGH):
    """The share of right answers; `total`: the number of questions, if it is known."""
    return right / max(answered, min(total, ENOUGH), 1)


def questions(plan):
    """The number of questions in a search, up to ENOUGH; ENOUGH if its end is unknown."""
    count, at = 0, 0
    while count < ENOUGH:
        block = plan.block(at)
        if block is None:
            return ENOUGH
        count += len(block)
        if plan.ends_behind(at):
            return count
        at = plan.after(at)
    return ENOUGH


def written(answers):
    """Write {step: whether the answer was right} as a text: `3+12-`."""
    parts = ["%d%s" % (step, "+" if answers[step] else "-") for step in sorted(answers)]
    return "".join(parts[:MOST])


def read(text):
    """Read the answers from such a text, ignoring invalid parts."""
    answers, digits = {}, ""
    for sign in text if isinstance(text, str) else "":
        if sign in SIGNS and digits and len(digits) < 10:
            answers[int(digits)] = SIGNS[sign]
            digits = ""
        elif sign in "0123456789":
            digits += sign
        else:
            break
    return answers

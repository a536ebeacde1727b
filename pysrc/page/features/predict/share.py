"""The share of the questions that were answered correctly, as a page around this one hears it; and what restores it.

A few questions that were chosen are not enough for a whole score: it takes ENOUGH, or all there are. Knows no document.
"""

ENOUGH = 10
MOST = 400  # answers that are kept
SIGNS = {"+": True, "-": False}


def share(right, answered, total=ENOUGH):
    """`there`: how many questions there are, where that is known."""
    return right / max(answered, min(total, ENOUGH), 1)


def questions(plan):
    """How many questions a whole search has, counted up to ENOUGH; ENOUGH where it is not known to its end."""
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
    """Return {step: whether it was right} as a text: `3+12-`."""
    parts = ["%d%s" % (step, "+" if answers[step] else "-") for step in sorted(answers)]
    return "".join(parts[:MOST])


def read(text):
    """Return the answers of such a text, as far as it is one."""
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

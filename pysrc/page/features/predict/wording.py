"""The texts of questions: a node's numbers, and the verdict on an answer."""

from page.text import words
from page.text.language import texts


def prompt(question):
    return texts.sentence(question.prompt)


def numbers(node, rules):
    """A node's row and the value that decides its place in the frontier."""
    key = rules.key or "depth"
    if key == "f" and node["g"] + (node["h"] or 0) != node["priority"]:
        key = "other"
    values = {"value": node["priority"], "g": node["g"], "h": node["h"], "depth": node["depth"]}
    text = "#%d · %s" % (node["row"], words.text("predict.numbers." + key, **values))
    return text + " · " + words.text("predict.stale") if node["stale"] else text


def verdict(question, value, right):
    """Sentences about an answer: whether it is right, the right one if not, and why. `value` None: skipped."""
    if right:
        sentences = [words.text("predict.right")]
    else:
        answer = texts.text_of(question.answer)
        sentences = [words.text("predict.passed" if value is None else "predict.wrong")]
        sentences.append(words.text("predict.answer_is", answer=answer))
    return sentences + [texts.sentence(each) for each in question.reasons(value)]


def typed_number(text):
    """Read a typed number with a point or a comma; None if it is invalid."""
    try:
        return float(text.strip().replace(",", "."))
    except ValueError:
        return None

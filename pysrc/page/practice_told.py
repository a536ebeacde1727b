"""Questions in words: what is asked, a node's numbers, and what is said of an answer."""

import words
from language import texts


def prompt(question):
    return texts.told(question.prompt)


def numbers(node, rules):
    """What a node is chosen by: its number, and what decides its place."""
    key = rules.key or "depth"
    if key == "f" and node["g"] + (node["h"] or 0) != node["priority"]:
        key = "other"
    values = {"value": node["priority"], "g": node["g"], "h": node["h"], "depth": node["depth"]}
    told = "#%d · %s" % (node["row"], words.text("predict.numbers." + key, **values))
    return told + " · " + words.text("predict.stale") if node["stale"] else told


def verdict(question, value, right):
    """[sentence] on an answer: how it is, what is right where it is not, and why. `value` None: it was gone past."""
    if right:
        said = [words.text("predict.right")]
    else:
        answer = texts.text_of(question.answer)
        said = [words.text("predict.passed" if value is None else "predict.wrong")]
        said.append(words.text("predict.answer_is", answer=answer))
    return said + [texts.told(each) for each in question.reasons(value)]


def typed_number(text):
    """A number as one types it, with a point or a comma; None: it is none."""
    try:
        return float(text.strip().replace(",", "."))
    except ValueError:
        return None

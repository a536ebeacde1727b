"""Sentences about an opened file: its mistakes, its omissions, its size."""

from page.text import words
from page.text.language import texts

COMFORTABLE = 1_000_000  # nodes; with more, a movement takes longer than a frame (docs/explanation/performance.md)
BEFORE = ("too_many", "too_long")  # faults whose numbers need no further sentence


def fault(name, problem):
    """The sentence for a fault {"id", "values"} (web/features/importing/fault.js)."""
    values = {key: words.cut(value) if isinstance(value, str) else value for key, value in problem["values"].items()}
    sentence = texts.say("import.fault." + problem["id"], values)  # one of the values may be called "name"
    return words.text("import.refused", file=words.cut(name), sentence=sentence)


def refused(name, answer):
    """The sentence for the solver's refusal of a file."""
    sentence = " ".join([words.sentence(error) for error in answer["errors"]])
    return words.text("import.refused", file=words.cut(name), sentence=sentence)


def odd(name, field):
    return words.text("import.refused", file=words.cut(name), sentence=words.text("import.fault.head", field=field))


def unknown(name, kind):
    """The sentence for an unsupported type of file."""
    sentence = "%s %s" % (words.text("import.none." + kind), words.text("import.accepted"))
    return words.text("import.refused", file=words.cut(name), sentence=sentence)


def progress(nodes, share):
    if share:
        return words.text("import.progress", nodes=nodes, percent=int(100 * share))
    return words.text("import.nodes", nodes=nodes)


def shown(name, answer):
    """Return (a sentence, further sentences) on the search from a file."""
    title = words.text("import.shown", file=words.cut(name), nodes=answer["nodes"])
    sentences = []
    if answer["nodes"] > COMFORTABLE:
        sentences.append(words.text("import.large", comfortable=COMFORTABLE))
    return title, " ".join(sentences)

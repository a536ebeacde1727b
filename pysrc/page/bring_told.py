"""What is said of a file that is opened: what is wrong with it, what was left out, how large it is."""

import words
from language import texts

COMFORTABLE = 1_000_000  # nodes: beyond them what is moved takes longer than a frame (docs/performance.md)
BEFORE = ("too_many", "too_long")  # whose numbers stand for themselves


def fault(name, told):
    """What is wrong with a file, from {"id", "values"} (web/records/fault.js)."""
    values = {key: words.cut(value) if isinstance(value, str) else value for key, value in told["values"].items()}
    sentence = texts.say("import.fault." + told["id"], values)  # one of the values may be called "name"
    return words.text("import.refused", file=words.cut(name), sentence=sentence)


def odd(name, field):
    return words.text("import.refused", file=words.cut(name), sentence=words.text("import.fault.head", field=field))


def unknown(name, kind):
    """It is none of the files that are opened here."""
    sentence = "%s %s" % (words.text("import.none." + kind), words.text("import.accepted"))
    return words.text("import.refused", file=words.cut(name), sentence=sentence)


def progress(nodes, share):
    if share:
        return words.text("import.progress", nodes=nodes, percent=int(100 * share))
    return words.text("import.nodes", nodes=nodes)


def shown(name, answer):
    """What is to be known of what is shown now: (in a sentence, in some more)."""
    title = words.text("import.shown", file=words.cut(name), nodes=answer["nodes"])
    said = []
    if answer["sample"]:
        sample = answer["sample"]
        said.append(words.text("import.sample", kept=sample["kept"], all=sample["of"], most=sample["most"]))
    if answer["nodes"] > COMFORTABLE:
        said.append(words.text("import.large", comfortable=COMFORTABLE))
    left = answer.get("left") or []
    if left:
        said.append(words.text("import.left", count=answer["leftCount"]))
        said += [_left(each) for each in left]
        if answer["leftCount"] > len(left):
            said.append(words.text("import.left_more", count=answer["leftCount"] - len(left)))
    return title, " ".join(said)


def _left(event):
    values = {key: words.cut(str(value)) for key, value in event["values"].items()}
    reason = texts.say("import.event." + event["id"], values)
    place = "import.at_line" if event.get("line") else "import.at_event"
    return words.text(place, event=event["event"] + 1, line=event.get("line") or 0, reason=reason)

"""A lesson: its texts in the reader's language, its searches at each stop; and the reader's progress.

Knows no document.
"""

import json

from page.text.language import CODE, ENGLISH

END = "end"
FAR = 10**9  # a step after every search's end
PHASES = ("predict", "run", "investigate", "modify", "make")


def localised(text):
    """A lecturer's text in the reader's language, if it has that."""
    if text is None or isinstance(text, str):
        return text or ""
    return text.get(CODE) or text.get(ENGLISH) or text[min(text)]


def shuffled(count, seed):
    """The numbers from 0 to count − 1 in an order that depends only on the seed, a text."""
    keyed = []
    for at in range(count):
        mixed = at + 1
        for letter in seed:
            mixed = (mixed * 16777619 ^ ord(letter)) & 0xFFFFFF
        keyed.append((mixed * 40503 % 65521, at))
    return [at for _, at in sorted(keyed)]


def judged(question, answer):
    """Whether an answer, the text of a field or the number of a choice, is right; None if it does not fit the
    question.
    """
    try:
        if question and "number" in question:
            return abs(float(answer) - question["number"]) < 1e-9
        choices = question["answers"] if question else []
        return bool(choices[int(answer)].get("right", False)) if 0 <= int(answer) < len(choices) else None
    except (TypeError, ValueError):
        return None


class Lesson:
    """`data`: the content of the file. `part`: its value in links; None if no link can open it."""

    def __init__(self, data, part=None, built_in=False):
        self.data, self.part, self.built_in = data, part, built_in
        self.name = data.get("id")
        self.title, self.about = localised(data["title"]), localised(data.get("about"))
        self.stops = data["stops"]
        self.challenge, self.next = data.get("challenge"), data.get("next")

    def search(self, at):
        """The searches of a stop: the lesson's options with the stop's changes."""
        stop = self.stops[at]
        options = dict(self.data["search"])
        options.update(stop.get("with") or {})
        return {"options": options, "second": stop["second"] if "second" in stop else self.data.get("second")}

    def answers(self, saved):
        """Read {number of a stop: [its answer]} from another page's data, ignoring anything invalid."""
        answers = {}
        for at, stop in enumerate(self.stops):
            answer = saved.get(str(at)) if isinstance(saved, dict) else None
            if isinstance(answer, list) and answer and judged(stop.get("question"), answer[0]) is not None:
                answers[at] = answer[:1]
        return answers

    def share(self, tried):
        """The share of its questions whose latest answer is right. `tried`: as `answers` gives them."""
        questions = {at: stop["question"] for at, stop in enumerate(self.stops) if stop.get("question")}
        right = [at for at in questions if tried.get(at) and judged(questions[at], tried[at][0])]
        return len(right) / max(len(questions), 1)

    def step(self, at):
        step = self.stops[at]["step"]
        return FAR if step == END else step


class Progress:
    """How many stops of each built-in lesson were visited. `remembered(name)`, `remember(name, text)`: the memory."""

    KEPT = "lessons"

    def __init__(self, remembered, remember):
        self.remember = remember
        self.seen = {}
        try:
            for name, count in json.loads(remembered(self.KEPT) or "{}").items():
                self.seen[name] = int(count)
        except (ValueError, TypeError, AttributeError):
            pass  # not written by this page

    def reach(self, lesson, count):
        if lesson.built_in and count > self.seen.get(lesson.name, 0):
            self.seen[lesson.name] = count
            self.remember(self.KEPT, json.dumps(self.seen))

    def of(self, name):
        return self.seen.get(name, 0)


def is_same(catalog, search, stages):
    """Whether these searches are shown: {"options", "second"} against the options of each stage."""
    both = [search["options"]]
    if search["second"] is not None:
        both.append(dict(search["options"]))
        both[1].update(search["second"])
    if len(both) != len(stages):
        return False
    for options, shown in zip(both, stages):  # noqa: B905 - MicroPython's has no strict
        wanted, _ = catalog.accept(options)
        if shown is None or catalog.telling(wanted) != catalog.telling(shown):
            return False
    return True

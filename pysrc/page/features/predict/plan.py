"""The questions of one search: which steps have one, their answers, and the texts of both.

Blocks of steps are examined when the search gets close. A full score takes ENOUGH questions, or all if there are fewer.

Knows no document.
"""

from page.features.predict import choice, of_game
from page.features.predict.questions import MAKERS, of_path
from page.features.predict.steps import Reader, Rules
from page.text import words
from page.text.language import texts

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


class Marks:
    """The first answer to a question counts; a later right answer removes the question from the list to repeat."""

    def __init__(self, first=None):
        """`first`: step → whether the first answer was right, from an earlier visit."""
        self.first = dict(first or {})
        self.answers = {}  # step → (question, value, whether it is right); value None: skipped
        self.again = []  # questions, in the order of their steps

    @property
    def answered(self):
        return len(self.first)

    @property
    def right(self):
        return sum([1 for right in self.first.values() if right])

    def note(self, question, value):
        """Note an answer; None: the question was skipped. Return whether it is right."""
        right = value is not None and question.judge(value)
        if question.step not in self.answers and value is not None and question.step not in self.first:
            self.first[question.step] = right
        self.answers[question.step] = (question, value, right)
        self.again = [each for each in self.again if each.step != question.step]
        if not right:
            self.again = sorted(self.again + [question], key=lambda each: each.step)
        return right

    def knows(self, step):
        """Whether a question was answered or skipped, in this or an earlier visit."""
        return step in self.answers or step in self.first

    def of(self, step):
        """(question, value, right) at a step, or None."""
        return self.answers.get(step)


class Plan:
    """`reader`: the search's steps.Reader; `rules`: its steps.Rules or GameRules; `seed`: a text."""

    KEPT = 30  # blocks

    def __init__(self, reader, rules, seed):
        self.reader, self.rules, self.seed = reader, rules, seed
        self.blocks = {}  # first step → {step: question}

    def needs(self, step):
        """The position that must be known to decide whether there is a question at this step."""
        first, length = choice.block_of(step)
        return first + length + 1

    def block(self, step):
        """{step: Question} of the step's block; None if too little of the search is known yet."""
        first, length = choice.block_of(step)
        if first not in self.blocks:
            steps = [self.reader.step(first + at) for at in range(-1, length + 1)]
            if None in steps[1:]:
                return None
            if len(self.blocks) > self.KEPT:
                self.blocks.clear()
            self.blocks[first] = self._made(first, steps)
        return self.blocks[first]

    def _made(self, first, steps):
        inside = [step for step in steps[1:-1] if step]
        known = {step.number: step for step in steps if step}
        weigh = of_game.worth if isinstance(self.rules, of_game.GameRules) else choice.worth
        chosen = choice.places(self.seed, first, inside, steps[0] or None, steps[-1] or None, self.rules, weigh)
        made = {}
        for number, kinds in chosen.items():
            question = self._first(kinds, number, known)
            if question:
                made[number] = question
        return made

    def _first(self, kinds, number, known):
        """The first kind of question that is possible at this step."""
        for kind in kinds:
            step, before, after = known[number], known.get(number - 1), known.get(number + 1)
            make = MAKERS.get(kind) or of_game.MAKERS[kind]
            question = make(step, before, after, self.reader, self.rules, self.seed)
            if question:
                return question
        return None

    def after(self, step):
        """The first step of the next block."""
        first, length = choice.block_of(step)
        return first + length

    def ends_behind(self, step):
        """Whether the step's block is the last one."""
        return self.reader.step(self.after(step)) is False


AHEAD = 400  # blocks without a question after which the search for one stops
LOOK_AHEAD = 12  # steps, more than a block has


def rules_of(traits, options):
    """The rules of a search, for its questions."""
    if traits.get("family") == of_game.FAMILY:
        return of_game.GameRules(traits, options)
    return Rules(traits, options.get("goal"))


class Questions:
    """Questions about the stage's current search. `earlier`: the first answers of an earlier visit, for Marks."""

    def __init__(self, part, stage, seed, catalog, earlier):
        self.stage, self.catalog, self.table = stage, catalog, stage.player.table
        self.reader = Reader(part, stage.player)
        self.plan = Plan(self.reader, rules_of(stage.player.traits, stage.choices.shown), seed)
        self.marks = Marks(earlier)

    @property
    def current(self):
        """Whether the stage still shows this search."""
        return self.stage.player.table is self.table

    def at(self, position):
        """The question at a position; None: there is none, or too little of the search is known."""
        if position is None:
            return None
        if position > self.table.stepCount:
            return of_path(position, self.stage, self.catalog)
        return (self.plan.block(position) or {}).get(position)

    def prepare(self, position):
        """Examine one step ahead with each step, so that no step has to wait for a whole block."""
        self.reader.step(position + LOOK_AHEAD)

    async def next(self, scope, is_wanted):
        """The next position whose question has no mark yet; None: there is none.

        False: another search was opened meanwhile, or `is_wanted()` is not true any more.
        """
        at = self.stage.player.position
        for _ in range(AHEAD):
            await scope.wait(self.stage.player.know(self.plan.needs(at)))
            if not (self.current and is_wanted()):
                return False
            for place in sorted(self.plan.block(at) or {}):
                if place >= at and not self.marks.knows(place):
                    return place
            if self.plan.ends_behind(at):
                break
            at = self.plan.after(at)
        finish = self.table.stepCount + 1
        is_asked = self.stage.player.supply.rests and self.at(finish) and not self.marks.knows(finish)
        return finish if is_asked else None

    def score(self):
        """(The share of right answers, what restores them) for a page around this one."""
        total = questions(self.plan) if self.stage.player.supply.rests else ENOUGH
        return share(self.marks.right, self.marks.answered, total), {"answers": written(self.marks.first)}


def prompt(question):
    return texts.sentence(question.prompt)


def numbers(node, rules):
    """A node's row and the value that decides its place in the frontier."""
    key = rules.key or "depth"
    if key == "f" and node["g"] + (node["h"] or 0) != node["priority"]:
        key = "other"
    values = {"value": node["priority"], "g": node["g"], "h": node["h"], "depth": node["depth"]}
    text = "#%d · %s" % (node["row"], words.text("predict.numbers." + key, **values))
    return text + " · " + words.text("frontier.stale") if node["stale"] else text


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

"""The answers so far, how many were right, and which questions to repeat.

Knows no document.
"""


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

"""The questions of a search, in blocks that are examined when the search gets close.

Knows no document.
"""

from page.features.predict import children, choice, ends, of_game, order

MAKERS = {
    "next-node": order.next_node, "frontier-after": order.frontier_after,
    "duplicate": children.duplicate, "f-value": children.f_value,
    "frontier-size": children.frontier_size, "goal": ends.goal,
    "next-limit": ends.next_limit,
}  # fmt: skip
MAKERS.update(of_game.MAKERS)


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
            question = MAKERS[kind](step, before, after, self.reader, self.rules, self.seed)
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

"""The lines in the pool and those in the program, each with its depth.

Knows no document.
"""

INDENT = 4
DEEPEST = 7
SEPARATOR, BETWEEN = ".", "-"  # in links: 3-1.5-2 is piece 3 at depth 1, then piece 5 at depth 2


class Lines:
    """`puzzle`: searchlight/reorder/puzzle.py's plain data. `program`: [(piece, depth)]; `pool`: pieces, by number."""

    def __init__(self, puzzle):
        self.pieces, self.puzzle = puzzle["pieces"], puzzle
        self.pool = list(puzzle["pool"])
        self.program = [(at, 0) for at, piece in enumerate(self.pieces) if piece["head"]]

    def lines_of(self, piece):
        return self.pieces[piece]["lines"]

    def is_head(self, at):
        """Whether this place of the program has a function's header, which cannot move."""
        return self.pieces[self.program[at][0]]["head"]

    def place_of(self, piece):
        """The place of a piece in the program; None: it is not in it."""
        for at, (each, _) in enumerate(self.program):
            if each == piece:
                return at
        return None

    # -- moving --------------------------------------------------------------------------------------------------------

    def put(self, piece, at, depth=None):
        """Put a piece at a place of the program, wherever it was. Return its new place.

        `depth` None: indent it as the line before requires.
        """
        before = self.place_of(piece)
        if before is not None:
            self.program.pop(before)
            at -= 1 if before < at else 0
        else:
            self.pool.remove(piece)
        at = max(1, min(at, len(self.program)))  # after the first header
        self.program.insert(at, (piece, self._fitting(at) if depth is None else clipped(depth)))
        return at

    def _fitting(self, at):
        """The depth of a line at this place: one level deeper after a block's header, else as the line before."""
        piece, depth = self.program[at - 1]
        lines = self.lines_of(piece)
        return clipped(depth + (1 if len(lines) == 1 and lines[0].endswith(":") else 0))

    def take_out(self, at):
        """Move a line back to its place in the pool. Return whether that is possible."""
        if self.is_head(at):
            return False
        piece, _ = self.program.pop(at)
        order = self.puzzle["pool"]
        self.pool.append(piece)
        self.pool.sort(key=order.index)
        return True

    def move(self, at, by):
        """Move a line one place up (−1) or down (1). Return its new place; None if it cannot move."""
        other = at + by
        if self.is_head(at) or not 1 <= other < len(self.program):
            return None
        self.program[at], self.program[other] = self.program[other], self.program[at]
        return other

    def shift(self, at, by):
        """Indent a line by one level less (−1) or more (1). Return whether that is possible."""
        piece, depth = self.program[at]
        if self.is_head(at) or clipped(depth + by) != depth + by:
            return False
        self.program[at] = (piece, depth + by)
        return True

    def drop_wrong(self):
        """Remove a wrong line for good, those in the program first. Return its piece, or None."""
        for piece in [piece for piece, _ in self.program] + self.pool:
            if self.pieces[piece]["wrong"]:
                self.program = [each for each in self.program if each[0] != piece]
                self.pool = [each for each in self.pool if each != piece]
                return piece
        return None

    # -- the program ---------------------------------------------------------------------------------------------------

    @property
    def text(self):
        """The program's text, the same as from searchlight.reorder.puzzle.Puzzle.program."""
        lines = self.puzzle["before"] + [""]
        for piece, depth in self.program:
            lines += [" " * (INDENT * depth) + line for line in self.lines_of(piece)]
        return "\n".join(lines + [""] + self.puzzle["after"]).rstrip() + "\n"

    @property
    def numbers(self):
        """The line number of each place's first line, from 1, and the number after the last line."""
        numbers = [len(self.puzzle["before"]) + 2]
        for piece, _ in self.program:
            numbers.append(numbers[-1] + len(self.lines_of(piece)))
        return numbers

    def place_of_line(self, line):
        """The place whose piece has this line of the text, or None."""
        numbers = self.numbers
        for at in range(len(self.program)):
            if numbers[at] <= line < numbers[at + 1]:
                return at
        return None

    # -- in links ------------------------------------------------------------------------------------------------------

    @property
    def link_text(self):
        """The program for links; empty while it has only the headers."""
        if len(self.program) == len([piece for piece in self.pieces if piece["head"]]):
            return ""
        return SEPARATOR.join(["%d%s%d" % (piece, BETWEEN, depth) for piece, depth in self.program])

    def take(self, text):
        """Arrange the lines from a link. Return whether the text is valid for these lines."""
        order = [_pair(part) for part in text.split(SEPARATOR)]
        heads = [at for at, piece in enumerate(self.pieces) if piece["head"]]
        if None in order or len({piece for piece, _ in order}) != len(order):
            return False
        if not all(piece < len(self.pieces) and depth <= DEEPEST for piece, depth in order):
            return False
        if [pair for pair in order if pair[0] in heads] != [(head, 0) for head in heads] or order[0][0] != heads[0]:
            return False
        self.program = [(piece, depth if piece in heads else clipped(depth)) for piece, depth in order]
        placed = [piece for piece, _ in order]
        self.pool = [piece for piece in self.puzzle["pool"] if piece not in placed]
        return True


def clipped(depth):
    """A depth of at least one, because lines are inside a function."""
    return max(1, min(depth, DEEPEST))


def _pair(part):
    numbers = part.split(BETWEEN)
    if len(numbers) != 2 or not all(_is_number(each) for each in numbers):
        return None
    return int(numbers[0]), int(numbers[1])


def _is_number(text):
    return 0 < len(text) < 3 and all(sign in "0123456789" for sign in text)


def split(text):
    """Split a link's value into (seed, order)."""
    seed, _, order = text.partition(SEPARATOR)
    return seed, order

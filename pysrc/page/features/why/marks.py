"""Go from mark to mark: iterations, layers, depths, and solutions. The ticks below the slider show them."""

from page.dom.elements import find, show
from page.text import words


class Marks:
    """The marks below the slider. `sides()`: for each of its players, `player` and `facts`."""

    def __init__(self, transport, make_ticks, sides):
        self.transport, self.sides = transport, sides
        canvas, self.iterations = find("ticks"), find("mark-iterations")
        canvas.title = words.text("why.ticks")
        self.ticks = make_ticks(canvas)
        self.commands = []  # its commands that have not run yet

    def show(self):
        """Show the ticks, and the buttons for iterations if there are any."""
        sides = [side for side in self.sides() if side.facts and side.player.loaded]
        if not sides:
            return
        show(self.iterations, any([side.facts.hasIterations() for side in sides]))  # noqa: C419 - a list for MicroPython
        second = sides[1] if len(sides) > 1 else None
        self.ticks.show(
            float(self.transport.whole), sides[0].facts.worked, sides[0].player.horizon,
            second.facts.worked if second else None, second.player.horizon if second else 0,
        )  # fmt: skip

    def go(self, what, by):
        """Go to the next mark of this kind, or (−1) the one before. Search on until there is one, or to the end."""

        def command():
            return self._go(what, by)

        self.commands = [each for each in self.commands if each in self.transport.queue] + [command]
        self.transport.do(command)

    def _go(self, what, by):
        """Move the search with the nearest mark there, or both; the other one follows."""
        if any([each not in self.commands for each in self.transport.queue]):  # noqa: C419 - a list for MicroPython
            return True  # another command was given meanwhile
        marks, waits = [], False
        for side in self.sides():
            player = side.player
            t = int(side.facts.seek(player.t, what, by))
            if t >= 0:
                marks.append((player.table.stepOfTime(t), player, t))
            elif what == "iteration" and self._recall(side, by):
                return True
            elif by > 0 and player.waits:
                waits = True
        if not marks:
            return not waits
        step = (min if by > 0 else max)([each[0] for each in marks])
        return self.transport.clock.bring([each[1:] for each in marks if each[0] == step])

    def _recall(self, side, by):
        """Offer to show an iteration again that is no longer in memory."""
        step = int(side.facts.lostStep(side.player.t, by))
        if step >= 0:
            side.player.stand(step)
        return step >= 0

"""A program that values a game, compared with the textbook algorithm.

The facts come first: its value, its move and its leaves, in their order. Points rest on them alone. Then come changes
of the textbook algorithm that would explain them.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import islice
from math import inf
from typing import Any, Final

from searchlight.errors import BadInput
from searchlight.events import Drive
from searchlight.games.changes import Played, TooLong, agrees, explaining, played, without_repeats
from searchlight.games.game import CHANCE, MAX, TURNS, AnyGame
from searchlight.games.reading import leaf_steps, unfolding
from searchlight.setup import Setup
from searchlight.texts import Message, message
from searchlight.tracing.explain.difference import Cause, Difference
from searchlight.tracing.games.roles import OF_CLASS, propose
from searchlight.tracing.names import GAME_RESULTS as RESULTS
from searchlight.tracing.replay.report import sentences
from searchlight.tracing.watch.observation import Observation
from searchlight.tracing.watch.running import observe
from searchlight.tracing.watch.session import Request
from searchlight.tracing.watch.states import Own

POSITIONS: Final = ("position", "posici", "posiç", "stellung", "state", "board")  # what a count is said to be of
MOST_POSITIONS: Final = 20_000  # of a game that are valued to see how soon it is won
SHOWN: Final = 3  # leaves in a preview
FACT: Final = "seen-"  # at the beginning of the id of a cause that was seen


@dataclass(frozen=True)
class GameComparison:
    """The program and the textbook algorithm on one game, in place of a comparison of searches."""

    noted: Observation
    setup: Setup
    request: Request

    @cached_property
    def game(self) -> AnyGame:
        return self.setup.problem  # type: ignore[return-value]

    @cached_property
    def book(self) -> Played | None:
        """What the textbook algorithm does; None if the tree is too large, or a leaf unknown."""
        try:
            return played(unfolding(self.game, self.setup.values), self.setup.algorithm.id)
        except (TooLong, BadInput):
            return None

    @cached_property
    def seen(self) -> Played:
        """What the program does. None: its result does not tell."""
        value, move = self._result() if self.noted.outcome == "solution" else (None, None)
        return Played(value, move, without_repeats(self.noted.expanded))

    @cached_property
    def expansions(self) -> int:
        """How many leaves are the same from the start."""
        pairs = list(zip(self.seen.leaves, self.book.leaves if self.book else (), strict=False))
        return next((at for at, (theirs, book) in enumerate(pairs) if theirs != book), len(pairs))

    def _result(self) -> tuple[float | None, Any]:
        """Value and move in what the program returned."""
        parts = self.noted.returned if isinstance(self.noted.returned, list) else [self.noted.returned]
        declared = [each for each in self.request.result if each in RESULTS]
        if not declared and len(parts) == 1:
            roles = propose(self.request.text, self.game, self.noted.function, dict(self.request.arguments)).roles
            plays = str(self.noted.function).endswith(OF_CLASS) or {"game", "state"} & {*roles.values()}
            declared = ["move" if plays and self._move(parts[0]) is not None else "value"]
        orders = [declared] if declared else [RESULTS, RESULTS[::-1]]
        read = [dict(zip(order, parts, strict=False)) for order in orders]
        pairs = [(_number(each.get("value")), self._move(each.get("move"))) for each in read]
        whole = [pair for pair in pairs if None not in pair] or pairs[:1]
        return next((pair for pair in whole if self.book and pair == self.book[:2]), whole[0])

    def _move(self, value: Any) -> Any:
        return value if not isinstance(value, list) and value in self._actions(self.game.initial) else None

    # -- the difference ------------------------------------------------------------------------------------------------

    @cached_property
    def difference(self) -> Difference | None:
        book, seen, error = self.book, self.seen, self.noted.error
        if error is not None:
            text = message("games.traced.failed", line=error.line or 0, text=error.message)
            return Difference(self.expansions, None, None, text, (Cause("error", error.message),))
        if book is None or self.noted.outcome != "solution" or (not seen.leaves and seen.value is seen.move is None):
            return None
        seen = seen if seen.leaves else seen._replace(leaves=book.leaves)
        if agrees(seen, book):
            return None
        theirs, books, fact = self._first(seen, book)
        seen_facts = [each for each in (self._unproven, self.sequences) if each is not None]
        cut = self.setup.values["cut"]
        names = explaining(unfolding(self.game, self.setup.values), self.setup.algorithm.id, seen)
        changes = [Cause(name, message("games.change." + name, cut=cut)) for name in names]
        why = message("difference.unexplained")
        if changes:
            rules = [each.message for each in changes]
            or_else = "difference.explained_or" if rules[1:] else "difference.explained"
            why = message(or_else, rules=rules[0], instead=rules[1:3])
        for each in reversed(seen_facts):
            why = message("difference.whole", where=each.message, why=why)
        whole = message("difference.whole", where=fact, why=why)
        return Difference(self.expansions, theirs, books, whole, (*seen_facts, *changes))

    def _first(self, seen: Played, book: Played) -> tuple[Any, Any, Message]:
        """The first leaf that differs; else the value, else the move."""
        at = self.expansions
        if seen.leaves != book.leaves:
            theirs, books = (
                Own(self.name(each[at])) if at < len(each) else None for each in (seen.leaves, book.leaves)
            )
            kind = "ends" if theirs is None else "goes_on" if books is None else "parts"
            values = {"step": at, "theirs": str(theirs), "book": str(books)}
            return theirs, books, message("games.traced." + kind, **values)
        name = "move" if seen.value in (None, book.value) else "value"
        values = {"theirs": str(getattr(seen, name)), "book": str(getattr(book, name))}
        return None, None, message("games.traced." + name, **values)

    @cached_property
    def _unproven(self) -> Cause | None:
        """The leaves of a typed tree that were evaluated do not prove its value."""
        if not hasattr(self.game, "leaves"):
            return None
        low, high = self._bounds(self.game.initial)
        if low == high:
            return None
        if (name := self._unseen()) is not None:
            return Cause(FACT + "nothing", message("games.traced.unseen", name=name))
        return Cause(FACT + "unproven", message("games.traced.unproven", low=_written(low), high=_written(high)))

    def _bounds(self, state: Any) -> tuple[float, float]:
        """What a state can be worth, as far as the leaves tell that were evaluated."""
        game = self.game
        if game.is_terminal(state):
            return (game.utility(state, MAX),) * 2 if state in self.seen.leaves else (-inf, inf)
        bounds = [self._bounds(each) for each in self._children(state)]
        if game.to_move(state) == CHANCE:
            pairs = list(zip((chance for chance, _ in game.chance(state)), bounds, strict=True))
            return sum(p * low for p, (low, _) in pairs), sum(p * high for p, (_, high) in pairs)
        best = max if TURNS[game.to_move(state)] > 0 else min
        return best(low for low, _ in bounds), best(high for _, high in bounds)

    def _unseen(self) -> str | None:
        """The name of the node below which nothing was looked at, though the textbook goes on there."""
        leaves, state = self.book.leaves[self.expansions :] if self.book else (), self.game.initial
        while leaves and not self.game.is_terminal(state):
            if not self._has_below(state, self.seen.leaves):
                return str(self.game.plain(state))
            state = next(each for each in self._children(state) if self._has_below(each, leaves[:1]))
        return None

    def _has_below(self, state: Any, leaves: Sequence[Any]) -> bool:
        if self.game.is_terminal(state):
            return state in leaves
        return any(self._has_below(each, leaves) for each in self._children(state))

    def _children(self, state: Any) -> list[Any]:
        return [self.game.result(state, each) for each in self._actions(state)]

    def _actions(self, state: Any) -> Sequence[Any]:
        return [action for _, action in self.game.chance(state)] or self.game.actions(state)

    @cached_property
    def sequences(self) -> Cause | None:
        """Sequences of moves that the program's output calls positions."""
        states = [*self.noted.goal_tests, *self.noted.expanded]
        different, text = len(set(states)), self.noted.printed.lower().replace(",", "")
        if different == len(states) or not any(word in text for word in POSITIONS) or str(len(states)) not in text:
            return None
        return Cause(FACT + "sequences", message("games.traced.sequences", count=len(states), positions=different))

    @cached_property
    def dawdles(self) -> Message | None:
        """A move that wins later than another one, because all wins have the same value.

        The textbook plays it, too. In a typed tree a value is written, and does not tell how soon a game is won.
        """
        root, move = self.game.initial, self.seen.move
        if hasattr(self.game, "leaves") or move is None:
            return None
        known: dict[Any, tuple[float, int]] = {}
        try:
            ends = {each: self._end(self.game.result(root, each), known) for each in self.game.actions(root)}
        except TooLong:
            return None
        value, last = ends.get(move, (0, 0))
        sign = TURNS[self.game.to_move(root)]
        quick = min((each for each in ends if ends[each][0] == value), key=lambda each: ends[each][1], default=move)
        if sign * value <= 0 or ends[quick][1] == last:
            return None
        return message("games.traced.dawdles", move=move, later=last + 1, quick=quick, soonest=ends[quick][1] + 1)

    def _end(self, state: Any, known: dict[Any, tuple[float, int]]) -> tuple[float, int]:
        """The value of a state, and after how many moves the game ends: soon for the winner, late for the loser."""
        if state not in known:
            if len(known) >= MOST_POSITIONS:
                raise TooLong
            game = self.game
            if game.is_terminal(state):
                known[state] = game.utility(state, MAX), 0
            else:
                sign = TURNS[game.to_move(state)]
                ends = [self._end(game.result(state, each), known) for each in game.actions(state)]
                value, last = max(ends, key=lambda end: (sign * end[0], -sign * end[0] * end[1]))
                known[state] = value, last + 1
        return known[state]

    # -- what is said --------------------------------------------------------------------------------------------------

    @property
    def message(self) -> Message:
        if self.difference is not None:
            return self.difference.message
        if self.noted.outcome != "solution" or self.book is None:
            return message("games.traced.not_compared")
        if self.sequences is not None:
            return self.sequences.message
        same = message("difference.none" if self.seen.leaves else "games.traced.unobserved")
        return message("difference.whole", where=same, why=self.dawdles) if self.dawdles else same

    def as_plain_data(self) -> dict[str, Any]:
        return {"expansions": self.expansions, "stopped": None, "text": str(self.message)}

    @property
    def report(self) -> dict[str, Any]:
        """What a report on a game has beside, or in place of, that on a search."""
        number = getattr(self.game, "leaf", self.game.plain)
        leaves = [number(each) for each in self.noted.expanded]
        none = dict.fromkeys(("expanded", "goal_tests"))
        return {"value": self.seen.value, "move": self.seen.move, "leaves": leaves, **none}

    def name(self, state: Any) -> str:
        """A leaf as a sentence names it: its number from 1 and its value, or the position."""
        leaf = getattr(self.game, "leaf", None)
        return f"{leaf(state) + 1} ({self.game.plain(state)})" if leaf else self.game.text(state)

    def grade(self, criterion: str) -> tuple[bool | None, Message]:
        """Whether a criterion is met, None if it was not observed, and why."""
        book, seen = self.book, self.seen
        if self.noted.error is not None:
            return False, self.noted.error.message
        if book is None or self.noted.outcome != "solution":
            return None, message("games.traced.not_compared")
        if criterion == "leaves":
            if not seen.leaves:
                return None, message("games.traced.unobserved")
            same = seen.leaves == book.leaves
            return same, message("games.traced.same_leaves", count=len(book.leaves)) if same else self.message
        theirs, books = getattr(seen, criterion), getattr(book, criterion)
        if theirs is None:
            return None, message("games.traced.not_returned")
        sentence = "games.traced." + ("right" if theirs == books else criterion)
        return theirs == books, message(sentence, theirs=str(theirs), book=str(books))


def previewed_game(setup: Setup, request: Request) -> dict[str, Any]:
    """What the form of the page shows before anything is judged (tracing/form.py). Raises BadInput as below."""
    noted = observe(setup, request)
    ran, *rest = sentences(noted)
    name = GameComparison(noted, setup, request).name
    first = [name(each) for each in noted.expanded[:SHOWN]]
    told = [ran, *([message("games.traced.first", leaves=first)] if first else []), *rest]
    return {"sentences": [each.as_plain_data() for each in told]}


def compared_game(setup: Setup, request: Request) -> dict[str, Any]:
    """The comparison for the page (tracing/api.py). Raises BadInput if the program cannot run at all."""
    noted = observe(setup, request)
    compared, step = GameComparison(noted, setup, request), None
    if compared.difference is not None:
        steps = leaf_steps(Drive(setup.search()))
        step = next(islice(steps, compared.expansions, None), None)
    said = [each.as_plain_data() for each in sentences(noted)]
    return {"said": compared.message.as_plain_data(), "sentences": said, "step": step}


def _number(value: Any) -> float | None:
    return value if isinstance(value, int | float) and not isinstance(value, bool) else None


def _written(value: float) -> str:
    return {inf: "∞", -inf: "−∞"}.get(value, f"{value:g}".replace("-", "−"))

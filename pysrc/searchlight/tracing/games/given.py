"""Run a program on a game: what it is given, and the leaves that it evaluates.

CS188: a class with `getAction(gameState)`. AIMA: a function of `game` and `state`. CS50: `minimax(board)` with
`actions`, `result`, `terminal`, `utility` and `player`, its own or these here. Plain recursion: over a nested list, or
over the list of all leaves.
"""

from collections.abc import Callable, Iterator
from math import ceil, inf, nan
from types import ModuleType
from typing import Any, Final

from searchlight.errors import BadInput
from searchlight.games.game import MAX, MIN, AnyGame
from searchlight.games.tic_tac_toe import MARKS
from searchlight.texts import message
from searchlight.tracing.games.roles import OF_CLASS
from searchlight.tracing.watch.nodes import EXPAND, KINDS
from searchlight.tracing.watch.observation import START
from searchlight.tracing.watch.session import Session
from searchlight.tracing.watch.stand_ins.modules import Refused, idle, missing

DEEPEST: Final = 99  # of a game whose height is not known
BESIDE: Final = ("pacman", "game", "layout", "graphicsUtils")  # modules of CS188 that a search does not need
SIZE: Final = 3  # rows of the board of a program with rules of its own


def run(session: Session) -> Any:
    """Run the program, and return its result. Leaves are recorded as expansions, other states as goal tests."""
    proposal, program = session.proposal, session.program
    if proposal.unknown:
        raise BadInput("argument", message("observe.unknown_parameter", name=proposal.unknown[0]))
    name = str(proposal.function)
    given = Given(session)
    board = Board(given)
    program.modules |= {each: idle(each) for each in BESIDE} | {"multiAgents": _agents()}
    program.namespace |= {**board.functions(), "type": _type_of}
    program.load(name, lambda _: False, lambda function: function)
    is_own = board.take_over(program.namespace)
    try:
        if name.endswith("." + OF_CLASS):
            return _of_agent(session, given, name)
        root = board.rows(given.game.initial) if is_own else given.game.initial
        meanings = given.meanings(root, "leaves" in proposal.roles.values())
        answer = session.function(name)(**{each: meanings[role] for each, role in proposal.roles.items()})
        _use(answer)
        return board.move(answer) if is_own else answer
    except BadInput as complaint:  # of a leaf that must not be evaluated
        raise Refused(complaint.message) from complaint
    finally:
        given.sort()


class Given:
    """The game as a program sees it, with AIMA's names; it records what the program looks at."""

    def __init__(self, session: Session) -> None:
        self.game: AnyGame = session.problem  # type: ignore[assignment]
        self.recorder, self.depth = session.recorder, session.values["depth"]
        self.initial = self.game.initial
        self.is_tree = hasattr(self.game, "leaves")
        self.height = self.depth or (self.game.height if self.is_tree else DEEPEST)  # type: ignore[attr-defined]
        self._clock = 0
        self._when: dict[Any, int] = {}  # of leaves of a list: when each was fetched
        self._seen = set[Any]()

    def __getattr__(self, name: str) -> Any:
        raise missing(name, "problem")

    def meanings(self, root: Any, by_index: bool) -> dict[str, Any]:
        """The argument for each role."""
        leaves = _Branch(self, self._leaves()) if self.is_tree else None
        return {
            "game": self, "state": root, "tree": self._listed(0) if self.is_tree else root, "leaves": leaves,
            "depth": 0 if by_index else self.height, "level": 0, "index": 0, "alpha": -inf, "beta": inf, "agent": 0,
            "maximizing": self.game.to_move(self.initial) == MAX,
        }  # fmt: skip

    # -- AIMA's names --------------------------------------------------------------------------------------------------

    def to_move(self, state: Any) -> str:
        player = self.game.to_move(state)
        return player if self.is_tree else {MAX: "X", MIN: "O"}.get(player, player)

    def actions(self, state: Any) -> list[Any]:
        self._check_number()
        self.recorder.test_goal(state)
        return [] if self.is_terminal(state) else self.moves(state)

    def moves(self, state: Any) -> list[Any]:
        return [action for _, action in self.game.chance(state)] or list(self.game.actions(state))

    def chance(self, state: Any) -> Any:
        self.recorder.test_goal(state)
        return self.game.chance(state)

    def result(self, state: Any, action: Any) -> Any:
        if self.is_terminal(state) or action not in self.moves(state):
            raise Refused(message("games.traced.no_such_move", move=str(action), name=self.name(state)))
        return self.game.result(state, action)

    def is_terminal(self, state: Any) -> bool:
        return self.game.is_terminal(state)

    terminal_test = terminal = is_terminal
    player = to_move

    def utility(self, state: Any, player: Any = MAX) -> float:
        """What a leaf is worth; the program has evaluated it."""
        game = self.game
        over = game.is_terminal(state)
        if not over and (self.is_tree or self.depth is None):
            raise Refused(message("games.traced.not_a_leaf", name=self.name(state)))
        value = game.utility(state, MAX) if over else game.evaluation(state)
        self.note(state)
        return -value if player in (MIN, "O") else value

    def name(self, state: Any) -> str:
        return str(self.game.plain(state)) if self.is_tree else self.game.text(state)

    # -- the record ----------------------------------------------------------------------------------------------------

    def note(self, state: Any) -> None:
        """Record an evaluated leaf. A leaf of a tree counts once."""
        noted, recorder = self.recorder.noted, self.recorder
        if self.is_tree and state in self._seen:
            return
        self._seen.add(state)
        self._check_number()
        recorder.log.append(len(noted.expanded) * KINDS + EXPAND)
        noted.expanded.append(state)
        noted.nodes.append(START)
        recorder.places.note()

    def _check_number(self) -> None:
        self.recorder.check_time()
        if len(self.recorder.noted.expanded) + len(self.recorder.noted.goal_tests) >= self.recorder.max_nodes:
            self.recorder.stop("budget")

    def sort(self) -> None:
        """Put the leaves of lists into the order in which they were fetched: `max` compares one later."""
        self.recorder.noted.expanded.sort(key=lambda state: self._when.get(state, 0))

    def fetched(self, state: Any) -> None:
        """A leaf of a list was fetched; it counts when it is used."""
        if state not in self._seen:
            self._clock += 1
            self._when[state] = self._clock

    def _leaves(self) -> list[Any]:
        nodes = self.game.nodes  # type: ignore[attr-defined]
        places = sorted((node.number, place) for place, node in enumerate(nodes) if node.number >= 0)
        return [_number(self, place) for _, place in places]

    def _listed(self, state: Any) -> Any:
        """A tree as nested lists."""
        if self.game.is_terminal(state):
            return _number(self, state)
        return _Branch(self, [self._listed(self.game.result(state, action)) for action in self.moves(state)])


# -- CS188 -------------------------------------------------------------------------------------------------------------


class _GameState:
    """A state with the names of CS188: agent 0 is MAX, the others are ghosts."""

    def __init__(self, given: Given, state: Any, agents: int, agent: int = 0) -> None:
        self._given, self._state, self._agents, self._agent = given, state, agents, agent

    def getLegalActions(self, agentIndex: int = 0) -> list[Any]:  # noqa: N802, N803 - the course's names
        return self._given.actions(self._state)

    def generateSuccessor(self, agentIndex: int, action: Any) -> "_GameState":  # noqa: N802, N803
        given = self._given
        if agentIndex != self._agent and not given.is_terminal(self._state):
            values = {"name": given.name(self._state), "agent": self._agent, "asked": str(agentIndex)}
            raise Refused(message("games.traced.wrong_agent", **values))
        state = given.result(self._state, action)
        follows = 0 if given.game.to_move(state) == MAX else self._agent + 1
        return _GameState(given, state, self._agents, 0 if given.is_terminal(state) else follows)

    def getNumAgents(self) -> int:  # noqa: N802
        return self._agents

    def isWin(self) -> bool:  # noqa: N802
        return self._given.is_terminal(self._state) and self._given.game.utility(self._state, MAX) >= 0

    def isLose(self) -> bool:  # noqa: N802
        return self._given.is_terminal(self._state) and not self.isWin()

    def getScore(self) -> float:  # noqa: N802
        return self._given.utility(self._state)


def _of_agent(session: Session, given: Given, name: str) -> Any:
    """Ask an agent of CS188 for its action."""
    class_, agents = session.function(name.partition(".")[0]), 1 + _ghosts(given, given.initial, 0)
    agent: Any = class_()
    agent.index, agent.depth = 0, ceil(given.height / agents)
    agent.evaluationFunction = lambda state: state.getScore()
    session.recorder.noted.function = name
    first = 0 if given.game.to_move(given.initial) == MAX else 1
    return getattr(agent, OF_CLASS)(_GameState(given, given.initial, agents, first))


def _ghosts(given: Given, state: Any, above: int) -> int:
    """The most ghosts that move in a row; a game that is not a tree has one."""
    if not given.is_tree or given.is_terminal(state):
        return max(above, 1)
    here = 0 if given.game.to_move(state) == MAX else above + 1
    return max(here, *(_ghosts(given, given.game.result(state, action), here) for action in given.moves(state)))


def _agents() -> ModuleType:
    module = ModuleType("multiAgents")
    vars(module)["MultiAgentSearchAgent"] = type("MultiAgentSearchAgent", (), {})
    return module


# -- CS50 --------------------------------------------------------------------------------------------------------------


class Board:
    """The functions of CS50's project: those of the game, unless the program has rules of its own for tic-tac-toe."""

    def __init__(self, given: Given) -> None:
        self.given = given
        self.signs: list[Any] = [None, "X", "O"]

    def functions(self) -> dict[str, Callable[..., Any]]:
        given = self.given
        return {each: getattr(given, each) for each in ("actions", "result", "terminal", "utility", "player")}

    def take_over(self, names: dict[str, Any]) -> bool:
        """Watch the program's own rules, if it has some; whether it has."""
        own, actions = names.get("utility"), names.get("actions")
        if own == self.given.utility or not callable(own) or not callable(actions):
            return False
        self.signs[0] = names.get("EMPTY")

        def utility(board: Any) -> Any:
            value, state = own(board), self.state(board)
            if value is None and self.given.is_terminal(state):
                raise Refused(message("games.traced.no_utility", name=self.given.name(state)))
            self.given.note(state)
            return value

        def moves(board: Any) -> Any:
            self.given.recorder.test_goal(self.state(board))
            found = actions(board)
            return sorted(found) if isinstance(found, set) else found  # a set has no order

        names |= {"utility": utility, "actions": moves}
        return True

    def rows(self, state: bytes) -> list[list[Any]]:
        cells = [self.signs[cell] for cell in state]
        return [cells[at : at + SIZE] for at in range(0, len(cells), SIZE)]

    def state(self, board: Any) -> bytes:
        return bytes(MARKS.index(cell) if cell in ("X", "O") else 0 for row in board for cell in row)

    def move(self, answer: Any) -> Any:
        """A square as its number, from 1."""
        return answer[0] * SIZE + answer[1] + 1 if isinstance(answer, tuple) else answer


# -- nested lists ------------------------------------------------------------------------------------------------------


class _Branch(list[Any]):
    """A list whose leaves are recorded when they are fetched."""

    def __init__(self, given: Given, items: list[Any]) -> None:
        super().__init__(items)
        self._given = given

    def __iter__(self) -> Iterator[Any]:
        return map(self._fetched, super().__iter__())

    def __reversed__(self) -> Iterator[Any]:
        return map(self._fetched, super().__reversed__())

    def __getitem__(self, at: Any) -> Any:
        found = super().__getitem__(at)
        return _Branch(self._given, found) if isinstance(at, slice) else self._fetched(found)

    def _fetched(self, item: Any) -> Any:
        if isinstance(item, _Used):
            self._given.fetched(item.place)
        return item


class _Used:
    """A leaf in a list: a number that is recorded when a program compares it or computes with it."""

    place: Any
    given: Given


def _use(*things: Any) -> None:
    for each in things:
        if isinstance(each, _Used):
            each.given.utility(each.place)


def _using(base: type, name: str) -> Callable[..., Any]:
    operation = getattr(base, name)

    def used(self: Any, *others: Any) -> Any:
        _use(*others, self)
        return operation(self, *others)

    return used


OPERATIONS: Final = (
    "__lt__", "__le__", "__gt__", "__ge__", "__neg__", "__add__", "__radd__", "__sub__", "__rsub__", "__mul__",
    "__rmul__", "__truediv__", "__float__", "__int__",
)  # fmt: skip
_NUMBERS: Final = {
    base: type(base.__name__, (_Used, base), {name: _using(base, name) for name in OPERATIONS}) for base in (int, float)
}


def _number(given: Given, place: Any) -> Any:
    value = given.game.nodes[place].value  # type: ignore[attr-defined]
    number = _NUMBERS[float](nan) if value is None else _NUMBERS[type(value)](value)
    number.place, number.given = place, given
    return number


def _type_of(*thing: Any) -> Any:
    """`type`, which does not tell our lists and numbers from Python's."""
    if len(thing) == 1 and isinstance(thing[0], _Branch | _Used):
        return next(base for base in (list, int, float) if isinstance(thing[0], base))
    return type(*thing)

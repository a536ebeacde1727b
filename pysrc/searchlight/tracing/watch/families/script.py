"""`script`: run the file, or call one of its functions; its successor function is traced."""

from collections.abc import Callable
from functools import partial
from inspect import Parameter, signature
from typing import Any

from searchlight.tracing.watch.families.names import OF_SCRIPTS
from searchlight.tracing.watch.own_successors import OwnSuccessors
from searchlight.tracing.watch.parameters import called
from searchlight.tracing.watch.session import Session


def is_watched(session: Session) -> Callable[[str], bool]:
    """A test of whether a function of this name generates successors: the chosen name, or a usual one."""
    chosen = session.request.successors
    if chosen:
        return lambda name: name == chosen or name.endswith(f".{chosen}")
    return lambda name: name.rpartition(".")[2].lower() in OF_SCRIPTS


def run(session: Session, name: str | None) -> Any:
    """Call the function, and return its result; without a function, run the file."""
    own = OwnSuccessors(session.recorder, session.states)
    session.program.load(name, is_watched(session), own.wrap)
    return None if name is None else call(session, name, own)


def call(session: Session, name: str, own: OwnSuccessors) -> Any:
    """Call a function of the program with start and goal in the program's own form of states."""
    function = session.function(name)
    problem = session.problem
    forms = Forms(session, own)
    start = session.recorder.nodes.starts_from(forms.made(problem.initial))
    arguments = {
        "start": lambda: start,
        "goal": lambda: forms.made(problem.goal),
        "limit": lambda: session.values["limit"],
    }
    return called(function, arguments, by_place=("start",) if _takes_something(function) else ())


def _takes_something(function: Callable[..., Any]) -> bool:
    parameters = list(signature(function).parameters.values())
    return bool(parameters) and parameters[0].default is Parameter.empty


class Forms:
    """Finds the form of a program's states by trying its own functions."""

    def __init__(self, session: Session, own: OwnSuccessors) -> None:
        states = session.states
        self.session = session
        self.plain = (states.as_list, states.as_tuple, states.as_text, states.as_rows)
        own.asleep = True  # trying forms is not part of the search
        try:
            self.made = next((form for form in self._possible() if self._serves(form)), self.plain[0])
        finally:
            own.asleep = False

    def _possible(self) -> list[Callable[[Any], Any]]:
        """The possible forms: objects of the program's class if that has the successors, else plain values."""
        owner = owner_of_successors(self.session)
        if owner is None:
            return list(self.plain)
        *others, rows = self.plain
        return [partial(self._object, owner, form) for form in (rows, *others)]

    def _object(self, owner: type, form: Callable[[Any], Any], state: Any) -> Any:
        return made_of(owner, form(state), form(self.session.problem.goal), self.session.states.columns)

    def _serves(self, form: Callable[[Any], Any]) -> bool:
        """Whether the program generates successors of the same form from it."""
        states, initial = self.session.states, self.session.problem.initial
        try:
            thing = form(initial)
            children = _successors_of(self.session, thing)
            if children is None:
                return bool(states.read(thing) == initial)
            parts = [OwnSuccessors(self.session.recorder, states).parts(child) for child in children]
            return bool(parts) and all(_form(part[3]) == _form(thing) for part in parts)
        except Exception:
            return False


def _form(thing: Any) -> list[type]:
    """The form of a state: its class, and that of its first part."""
    first = thing[:1] if isinstance(thing, list | tuple) else ()
    return [type(each).__mro__[-2] for each in (thing, *first)]


def made_of(owner: type, start: Any, goal: Any, size: int) -> Any:
    """Make an object of the student's class from a state."""
    above = {name: lambda: None for name in ("parent", "actions")} | {name: lambda: 0 for name in ("cost", "depth")}
    arguments = {"start": lambda: start, "goal": lambda: goal, "size": lambda: size, **above}
    return called(owner, arguments, by_place=("start",))


def owner_of_successors(session: Session) -> type | None:
    """The program's class that has a successor method, or None."""
    watched = is_watched(session)
    for thing in session.program.namespace.values():
        if isinstance(thing, type) and any(watched(f"{thing.__name__}.{name}") for name in vars(thing)):
            return thing
    return None


def _successors_of(session: Session, thing: Any) -> list[Any] | None:
    """The successors that the program's function returns for a state; None if it needs more than the state."""
    watched = is_watched(session)
    owner = type(thing) if type(thing).__module__ != "builtins" else None
    places = vars(owner) if owner and owner_of_successors(session) is owner else session.program.namespace
    function = next((each for name, each in places.items() if callable(each) and watched(name)), None)
    if function is None or len([p for p in signature(function).parameters.values() if p.default is p.empty]) != 1:
        return None
    children = function(thing)
    return list(children.items()) if isinstance(children, dict) else list(children)

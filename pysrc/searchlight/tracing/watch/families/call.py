"""Run a program: call its search function with an argument for each role, or let the file run by itself."""

import ast
from collections.abc import Callable, Mapping
from functools import partial
from inspect import Parameter, signature
from typing import Any

from searchlight.errors import BadInput
from searchlight.options import OPTIONS
from searchlight.problems.grid import BARRIER, GridProblem
from searchlight.texts import message
from searchlight.tracing.games import given
from searchlight.tracing.proposal import GAME
from searchlight.tracing.watch.families.names import OF_SCRIPTS
from searchlight.tracing.watch.families.objects import GraphObject, ProblemObject
from searchlight.tracing.watch.families.usage import Usage
from searchlight.tracing.watch.own_successors import OwnSuccessors
from searchlight.tracing.watch.questions import Questions
from searchlight.tracing.watch.session import Session
from searchlight.tracing.watch.states import Form

WITH_OBJECT = ("functions", "problem-object", "graph-object", "grid")
BESIDE = {"parent": None, "previous": None, "prev": None, "action": None, "actions": None, "cost": 0, "depth": 0,
          "level": 0, "moves": 0, "steps": 0, "g": 0}  # fmt: skip
SIZES = ("n", "size", "dim", "dimension", "k", "width")


def run(session: Session) -> Any:
    """Run the program, and return its result."""
    proposal, own = session.proposal, OwnSuccessors(session.recorder, session.states)
    if proposal.unknown:
        raise BadInput("argument", message("observe.unknown_parameter", name=proposal.unknown[0]))
    if proposal.kind == GAME:
        return given.run(session)
    if proposal.kind == "grid" and not isinstance(session.problem, GridProblem):
        raise BadInput("function", message("observe.no_grid", name=str(proposal.function)))
    watched = (lambda _: False) if proposal.kind in WITH_OBJECT else is_watched(session)
    session.program.load(proposal.function, watched, own.wrap)
    if proposal.function is None:
        return None
    form = _form(session, own)
    meanings = _meanings(session, Questions(session, form))
    if "." not in proposal.function and not isinstance(session.function(proposal.function), type):
        return called(session.function(proposal.function), proposal.roles, meanings)
    return _called_of_class(session, proposal.function, meanings, form)


def _called_of_class(session: Session, name: str, meanings: Mapping[str, Callable[[], Any]], form: Form) -> Any:
    """Call a method of a class of the program, or make an object that searches when it is made."""
    first, _, method = name.partition(".")
    class_ = session.program.namespace.get(first)
    if not isinstance(class_, type):
        session.function(first)  # which complains
        raise BadInput("function", message("observe.nothing_to_run"))
    session.recorder.noted.function = name
    roles = session.proposal.roles
    if method and isinstance(vars(class_).get(method), staticmethod | classmethod):
        return called(getattr(class_, method), roles, meanings)
    if class_ is owner_of_successors(session):
        thing = meanings["start"]()
    else:
        thing = called(class_, roles, meanings)
    return called(getattr(thing, method), roles, meanings) if method else thing


def _meanings(session: Session, ask: Questions) -> dict[str, Callable[[], Any]]:
    """The argument for each role, made when it is needed."""
    usage, in_pairs = Usage(session.request.text, session.proposal.roles), session.request.pairs
    if in_pairs is None:
        in_pairs = usage.functions_give_costs()

    def actions_with_costs(state: Any) -> list[tuple[Any, float]]:
        return [(action, ask.cost(state, action)) for action in ask.actions(state)]

    def result_with_cost(state: Any, action: Any) -> tuple[Any, float]:
        """The result of an action, which may come as a pair with its cost."""
        bare = action[0] if isinstance(action, tuple | list) else action
        return ask.result(state, bare), ask.cost(state, bare)

    def successors(state: Any) -> list[Any]:
        return ask.children(state)[1]

    def successors_with_costs(state: Any) -> list[tuple[Any, float]]:
        _, results, costs = ask.children(state)
        return list(zip(results, costs, strict=True))

    is_grid = isinstance(session.problem, GridProblem)
    return {
        "problem": lambda: ProblemObject(ask, usage),
        "graph": lambda: GraphObject(ask, usage),
        "grid": lambda: _rows(session),
        "start": ask.start,
        "goal": ask.goal,
        "actions": lambda: actions_with_costs if in_pairs else ask.actions,
        "result": lambda: result_with_cost if in_pairs else ask.result,
        "successors": lambda: successors_with_costs if in_pairs else successors,
        "goal_test": lambda: ask.is_goal,
        "h": lambda: Estimates(ask, session),
        "limit": lambda: session.values["limit"],
        "cost": lambda: 1 if is_grid and session.proposal.kind == "grid" else ask.cost,
    }


class Estimates:
    """h as a function of a state, and as a table: by state, or row by row for a grid."""

    def __init__(self, ask: Questions, session: Session) -> None:
        self._ask, self._session = ask, session

    def __call__(self, *state: Any) -> float:
        return self._ask.h(*state)

    def __getitem__(self, key: Any) -> Any:
        problem = self._session.problem
        if isinstance(key, int) and isinstance(problem, GridProblem):
            return [problem.h((x, key)) for x in range(problem.grid.columns)]
        return self._ask.h(key)

    def __contains__(self, key: object) -> bool:
        return self._session.states.read(key) is not None

    def get(self, key: Any, default: Any = None) -> Any:
        return self[key] if self.__contains__(key) else default


def _rows(session: Session) -> list[list[Any]]:
    """The grid, row by row, with the program's own signs for free cells and barriers."""
    problem = session.problem
    assert isinstance(problem, GridProblem)
    costs, columns = problem.grid.costs, problem.grid.columns
    signs = [session.request.barrier if cost == BARRIER else session.request.free for cost in costs]
    return [signs[at : at + columns] for at in range(0, len(signs), columns)]


def called(function: Callable[..., Any], roles: Mapping[str, str], meanings: Mapping[str, Callable[[], Any]]) -> Any:
    """Call a function with arguments by the roles of its parameters.

    An unknown parameter keeps its default. Raises BadInput for one without a default.
    """
    arguments: list[Any] = []
    by_name: dict[str, Any] = {}
    for parameter in signature(function).parameters.values():
        if parameter.kind in (Parameter.VAR_POSITIONAL, Parameter.VAR_KEYWORD):
            continue
        role, has_default = roles.get(parameter.name, ""), parameter.default is not Parameter.empty
        if has_default and role == "limit" and meanings[role]() == OPTIONS[role].default:
            continue  # no limit was chosen, so the program's default applies
        if role not in meanings:
            if not has_default:
                raise BadInput("argument", message("observe.unknown_parameter", name=parameter.name))
        elif parameter.kind is Parameter.POSITIONAL_ONLY:
            arguments.append(meanings[role]())
        else:
            by_name[parameter.name] = meanings[role]()
    return function(*arguments, **by_name)


# -- the form of states ------------------------------------------------------------------------------------------------


def is_watched(session: Session) -> Callable[[str], bool]:
    """A test of whether a function of this name generates successors: the declared name, or a usual one."""
    chosen = session.request.successors
    if chosen:
        return lambda name: name == chosen or name.endswith(f".{chosen}")
    return lambda name: name.rpartition(".")[2].lower() in OF_SCRIPTS


def _form(session: Session, own: OwnSuccessors) -> Form:
    """The form in which the program gets states: declared, or told by its text, or tried with its own functions.

    Raises BadInput if it is not clear.
    """
    states, kind = session.states, session.proposal.kind
    forms = states.forms(session.request.state)
    if session.request.state is None and kind in WITH_OBJECT:
        lists = kind == "functions" and "successors" not in session.proposal.roles.values()
        return states.as_list if lists else states.as_tuple
    own.asleep = True  # trying forms is not part of the search
    try:
        wrapped = _wrapped(session, forms)
        if session.request.state is None and len(forms) > 1:
            written = literal_form(session)
            if written is not None and wrapped[0] is forms[0]:
                return states.forms(written)[0]
            return next((form for form in wrapped if _serves(session, own, form)), _unclear)
        return next((form for form in wrapped if _serves(session, own, form)), wrapped[0])
    finally:
        own.asleep = False


def _unclear(_: Any) -> Any:
    raise BadInput("state", message("observe.no_form"))


def literal_form(session: Session) -> str | None:
    """The form of the states that the program's text writes out; None if there are none, or several forms."""
    found = set[str | None]()
    for node in ast.walk(ast.parse(session.request.text)):
        if isinstance(node, ast.List | ast.Tuple) or (isinstance(node, ast.Constant) and isinstance(node.value, str)):
            try:
                found.add(session.states.form_of(ast.literal_eval(node)))
            except (ValueError, TypeError, SyntaxError):
                continue
    found.discard(None)
    return found.pop() if len(found) == 1 else None


def _wrapped(session: Session, forms: list[Form]) -> list[Form]:
    """The forms, as objects of the program's class of states unless its search makes these itself."""
    owner = owner_of_successors(session)
    if owner is None or _makes(session, owner.__name__):
        return forms
    ordered = sorted(forms, key=lambda form: form not in session.states.forms("rows"))
    return [partial(_object, session, owner, form) for form in ordered]


def _makes(session: Session, name: str) -> bool:
    """Whether the called function makes objects of a class from its parameters."""
    function = str(session.proposal.function).partition(".")[0]
    for each in ast.parse(session.request.text).body:
        if isinstance(each, ast.FunctionDef | ast.ClassDef) and each.name == function != name:
            calls = [one for one in ast.walk(each) if isinstance(one, ast.Call)]
            return any(isinstance(call.func, ast.Name) and call.func.id == name for call in calls)
    return False


def _object(session: Session, owner: type, form: Form, state: Any) -> Any:
    return made_of(owner, form(state), form(session.problem.goal), session.states.columns, session.proposal.roles)


def made_of(owner: type, start: Any, goal: Any, size: int, roles: Mapping[str, str]) -> Any:
    """Make an object of the student's class from a state: the parameter that nothing else explains."""
    by_name: dict[str, Any] = {}
    for parameter in signature(owner).parameters.values():
        name, plain = parameter.name, parameter.name.lower().replace("_", "")
        required = parameter.default is Parameter.empty
        if parameter.kind in (Parameter.VAR_POSITIONAL, Parameter.VAR_KEYWORD):
            continue
        if roles.get(name) == "goal" or plain in ("goal", "goalboard", "target"):
            by_name[name] = goal
        elif plain in BESIDE or plain in SIZES:
            by_name |= {name: BESIDE.get(plain, size)} if required else {}
        elif required:
            by_name[name] = start
    return owner(**by_name)


def _serves(session: Session, own: OwnSuccessors, form: Form) -> bool:
    """Whether the program generates successors of the same form from a state in this form."""
    states, initial = session.states, session.problem.initial
    try:
        thing = form(initial)
        owner = owner_of_successors(session)
        if owner is not None and not isinstance(thing, owner):
            thing = made_of(owner, thing, form(session.problem.goal), states.columns, session.proposal.roles)
        children = _successors_of(session, thing)
        if children is None:
            return bool(states.read(thing) == initial)
        parts = [own.parts(child) for child in children]
        return bool(parts) and all(_shape(part[3]) == _shape(thing) for part in parts)
    except Exception:
        return False


def _shape(thing: Any) -> list[type]:
    """The form of a state: its class, and that of its first part."""
    first = thing[:1] if isinstance(thing, list | tuple) else ()
    return [type(each).__mro__[-2] for each in (thing, *first)]


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

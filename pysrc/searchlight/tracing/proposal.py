"""Propose how to run a program: its search function, and what its parameters mean.

A proposal comes from names, annotations and the calls that the file itself makes, never from places. A function is
proposed only if it is the only one that can be the search; whatever is not certain is a question to the user.
"""

import ast
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Final

from searchlight.errors import BadInput
from searchlight.texts import message
from searchlight.tracing.names import ALONE, is_of_algorithm, plain, role_of
from searchlight.tracing.watch.families.names import OF_PROBLEMS as ALL_OF_PROBLEMS
from searchlight.tracing.watch.families.names import OF_SCRIPTS

GAME: Final = "game"  # of programs that value a game (games/)
KINDS: Final = ("functions", "problem-object", "graph-object", "state-class", "grid", "script", GAME)
OF_FUNCTIONS: Final = frozenset({"actions", "result", "successors", "goal_test"})
# Names of a problem that other objects also have, so that one of them proves nothing.
_OF_OTHERS = (
    "initial,result,start,goal,end,root,source,target,value,h,cost,children,expand,goals,init,heuristic,"
    "get_cost,getCost,succ,neighbors,get_neighbors,getNeighbors,move,apply"
)
OF_OTHERS: Final = frozenset(_OF_OTHERS.split(","))
OF_PROBLEMS: Final = ALL_OF_PROBLEMS - OF_OTHERS
_OF_GRAPHS = (
    "get_connected_nodes,are_connected,get_edge,get_heuristic,is_valid_path,neighbors,neighbours,"
    "get_edge_weight,get_neighbors"
)
OF_GRAPHS: Final = frozenset(_OF_GRAPHS.split(","))
LOOPS: Final = (ast.While, ast.For, ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)
MAINS: Final = frozenset({"main", "test", "run", "demo"})  # functions that call the search

Function = ast.FunctionDef
Literals = Callable[[Any], bool]  # whether a literal is a state


@dataclass(frozen=True)
class Proposal:
    """`function`: a name, or `Class.method`; None: the file runs by itself. `roles`: of its parameters, if known.

    `unknown`: parameters that must have a value and whose role is not known.
    """

    kind: str  # of KINDS
    function: str | None
    roles: Mapping[str, str] = field(default_factory=dict)
    unknown: tuple[str, ...] = ()
    parameters: tuple[str, ...] = ()  # all, in their order


def propose(
    text: str,
    *,
    function: str | None = None,
    arguments: Mapping[str, str] | None = None,
    against: str | None = None,
    scripted: bool = False,
    literals: Literals = lambda _: False,
) -> Proposal:
    """The proposal for a file. `function`: the declared one, "" for none; `arguments`: declared roles by parameter.

    `scripted`: it gets command-line arguments or typed input, so it runs by itself. Raises SyntaxError and BadInput.
    """
    file = File(ast.parse(text), arguments or {}, literals)
    if function == "":
        return Proposal("script", None)
    if function is not None:
        return file.proposal(function)
    if scripted and file.runs_by_itself:
        return Proposal("script", None)
    certain = file.candidates(with_object=True) or file.candidates(with_object=True, searching=False)
    if certain:
        return file.proposal(_only_one(certain, file, against))
    if file.runs_by_itself:
        called = [name for name in file.candidates(with_object=False) if file.is_called_with_states(name)]
        return file.proposal(called[0]) if len(called) == 1 else Proposal("script", None)
    possible = file.candidates(with_object=False)
    if possible:
        return file.proposal(_only_one(possible, file, against))
    if not file.functions and file.tree.body:
        return Proposal("script", None)
    for searching in (True, False):  # a question about its parameters, if it is the only one
        others = [name for name in file.functions if not file.helps(name)]
        unclear = file.outermost([name for name in others if file.searches(name) or not searching])
        if len(unclear) == 1:
            return file.proposal(unclear[0])
    raise BadInput("function", message("observe.nothing_to_run"))


def _only_one(names: list[str], file: "File", against: str | None) -> str:
    """The only function that can be the search. Raises BadInput if there are several."""
    named = [name for name in names if is_of_algorithm(name.rpartition(".")[2], against)]
    outermost = file.outermost(named or names)
    for some in (named, outermost):
        if len(some) == 1:
            return some[0]
    raise BadInput("function", message("observe.several_functions", names=outermost))


def no_function(name: str, known: Iterable[str]) -> BadInput:
    """The complaint about a declared function that the program does not have; `known`: the functions that it has."""
    names = [each for each in known if not each.startswith("_")]
    return BadInput("function", message("observe.no_function", name=name, names=names, n=len(names)))


def functions_of(text: str) -> list[str]:
    """The functions of a file and the methods of its classes, as `Class.method`. Raises SyntaxError and ValueError."""
    return [*File(ast.parse(text), {}, lambda _: False).functions]


class File:
    """What the text of a file says about its functions."""

    def __init__(self, tree: ast.Module, declared: Mapping[str, str], literals: Literals) -> None:
        self.tree, self.declared, self.literals = tree, declared, literals
        self.classes = {each.name: each for each in tree.body if isinstance(each, ast.ClassDef)}
        self.functions: dict[str, Function] = {each.name: each for each in tree.body if isinstance(each, Function)}
        for name, class_ in self.classes.items():
            self.functions |= {
                f"{name}.{each.name}": each
                for each in class_.body
                if isinstance(each, Function) and not each.name.startswith("__")
            }

    # -- the search among the functions --------------------------------------------------------------------------------

    def candidates(self, *, with_object: bool, searching: bool = True) -> list[str]:
        """The functions that can be the search.

        `with_object`: of those that are given a problem, graph or grid; `searching`: of those that loop or recurse.
        """
        return [
            name
            for name in self.functions
            if (kind := self._kind(name, self.roles(name))) is not None
            and with_object == (kind not in ("state-class", "script"))
            and not self._unknown(name)
            and (self.searches(name) or not searching)
            and not self.helps(name)
        ]

    def outermost(self, names: list[str]) -> list[str]:
        """Those that no other of them calls."""
        inner = {other for name in names for other in names if other != name and _last(other) in self._uses[name]}
        return [name for name in names if name not in inner] or names

    def searches(self, name: str) -> bool:
        """Whether a function loops as long as something is true, or calls itself, or calls a function that does."""
        return any(_goes_on(each) for function in self.reached(name) for each in ast.walk(function))

    def reached(self, name: str) -> list[Function]:
        """The function, and the functions of the file that it uses directly or indirectly."""
        reached = [name]
        for current in reached:
            reached += [each for each in self.functions if _last(each) in self._uses[current] and each not in reached]
        return [self.functions[each] for each in reached]

    def helps(self, name: str) -> bool:
        """Whether another function calls this one in a loop, or gets it as an argument: it is part of a search."""
        return _last(name) in self._in_loops | self._passed or _last(name).lower() in OF_SCRIPTS

    @cached_property
    def _uses(self) -> dict[str, set[str]]:
        """For each function, the names that it uses."""
        return {name: names_in(function) for name, function in self.functions.items()}

    @cached_property
    def _in_loops(self) -> set[str]:
        """The names that are called in a loop of another function that searches."""
        found = set[str]()
        for name, function in self.functions.items():
            if not self.searches(name):
                continue
            for loop in (each for each in ast.walk(function) if isinstance(each, LOOPS)):
                called = {_name_of(each.func) for each in ast.walk(loop) if isinstance(each, ast.Call)}
                found |= called - {_last(name)}
        return found

    @cached_property
    def _passed(self) -> set[str]:
        """The names that are arguments of calls, or defaults of parameters."""
        found = set[str]()
        for each in ast.walk(self.tree):
            if isinstance(each, ast.Call):
                values = [*each.args, *(keyword.value for keyword in each.keywords)]
                found |= {value.id for value in values if isinstance(value, ast.Name)}
            elif isinstance(each, ast.arguments):
                found |= {value.id for value in each.defaults if isinstance(value, ast.Name)}
        return found

    @cached_property
    def runs_by_itself(self) -> bool:
        """Whether the file uses its own definitions, or searches outside functions."""
        own = {_last(name) for name in self.functions} | self.classes.keys()
        others = [each for each in self.tree.body if not isinstance(each, Function | ast.ClassDef)]
        return any(names_in(each) & own or any(isinstance(one, ast.While) for one in ast.walk(each)) for each in others)

    # -- the roles of parameters ---------------------------------------------------------------------------------------

    def proposal(self, name: str) -> Proposal:
        """The proposal for a function. Raises BadInput if there is none of this name."""
        if name not in self.functions and name not in self.classes:
            raise no_function(name, self.functions)
        roles = self.roles(name)
        parameters = tuple(each.arg for each in self._parameters(name))
        return Proposal(self._kind(name, roles) or "script", name, roles, self._unknown(name), parameters)

    def roles(self, name: str) -> dict[str, str]:
        """The roles of the parameters of a function, and of the constructor of a method's class, as far as known."""
        known: dict[str, str] = {}
        for each in self._parameters(name):
            if role := self.declared.get(each.arg) or role_of(each.arg) or self._role_by_use(name, each.arg):
                known[each.arg] = role
        if "start" not in known.values():
            class_ = self.classes.get(name.partition(".")[0])
            made_of = [] if class_ is None else list(_some(_constructor(class_), required=True))
            rest = [each.arg for each in made_of if each.arg not in known]
            if len(rest) == 1:  # nothing else can be the state that an object is made of
                return {**known, rest[0]: "start"}
            alone = [each.arg for each in self._parameters(name) if plain(each.arg) in ALONE]
            if len(alone) == 1:
                known[alone[0]] = "start"
        return known

    def _role_by_use(self, name: str, parameter: str) -> str | None:
        """The role that the attributes of a parameter tell."""
        function = self.functions.get(name)
        attributes = set() if function is None else attributes_of(function, parameter)
        if attributes & OF_PROBLEMS or len(attributes & ALL_OF_PROBLEMS) > 1:
            return "problem"
        return "graph" if attributes & OF_GRAPHS else None

    def is_called_with_states(self, name: str) -> bool:
        """Whether the file's own calls of a function all have literals only, and a state among them."""
        places = [each for each in self.tree.body if not isinstance(each, Function | ast.ClassDef)]
        places += [each for key, each in self.functions.items() if key in MAINS]
        calls = [
            [self._value(value) for value in (*each.args, *(keyword.value for keyword in each.keywords))]
            for place in places
            for each in ast.walk(place)
            if isinstance(each, ast.Call) and isinstance(each.func, ast.Name) and each.func.id == name
        ]
        return bool(calls) and all(None not in values and any(map(self.literals, values)) for values in calls)

    def _value(self, node: ast.expr) -> Any:
        """The value of a literal, or of a name that stands for one; None for anything else."""
        if isinstance(node, ast.Name):
            return self.constants.get(node.id)
        try:
            return ast.literal_eval(node)
        except (ValueError, TypeError, SyntaxError, MemoryError, RecursionError):
            return None

    @cached_property
    def constants(self) -> dict[str, Any]:
        """The names outside functions that stand for literals."""
        return {
            target.id: value
            for each in self.tree.body
            if isinstance(each, ast.Assign) and not isinstance(each.value, ast.Name)
            for target in each.targets
            if isinstance(target, ast.Name) and (value := self._value(each.value)) is not None
        }

    def _unknown(self, name: str) -> tuple[str, ...]:
        """The parameters that must have a value and whose role is not known."""
        roles = self.roles(name)
        return tuple(each.arg for each in self._parameters(name, required=True) if each.arg not in roles)

    def _parameters(self, name: str, *, required: bool = False) -> list[ast.arg]:
        """The parameters of a function and, if it is a method, of its class."""
        first, _, method = name.partition(".")
        parameters: list[ast.arg] = []
        if first in self.classes and not (method and _is_static(self.functions[name])):
            parameters += _some(_constructor(self.classes[first]), required=required)
        if name in self.functions:
            parameters += _some(self.functions[name], required=required)
        return parameters

    def _kind(self, name: str, roles: Mapping[str, str]) -> str | None:
        """The kind of a search with these roles; None if it cannot be one."""
        given = set(roles.values())
        if given & OF_FUNCTIONS:
            return "functions" if given & {"start", "goal", "goal_test"} else None
        if "problem" in given:
            return "problem-object"
        for role, kind in (("graph", "graph-object"), ("grid", "grid")):
            if role in given:
                return kind if "start" in given else None
        if "." in name or name in self.classes:
            return "state-class"
        if "start" not in given:
            return None
        return "state-class" if any(map(makes_successors, self.classes.values())) else "script"


def attributes_of(function: ast.AST, name: str) -> set[str]:
    """The attributes of a variable that a function uses."""
    return {
        each.attr
        for each in ast.walk(function)
        if isinstance(each, ast.Attribute) and isinstance(each.value, ast.Name) and each.value.id == name
    }


def makes_successors(class_: ast.ClassDef) -> bool:
    """Whether a class has a method with the name of a successor function."""
    return any(isinstance(each, Function) and each.name.lower() in OF_SCRIPTS for each in class_.body)


def _goes_on(node: ast.AST) -> bool:
    """Whether a part of a text is a `while`, or a function that calls itself."""
    called = (each.func for each in ast.walk(node) if isinstance(each, ast.Call)) if isinstance(node, Function) else ()
    return isinstance(node, ast.While) or any(node.name in names_in(each) for each in called)  # type: ignore[attr-defined]


def _last(name: str) -> str:
    return name.rpartition(".")[2]


def names_in(node: ast.AST) -> set[str]:
    """The names of variables and attributes in a part of the text."""
    return {_name_of(each) for each in ast.walk(node)} - {""}


def _name_of(node: ast.AST) -> str:
    return node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""


def _is_static(function: Function) -> bool:
    return any(isinstance(each, ast.Name) and each.id == "staticmethod" for each in function.decorator_list)


def _constructor(class_: ast.ClassDef) -> Function | None:
    return next((each for each in class_.body if isinstance(each, Function) and each.name == "__init__"), None)


def _all_parameters(function: Function) -> list[ast.arg]:
    named = [*function.args.posonlyargs, *function.args.args]
    return [each for each in named if each.arg not in ("self", "cls")] + function.args.kwonlyargs


def _some(function: Function | None, *, required: bool) -> Iterable[ast.arg]:
    """The parameters of a function; `required`: only those without a default."""
    if function is None:
        return []
    if not required:
        return _all_parameters(function)
    named = [*function.args.posonlyargs, *function.args.args]
    named = [each for each in named[: len(named) - len(function.args.defaults)] if each.arg not in ("self", "cls")]
    by_name = zip(function.args.kwonlyargs, function.args.kw_defaults, strict=True)
    return named + [each for each, default in by_name if default is None]

"""How a program that values a game is called: its function, and the roles of its parameters, from their names."""

import ast
import re
from typing import Final

from searchlight.errors import BadInput
from searchlight.games.game import AnyGame
from searchlight.texts import message
from searchlight.tracing.names import GAME_PARAMETERS, plain
from searchlight.tracing.proposal import GAME, File, Proposal, no_function

BY_NAME: Final = {name: role for role, names in GAME_PARAMETERS.items() for name in names.split(",")}
WHOLE: Final = ("game", "state", "tree", "leaves")  # roles of what is searched
WORDS: Final = {
    "alpha-beta": re.compile(r"alpha_?beta|ab_?search|prun|poda", re.IGNORECASE),
    "minimax": re.compile(r"mini?_?max|nega_?max", re.IGNORECASE),
    "expectimax": re.compile(r"expecti", re.IGNORECASE),
}
OF_CLASS: Final = "getAction"


def propose(
    text: str, game: AnyGame, function: str | None, declared: dict[str, str], against: str | None = None
) -> Proposal:
    """The function to call, with the roles of its parameters. Raises SyntaxError and BadInput."""
    file = File(ast.parse(text), {}, lambda _: False)
    if function:
        return _proposal(file, game, function, declared)
    known = [each for each in file.functions if each.endswith("." + OF_CLASS)]
    if not known:
        searching = [each for each in file.functions if any(word.search(each) for word in WORDS.values())]
        proposals = {each: _proposal(file, game, each, declared) for each in searching}
        known = [each for each, its in proposals.items() if not its.unknown and {*its.roles.values()} & {*WHOLE}]
    named = [each for each in known if against in WORDS and WORDS[against].search(each)]
    known = file.outermost(named or known)
    if len(known) != 1:
        names = known or [*file.functions]
        raise BadInput(
            "function", message("observe.several_functions" if names else "observe.nothing_to_run", names=names)
        )
    return _proposal(file, game, known[0], declared)


def _proposal(file: File, game: AnyGame, name: str, declared: dict[str, str]) -> Proposal:
    if name not in file.functions:
        raise no_function(name, file.functions)
    given = file.functions[name].args
    parameters = [each.arg for each in (*given.posonlyargs, *given.args) if each.arg not in ("self", "cls")]
    required = parameters[: len(parameters) - len(given.defaults)]
    required += [each.arg for each, value in zip(given.kwonlyargs, given.kw_defaults, strict=True) if value is None]
    by_name = {each: declared.get(each) or BY_NAME.get(plain(each)) for each in required}
    roles = {each: role for each, role in by_name.items() if role} | declared
    if name.endswith("." + OF_CLASS) and len(required) == 1:
        roles = {required[0]: "state"}
    elif not {"tree", "leaves"} & {*roles.values()} or "game" in roles.values() or not hasattr(game, "leaves"):
        roles = {each: "state" if role == "tree" else role for each, role in roles.items()}
    return Proposal(GAME, name, roles, tuple(each for each in required if each not in roles), tuple(parameters))

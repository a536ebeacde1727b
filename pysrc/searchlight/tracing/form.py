"""The form of the page: how a program is run, and what a first run shows before anything is judged."""

from typing import Any, Final

from searchlight.catalog import BUILT_IN
from searchlight.errors import BadInput
from searchlight.games.game import Game
from searchlight.setup import Setup
from searchlight.texts import Message, message
from searchlight.tracing.assignment import STATES
from searchlight.tracing.names import GAME_RESULTS, GAME_ROLES, RESULTS, ROLES
from searchlight.tracing.proposal import Proposal, functions_of
from searchlight.tracing.replay.report import plain_of, sentences, told_start
from searchlight.tracing.watch.observation import Observation
from searchlight.tracing.watch.running import observe
from searchlight.tracing.watch.session import Request, as_started, proposed

SHOWN: Final = 3  # expansions in a preview


def fields(request: Request, setup: Setup) -> dict[str, Any]:
    """The menus and values of the form for a program.

    `{"functions", "roles", "results", "states", "function", "parameters": [[name, role or null]], "unknown", "script",
    "complaint": message or null, "against": ids}`; `function`: "" if the file runs by itself, null if it is not known.
    """
    proposal, complaint, functions = None, None, list[str]()
    try:
        functions = functions_of(request.text)
        proposal = proposed(request, setup.problem)
    except BadInput as refused:
        complaint = refused.message
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        pass  # running the file reports the error
    if proposal and proposal.unknown:
        complaint = message("homework.which_role", names=list(proposal.unknown), n=len(proposal.unknown))
    is_game = isinstance(setup.problem, Game)
    listed = (GAME_ROLES, GAME_RESULTS, ()) if is_game else (ROLES, RESULTS, STATES)
    menus = dict(zip(("roles", "results", "states"), map(list, listed), strict=True))
    against = [name for name, entry in BUILT_IN.algorithms.items() if entry.family == setup.entry.family]
    return {
        "functions": functions, **menus, "against": against, **_of_proposal(proposal),
        "complaint": complaint and complaint.as_plain_data(),
    }  # fmt: skip


def _of_proposal(proposal: Proposal | None) -> dict[str, Any]:
    if proposal is None:
        return {"function": None, "parameters": [], "unknown": [], "script": False}
    return {
        "function": proposal.function or "",
        "parameters": [[name, proposal.roles.get(name)] for name in proposal.parameters],
        "unknown": list(proposal.unknown),
        "script": proposal.kind == "script",
    }


def preview(setup: Setup, request: Request) -> dict[str, Any]:
    """Run a program, and tell what was seen: `{"sentences": messages}`. Raises BadInput if it cannot run at all."""
    noted = observe(setup, request)
    started = as_started(noted, setup)
    ran, *rest = _seen(noted, started)
    return {"sentences": [each.as_plain_data() for each in (ran, *told_start(setup, started), *rest)]}


def _seen(noted: Observation, setup: Setup) -> list[Message]:
    """What ran, its first expansions, and how it ended."""
    ran, *rest = sentences(noted)
    seen = [ran]
    if noted.seen:
        plain, text = plain_of(setup.problem), setup.problem.text
        first = [str(each) if plain(each) == str(each) else text(each) for each in noted.expanded[:SHOWN]]
        seen.append(message("homework.first_expansions", count=len(first), states=" · ".join(first)))
    if noted.renamed:
        seen.append(message("homework.renamed", how=noted.renamed))
    return seen + rest

"""`state-class`: states are objects of the program's own class, with a method for the successors."""

from typing import Any

from searchlight.errors import BadInput
from searchlight.texts import message
from searchlight.tracing.watch.families import script
from searchlight.tracing.watch.own_successors import OwnSuccessors
from searchlight.tracing.watch.parameters import called
from searchlight.tracing.watch.session import Session


def run(session: Session, name: str) -> Any:
    """Search from an object made of the start; `name`: its class, a method to call, or a function to pass it to."""
    own = OwnSuccessors(session.recorder, session.states)
    session.program.load(name, script.is_watched(session), own.wrap)
    first, _, method = name.partition(".")
    target = session.program.namespace.get(first)
    if not isinstance(target, type):
        return script.call(session, name, own)
    owner = script.owner_of_successors(session)
    if owner is None:
        raise BadInput("function", message("observe.no_successors_in_class", name=first))
    session.recorder.noted.function = name
    forms = script.Forms(session, own)
    start = session.recorder.nodes.starts_from(forms.made(session.problem.initial))
    arguments = {
        "start": lambda: start,
        "goal": lambda: forms.made(session.problem.goal),
        "limit": lambda: session.values["limit"],
    }
    thing = start if target is owner else called(target, arguments, by_place=("start",))
    return called(getattr(thing, method), arguments) if method else thing

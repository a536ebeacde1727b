"""Write the assignment that fits a program, with a comment at each line that is not certain."""

import json
from collections.abc import Mapping
from typing import Any

from searchlight.errors import BadInput
from searchlight.setup import Setup
from searchlight.texts import english
from searchlight.tracing.proposal import Proposal
from searchlight.tracing.watch.session import Request, proposed


def written(request: Request, options: Mapping[str, Any], setup: Setup | None) -> str:
    """The assignment as TOML. `options`: of the search, as far as they are given."""
    lines = [f"{name} = {json.dumps(str(value), ensure_ascii=False)}" for name, value in options.items()]
    if "problem" not in options:
        lines.insert(0, f'problem = "graph"  # {english("observe.propose.problem")}')
    against = request.against or "uniform-cost"
    note = "" if request.against else f"  # {english('observe.propose.against')}"
    lines += [f'against = "{against}"{note}', "", "[program]"]
    try:
        proposal = proposed(request, None if setup is None else setup.problem)
        lines += _program(request, proposal)
    except BadInput as complaint:
        lines.append(f'function = ""  # {complaint.text}')
    except (SyntaxError, ValueError) as error:
        lines.append(f"# {error}")
    return "\n".join(lines) + "\n"


def _program(request: Request, proposal: Proposal) -> list[str]:
    lines = [f'function = "{proposal.function or ""}"']
    if proposal.function is None:
        lines[0] += f"  # {english('observe.propose.by_itself')}"
    if proposal.roles:
        pairs = ", ".join(f'{name} = "{role}"' for name, role in proposal.roles.items())
        lines.append(f"arguments = {{ {pairs} }}")
    lines += [f'arguments.{name} = "start"  # {english("observe.propose.role")}' for name in proposal.unknown]
    if proposal.function is None:
        lines.append('result = "printed"')
    else:
        lines.append(f'result = "path"  # {english("observe.propose.result")}')
    if proposal.kind in ("script", "state-class") and proposal.function is not None and request.state is None:
        lines.append(f'# state = "tuple"  # {english("observe.propose.state")}')
    return lines

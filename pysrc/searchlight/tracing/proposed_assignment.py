"""Write the assignment that fits a program, and the link that opens the program with it."""

import base64
import json
import re
import zlib
from collections.abc import Iterator, Mapping
from typing import Any, Final

from searchlight.catalog import BUILT_IN
from searchlight.errors import BadInput
from searchlight.links import PAGE, page_link
from searchlight.options import Values
from searchlight.setup import Setup
from searchlight.texts import english
from searchlight.tracing.assignment import PROGRAM
from searchlight.tracing.proposal import GAME, Proposal
from searchlight.tracing.watch.session import Request, proposed

BARE: Final = re.compile(r"[A-Za-z0-9_-]+")  # keys of TOML that need no quotation marks
PROPOSED: Final = ("function", "arguments", "result", "files")  # which have lines of their own


def written(request: Request, options: Mapping[str, Any], setup: Setup | None) -> str:
    """The assignment as TOML, with a proposal for what is not declared. `options`: of the search, if given."""
    lines = [f"{name} = {_toml(str(value))}" for name, value in options.items()]
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
    return "\n".join([*lines, *_others(request), *_files(request.files)]) + "\n"


def declaring(request: Request) -> str:
    """What is declared of a program as TOML, for a link that has the program; empty if nothing is."""
    declared = {name: getattr(request, name) for name in ("function", "arguments", "result")}
    lines = [f"{name} = {_toml(value)}" for name, value in declared.items() if value or value == ""]
    lines += _others(request)
    text = [*(["[program]", *lines] if lines else []), *_files(request.files)]
    return "\n".join([*text, ""]) if text else ""


def _program(request: Request, proposal: Proposal) -> list[str]:
    lines = [f'function = "{proposal.function or ""}"']
    if proposal.function is None and request.function is None:
        lines[0] += f"  # {english('observe.propose.by_itself')}"
    if proposal.roles:
        lines.append(f"arguments = {_toml(proposal.roles)}")
    lines += [f'arguments.{_key(name)} = "start"  # {english("observe.propose.role")}' for name in proposal.unknown]
    if request.result:
        lines.append(f"result = {_toml(request.result)}")
    elif proposal.function is None:
        lines.append('result = "printed"')
    elif proposal.kind == GAME:
        lines.append(f'result = "move"  # {english("games.traced.propose")}')
    else:
        lines.append(f'result = "path"  # {english("observe.propose.result")}')
    if proposal.kind in ("script", "state-class") and proposal.function is not None and request.state is None:
        lines.append(f'# state = "tuple"  # {english("observe.propose.state")}')
    return lines


def _others(request: Request) -> list[str]:
    """The other declared keys of [program]."""
    default, names = Request(""), [name for name in PROGRAM if name not in (*PROPOSED, "main")]
    values = {name: getattr(request, name) for name in names if getattr(request, name) != getattr(default, name)}
    return [f"{name} = {_toml(value)}" for name, value in values.items()]


def _files(files: Mapping[str, str]) -> Iterator[str]:
    if files:
        yield from ("", "[files]", *(f"{_key(name)} = {_toml(text)}" for name, text in files.items()))


def _toml(value: Any) -> str:
    """A text, number, list or table as TOML, whose texts are written like those of JSON."""
    if isinstance(value, Mapping):
        pairs = ", ".join(f"{_key(name)} = {_toml(each)}" for name, each in value.items())
        return f"{{ {pairs} }}"
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")


def _key(name: str) -> str:
    return name if BARE.fullmatch(name) else _toml(name)


AS_PROGRAM: Final = "own:your-program"  # the algorithm that is a program (pysrc/page/options/catalog.py)
LONGEST: Final = 8_000  # characters of a link: some applications cut longer ones


def program_link(values: Values, request: Request, step: int, page: str = PAGE) -> str:
    """A link to the program and the textbook search at their first difference, after `step` expansions.

    If the program is too long for a link, the link opens the textbook search alone.
    """
    textbook = {**values, "algorithm": request.against or values["algorithm"]}
    if BUILT_IN.problems[values["problem"]].family == "search":
        parts = [page_link({**values, "algorithm": AS_PROGRAM}, 0, page).removesuffix("&step=0")]
        parts += [f"b.algorithm={textbook['algorithm']}", f"code={packed(request.text)}"]
    else:  # the textbook algorithm is shown alone
        parts = [page_link(textbook, 0, page).removesuffix("&step=0"), f"code={packed(request.text)}"]
    if declared := declaring(request):
        parts.append(f"assignment={packed(declared)}")
    whole = "&".join(parts)
    return whole if len(whole) <= LONGEST else page_link(textbook, step, page)


def packed(text: str) -> str:
    """Encode a text for a link: UTF-8, raw deflate, base64url (as in web/links/packing.js)."""
    press = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS)
    return base64.urlsafe_b64encode(press.compress(text.encode()) + press.flush()).decode().rstrip("=")

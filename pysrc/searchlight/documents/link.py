"""A link to the app, read for its picture: the search, and the step."""

from dataclasses import dataclass
from typing import Any, Final
from urllib.parse import unquote

from searchlight.errors import BadInput, shown
from searchlight.setup import Setup, read
from searchlight.texts import message

LINK: Final = "link"  # what is wrong when no option is
# What links say besides (docs/reference/links.md): these open something else than a search …
ELSEWHERE: Final = ("lesson", "challenge", "code", "assignment", "import", "experiment")
# … and these say how it is shown.
VIEW: Final = (
    "fine", "view", "lang", "embed", "sync", "stop", "predict", "ask", "lines", "charts", "colour", "hide", "collapse",
    "path", "expand", "note", "program",
)  # fmt: skip
SECOND: Final = "b."  # options of a second search, which a picture does not show


@dataclass(frozen=True)
class Link:
    """`opens`: of ELSEWHERE, if the link is not to a search. `step`: None where it names none."""

    fragment: str
    options: dict[str, Any]
    step: int | None = None
    opens: str | None = None

    def setup(self) -> Setup:
        """The search that can be started. Raises BadInput."""
        if self.opens:
            raise BadInput(LINK, message("command.picture.none", opens=self.opens))
        setup = read(self.options, ahead=False)
        if isinstance(setup, list):
            raise setup[0]
        return setup


def read_link(text: str) -> Link:
    """A whole link, or its part after `#`. Raises BadInput for one that nobody could mean."""
    fragment = (text.partition("#")[2] or text).strip()
    if "=" not in fragment:
        raise BadInput(LINK, message("command.picture.no_link", given=shown(text)))
    values = {}
    for part in filter(None, fragment.split("&")):
        name, equals, value = part.partition("=")
        if not (name and equals):
            raise BadInput(LINK, message("command.picture.no_part", given=shown(part)))
        values[name] = unquote(value)
    step = values.pop("step", None)
    if step is not None and not (step.isascii() and step.isdigit() and len(step) < 10):
        raise BadInput("step", message("command.picture.no_step", given=shown(step)))
    opens = next((name for name in ELSEWHERE if values.get(name)), None)
    options = {name: value for name, value in values.items() if name not in VIEW and not name.startswith(SECOND)}
    return Link(
        fragment, {_typed(name): value for name, value in options.items()}, None if step is None else int(step), opens
    )


def _typed(name: str) -> str:
    """`max-nodes` of a link is the option `max_nodes`."""
    return name.replace("-", "_")

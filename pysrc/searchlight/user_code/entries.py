"""The catalog's entries for your code: names and first sentences come from the file, and nothing is promised."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from searchlight.entries import AlgorithmEntry, Claim, Facts, HeuristicEntry, ProblemEntry, Say
from searchlight.problem import AnyProblem, PlainData
from searchlight.texts import Message, english, message

NOT_KNOWN: Final = Facts(complete=Claim("if", "own.not_proved"), optimal=Claim("if", "own.not_proved"))


def first_sentence(value: Any) -> str:
    """The first line of a docstring; empty without one."""
    text = (getattr(value, "__doc__", None) or "").strip()
    return text.splitlines()[0].strip() if text else ""


@dataclass(frozen=True)
class OwnProblem(ProblemEntry):
    """A problem of the file; `has_goal`: whether it has a single goal state, which can be typed."""

    title: str = ""
    about: str = ""
    has_goal: bool = True
    known: Callable[[AnyProblem], tuple[str, ...]] = lambda _: ()

    @property
    def name(self) -> Message:
        return message("own.called", name=self.title)

    def as_plain_data(self, say: Say = english) -> PlainData:
        data = super().as_plain_data(lambda _: "")
        options = [name for name in data["options"] if name != "goal" or self.has_goal]
        return {**data, "label": self.title, "summary": self.about or say("own.summary"), "options": options}


@dataclass(frozen=True)
class OwnAlgorithm(AlgorithmEntry):
    title: str = ""
    about: str = ""

    @property
    def name(self) -> Message:
        return message("own.called", name=self.title)

    def as_plain_data(self, say: Say = english) -> PlainData:
        own = {"label": self.title, "summary": self.about or say("own.summary"), "reference": say("own.reference")}
        own |= dict.fromkeys(("time", "space"), say("own.not_known"))
        texts = {f"algorithm.{self.id}.{name}": text for name, text in own.items()}
        return super().as_plain_data(lambda name: texts[name] if name in texts else say(name))


@dataclass(frozen=True)
class OwnHeuristic(HeuristicEntry):
    title: str = ""
    about: str = ""

    def as_plain_data(self, say: Say = english) -> PlainData:
        return {"id": self.id, "label": self.title, "summary": self.about or say("own.summary")}

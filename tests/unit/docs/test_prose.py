"""All texts for people are in plain English: textlint checks docs, texts and docstrings (tests/prose)."""

import ast
import json
import re
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from buildtools import node
from buildtools.project import ROOT

DOCS = sorted({*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), ROOT / "paper/paper.md"} - {ROOT / "README.es.md"})


def docs(_folder: Path) -> list[Path]:
    return DOCS


def texts(folder: Path) -> list[Path]:
    """Each file of the app's English texts as Markdown, a paragraph for each message; a gap is a name."""
    pages = []
    for source in sorted((ROOT / "pysrc/searchlight/texts/en").glob("*.json")):
        messages = json.loads(source.read_text(encoding="utf-8"))
        lines = [f"{paragraph(message)}\n" for message in messages.values()]
        pages.append(folder / f"texts-{source.stem}.md")
        pages[-1].write_text("\n".join(lines), encoding="utf-8")
    return pages


def paragraph(message: str) -> str:
    """A message as one paragraph of Markdown: gaps are names, and of alternatives the last one is read."""
    choice = re.compile(r"\{\w+, (?:plural|select),(?:\s*\S+ \{[^{}]*\})*\s*other \{([^{}]*)\}\}")
    shorter = ""
    while shorter != message:
        shorter = message
        message = choice.sub(r"\1", re.sub(r"\{(\w+)\}", lambda gap: gap[is_gap(gap)], message))
    return "​" + message.replace("\n", " ").replace("{", "").replace("}", "")


def is_gap(word: re.Match[str]) -> bool:
    """Whether a word in braces is a gap, and not an alternative, which has its key before it."""
    return re.search(r"[,}]\s*(?:=\d+|\w+) $", word.string[: word.start()]) is None


def docstrings(folder: Path) -> list[Path]:
    """The first sentence of each docstring of the product, a page for each module that has one."""
    pages = []
    for source in sorted((ROOT / "pysrc").rglob("*.py")):
        lines = list(first_sentences(ast.parse(source.read_text(encoding="utf-8"))))
        if lines and "templates" not in source.parts:
            name = ".".join(source.relative_to(ROOT / "pysrc").with_suffix("").parts)
            pages.append(folder / f"docstrings-{name}.md")
            pages[-1].write_text("\n\n".join(lines) + "\n", encoding="utf-8")
    return pages


def first_sentences(tree: ast.AST) -> Iterator[str]:
    for each in ast.walk(tree):
        if isinstance(each, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            text = ast.get_docstring(each)
            if text:
                yield re.split(r"(?<=[.!?])\s", text.split("\n\n")[0])[0].replace("\n", " ")


@pytest.mark.parametrize("gather", [docs, texts, docstrings])
def test_it_is_plain_english(gather: Callable[[Path], list[Path]], tmp_path: Path) -> None:
    """At most 25 words in a sentence, the terms of the glossary, none of the constructions in tests/prose."""
    command = [node.program("node"), ROOT / "tests/prose/lint.mjs", *gather(tmp_path)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.stderr == ""
    faults = done.stdout.replace(f"{tmp_path}/", "").replace(f"{ROOT}/", "")
    if faults:
        pytest.fail(faults, pytrace=False)

"""The sources contain no sentences for the reader: all texts are in one place (texts/test_texts.py)."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from buildtools.project import ROOT, sources

SENTENCE = re.compile(r"[A-Za-z][a-z’']+,? [a-z’']+ [a-z’']+")  # three words of a sentence
# Where such a text is none that the page shows, or is said before there can be a language.
ELSEWHERE = {
    "pysrc/searchlight/__init__.py": "what Python itself says of a name that a module lacks",
    "pysrc/searchlight/command/terminal.py": "the command line, which speaks English",
    "pysrc/searchlight/stream/live.py": "said to who programs, when a function is misused",
    "pysrc/searchlight/run.py": "said to who programs, when a function is misused",
    "pysrc/searchlight/catalog/algorithms.py": "names of what a search does without a goal",
    "pysrc/searchlight/foresight.py": "names of what a search does without a goal",
    "pysrc/searchlight/recorded/files/record_file.py": "a reason, as Python gives one, put into a message of a file",
    "pysrc/searchlight/guards/function_problem.py": "a reason, as Python gives one, put into a message",
    "pysrc/searchlight/reorder/puzzle.py": "lines of programs",
    "pysrc/searchlight/tracing/watch/answers.py": "what programs return, to be recognised",
    "pysrc/searchlight/user_code/copies.py": "a program, to be changed",
    "pysrc/searchlight/user_code/raised.py": "what Python itself says, to be recognised",
    "pysrc/searchlight/user_code/syntax.py": "what Python itself says, to be recognised",
    "pysrc/searchlight/user_code/templates/word_ladder.py": "a program, to be changed",
    "web/features/editor/looks.js": "what style sheets are made of",
    "web/browser/offline.js": "an error of ours, for the browser's console",
    "web/picture/formats/tikz.js": "a picture's settings, as TikZ reads them",
    "web/table/columns/store.js": "an error of ours, for the browser's console",
    "web/worker/link.js": "an error of ours, for the browser's console",
    "web/start/capabilities.js": "names of what browsers have",
    "web/start/snapshot.js": "a program",
    "web/table/kinds.js": "words of a table, read by the program",
}


def texts_of_python(path: Path) -> Iterator[str]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    documents = {id(each.value) for each in ast.walk(tree) if isinstance(each, ast.Expr)}
    for each in ast.walk(tree):
        if isinstance(each, ast.Constant) and isinstance(each.value, str) and id(each) not in documents:
            yield each.value


def texts_of_javascript(path: Path) -> Iterator[str]:
    code = re.sub(r"(?s)/\*.*?\*/", "", path.read_text(encoding="utf-8"))
    code = re.sub(r"(?m)(^|\s)//.*$", "", code)
    yield from (found[2] for found in re.finditer(r"([\"'`])((?:(?!\1)[^\\]|\\.)*)\1", code))


def test_no_sentence_stands_elsewhere() -> None:
    """In no source of the page, the drawings or the solver, but for those that are listed with the reason."""
    found = {}
    for path in sources("pysrc", "web"):
        name = path.relative_to(ROOT).as_posix()
        said = {".py": texts_of_python, ".js": texts_of_javascript}.get(path.suffix, lambda _: ())(path)
        if sentences := [text for text in said if SENTENCE.search(text)]:
            found[name] = sentences
    assert {name: said for name, said in found.items() if name not in ELSEWHERE} == {}
    assert sorted(ELSEWHERE.keys() - found.keys()) == []  # no reason without need

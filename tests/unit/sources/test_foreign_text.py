"""JSON from outside: the readers refuse dangerous text, and nothing else reads it."""

import json
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

import worker
from buildtools.project import ROOT, sources
from searchlight.errors.foreign_json import DEEPEST, NotJson, nested_deeper_than, read_json
from tests.unit.each_case import each_case

# Where text is parsed that the project itself wrote, or that a reader of foreign text has passed on. A folder stands
# for all that is in it.
OF_THE_SOLVER = {
    "pysrc/searchlight/errors/foreign_json.py": "the reader of foreign text itself",
    "pysrc/searchlight/texts/__init__.py": "the texts that are installed with the package",
    "pysrc/searchlight/challenges/offered.py": "the built-in challenges",
    "pysrc/searchlight/scorm/command.py": "the built-in lessons",
    "pysrc/searchlight/tracing/": "reports of processes that the command has started, checked there",
}
PAGE = {
    "the reader of foreign text itself": ("dom/foreign_text",),
    "files of the site": ("text/language", "shell/main", "solver_link/recording", "features/lessons/guide"),
    "a file that comes with the feature": ("features/challenges/feature",),
    "answers of the worker, which has read what is foreign": ("solver_link/searches", "playback/supply"),
    "what web/ tells: facts, numbers, what was done in a drawing": (
        "features/charts/feature", "features/comparison/panel", "features/experiments/feature",
        "features/graph/feature", "features/predict/play",
        "features/predict/steps", "search_view/speech", "text/telling", "features/games/feature",
        "features/tree_tools/feature",
        "features/why/feature", "features/why/card",
    ),
    "a file's head and faults, written anew by web/features/importing/, which has read the file": (
        "features/importing/feature",
    ),
    "a message, written anew by web/features/embed/parent.js, which has measured it": ("features/embed/feature",),
    "a state space of the worker's, or one that features/importing/traits.py has read": (
        "features/graph/feature", "search_view/space",
    ),
    "what the page has kept in this browser": ("features/lessons/lesson", "shell/layout"),
    "a copy of its own data": ("features/lessons/guide", "features/lessons/maker", "features/graph/draft"),
}  # fmt: skip
OF_THE_PAGE = {f"pysrc/page/{name}.py": reason for reason, names in PAGE.items() for name in names}
OF_WEB = {
    "web/text/foreign.js": "the reader of foreign text itself",
    "web/seam.js": "what the page's Python hands over",
    "web/features/charts/feature.js": "what the page's Python, or the worker, hands over",
    "web/features/experiments/feature.js": "what the page's Python, or the worker, hands over",
    "web/features/export/feature.js": "what the page's Python, or the worker, hands over",
    "web/features/lessons/feature.js": "what the page's Python, or the worker, hands over",
    "web/features/tree_tools/feature.js": "what the page's Python, or the worker, hands over",
    "web/features/worksheet/feature.js": "what the page's Python, or the worker, hands over",
    "web/features/graph/feature.js": "what the page's Python, or the worker, hands over",
    "web/features/editor/feature.js": "what the page's Python, or the worker, hands over",
    "web/features/embed/parent.js": "what the page's Python tells the parent",
    "web/map/view.js": "a state space that Python has read",
    "web/picture/film.js": "a state space that Python has read",
    "web/features/comparison/difference.js": "the table's own answers",
    "web/table/": "a search's end, written by the worker or by web/features/importing/",
    "web/features/predict/facts.js": "a search's end, written by the worker or by web/features/importing/",
    "web/features/score/feature.js": "what the page itself wrote",
    "web/features/why/iterations.js": "a search's end, written by the worker or by web/features/importing/",
    "web/features/experiments/results.js": "rows of the worker",
    "web/recording/packed_columns.js": "the recording that the site has",
    "web/start/interpreter.js": "files of the site",
    "web/notebook/": "what the notebook's kernel sends, which runs its reader's own code",
}
PARSES = re.compile(r"\bjson\.loads?\(|\bfrom json import .*\bloads?\b|\bJSON\.parse\(|\byaml\b.*\bimport\b")

DATA = st.recursive(
    st.none() | st.booleans() | st.integers(-(10**300), 10**300) | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=20,
)  # fmt: skip


def stands_for(listed: str, name: str) -> bool:
    return name == listed or (listed.endswith("/") and name.startswith(listed))


@pytest.mark.parametrize(
    ("folders", "ending", "allowed"),
    [
        (("pysrc/searchlight", "pysrc/worker.py"), ".py", OF_THE_SOLVER),
        (("pysrc/page",), ".py", OF_THE_PAGE),
        (("web",), ".js", OF_WEB),
    ],
    ids=["solver", "page", "web"],
)
def test_foreign_text_is_parsed_in_one_place_on_each_side(
    folders: tuple[str, ...], ending: str, allowed: dict[str, str]
) -> None:
    """Parsers recurse until a stack ends. Whoever reads a file or a link uses `read_json` of its side; a new file that
    parses the project's own text is listed above, with the reason."""
    parsing = {
        path.relative_to(ROOT).as_posix() for path in sources(*folders)
        if path.suffix == ending and PARSES.search(path.read_text(encoding="utf-8"))
    }  # fmt: skip
    assert sorted(name for name in parsing if not any(stands_for(each, name) for each in allowed)) == []
    assert [each for each in allowed if not any(stands_for(each, name) for name in parsing)] == []  # no idle reason


@given(DATA)
def test_json_is_read_as_python_reads_it(data: object) -> None:
    """Nothing is refused that is neither too deep nor too large."""
    assert read_json(json.dumps(data)) == data


@pytest.mark.parametrize("opening", ["[", '{"a":', '[{"b":', "[ ", '["]",'])
def test_deep_nesting_is_refused_before_it_is_parsed(opening: str) -> None:
    """However it is written, and whether or not it is closed; brackets in strings do not count."""
    with pytest.raises(NotJson, match="nested more than 100 levels deep"):
        read_json(opening * 100_000)
    assert nested_deeper_than(DEEPEST, "[" * (DEEPEST + 1))
    assert read_json("[" * DEEPEST + "]" * DEEPEST)
    assert read_json(json.dumps(["[" * 100_000, '\\"' + "{" * 100_000])) is not None
    assert len(read_json("[" + ",".join(["[]"] * 1000) + "]")) == 1000


@pytest.mark.parametrize("number", ["NaN", "Infinity", "-Infinity", "1e999", "-1e999", "9" * 400, "-" + "9" * 5_000])
def test_numbers_without_an_end_are_refused(number: str) -> None:
    """The page cannot read them when they come back in an answer; a string may hold what it wants."""
    with pytest.raises(NotJson):
        read_json(f'{{"a": [{number}]}}')
    assert read_json(json.dumps([number, 7])) == [number, 7]


@each_case("api", ["lessons", "challenges"])
@each_case(
    "text",
    ["[" * 100_000, '{"title": ' * 5_000, '{"title": NaN}', '{"stops": [{"question": {"number": 1e999}}]}', "9" * 5_000,
     json.dumps({f"key {at}": 0 for at in range(20_000)}), json.dumps({"k" * 100_000: 1}), '"' + "\\" * 9_999, "null"],
)  # fmt: skip
def test_the_worker_answers_each_evil_text_with_sentences(api: str, text: str) -> None:
    """Few of them, however many mistakes there are; the answer is JSON that the page can read."""
    answer = json.loads(worker.ask(api, "check", json.dumps({"text": text})), parse_constant=pytest.fail)
    assert not answer["ok"]
    assert 1 <= len(answer["errors"]) <= worker.MOST_FAULTS + 1

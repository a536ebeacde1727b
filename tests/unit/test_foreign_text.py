"""JSON of others: what the readers refuse, and that nothing else reads it."""

import json
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

import worker
from buildtools.project import ROOT, sources
from searchlight.errors.foreign_json import DEEPEST, NotJson, nested_deeper_than, read_json

# Where text is parsed that the project itself wrote, or that a reader of foreign text has passed on. A folder stands
# for all that is in it.
OF_THE_SOLVER = {
    "pysrc/searchlight/errors/foreign_json.py": "the reader of foreign text itself",
    "pysrc/searchlight/texts/__init__.py": "the texts that are installed with the package",
    "pysrc/searchlight/challenges/offered.py": "the built-in challenges",
    "pysrc/searchlight/observe/": "reports of processes that the command has started, checked there",
}
PAGE = {
    "the reader of foreign text itself": ("foreign_text",),
    "files of the site": ("language", "lesson_list", "main", "recording"),
    "answers of the worker, which has read what is foreign": ("asking", "own_code", "searches", "supply"),
    "what web/ tells: facts, numbers, what was done in a drawing": (
        "charts", "compare_panel", "experiments", "graph_panel", "homework", "outcome_panel", "practice_steps",
        "speech", "tools_colours", "tools_side", "why", "why_card", "why_iterations", "why_numbers",
    ),
    "a file's head and faults, written anew by web/records/, which has read the file": ("bring_in",),
    "a message, written anew by web/embed.js, which has measured it": ("embed",),
    "a state space of the worker's, or one that bring_traits.py has read": ("board", "space"),
    "what the page has kept in this browser": ("lesson", "notes", "room"),
    "a copy of its own data": ("lesson_guide", "lesson_maker", "undoing"),
}  # fmt: skip
OF_THE_PAGE = {f"pysrc/page/{name}.py": reason for reason, names in PAGE.items() for name in names}
OF_WEB = {
    "web/foreign.js": "the reader of foreign text itself",
    "web/records/trace_text.js": "the one place with a parser of YAML, which counts the depth itself",
    "web/seam.js": "what the page's Python hands over",
    "web/parts/": "what the page's Python, or the worker, hands over",
    "web/embed.js": "what the page's Python tells the parent",
    "web/map/view.js": "a state space that Python has read",
    "web/picture/film.js": "a state space that Python has read",
    "web/compare/difference.js": "the table's own answers",
    "web/table/": "a search's end, written by the worker or by web/records/",
    "web/practice/facts.js": "a search's end, written by the worker or by web/records/",
    "web/why/iterations.js": "a search's end, written by the worker or by web/records/",
    "web/experiment/results.js": "rows of the worker",
    "web/packed_columns.js": "the recording that the site has",
    "web/start/interpreter.js": "files of the site",
    "web/notebook/": "what the notebook's kernel sends, which runs its reader's own code",
}
PARSES = re.compile(
    r"\bjson\.loads?\(|\bfrom json import .*\bloads?\b|\bJSON\.parse\(|\byaml\b.*\bimport\b|from \"js-yaml\""
)

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


@pytest.mark.parametrize("check", [worker.check_lesson, worker.check_challenge])
@pytest.mark.parametrize(
    "text",
    ["[" * 100_000, '{"title": ' * 5_000, '{"title": NaN}', '{"stops": [{"question": {"number": 1e999}}]}', "9" * 5_000,
     json.dumps({f"key {at}": 0 for at in range(20_000)}), json.dumps({"k" * 100_000: 1}), '"' + "\\" * 9_999, "null"],
)  # fmt: skip
def test_the_worker_answers_each_evil_text_with_sentences(check, text: str) -> None:
    """Few of them, however many mistakes there are; the answer is JSON that the page can read."""
    answer = json.loads(check(text), parse_constant=lambda name: pytest.fail(f"{name} in an answer"))
    assert not answer["ok"]
    assert 1 <= len(answer["errors"]) <= worker.MOST_FAULTS + 1

"""JSON of others: what the readers refuse, and that nothing else reads it."""

import json
import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import worker
from buildtools.project import ROOT, sources
from searchlight.errors.foreign_json import DEEPEST, NotJson, nested_deeper_than, read_json

# Where text is parsed that the project itself wrote, or that the readers of foreign text pass on. A folder stands for
# all that is in it.
OURS = {
    "pysrc/searchlight/errors/foreign_json.py": "the reader of foreign text itself",
    "pysrc/searchlight/texts/__init__.py": "the texts that are installed with the package",
    "pysrc/searchlight/challenges/offered.py": "the built-in challenges",
    "pysrc/searchlight/observe/": "reports of processes that the command has started, checked there",
}
PARSES = re.compile(r"\bjson\.loads?\(|\byaml\.\w*load\w*\(|\bJSON\.parse\(|\bfrom json import .*\bloads?\b")

DATA = st.recursive(
    st.none() | st.booleans() | st.integers(-(10**300), 10**300) | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=20,
)  # fmt: skip


def is_ours(path: Path, ours: dict[str, str]) -> bool:
    name = path.relative_to(ROOT).as_posix()
    return any(name == each or (each.endswith("/") and name.startswith(each)) for each in ours)


def test_the_solver_parses_foreign_text_in_one_place() -> None:
    """`json.loads` recurses until the browser's stack ends: all of the solver reads foreign text with `read_json`."""
    parsing = {
        path for path in [*sources("pysrc/searchlight"), ROOT / "pysrc/worker.py"]
        if path.suffix == ".py" and PARSES.search(path.read_text(encoding="utf-8"))
    }  # fmt: skip
    assert sorted(str(path) for path in parsing if not is_ours(path, OURS)) == []
    assert [name for name in OURS if not any(is_ours(path, {name: ""}) for path in parsing)] == []  # no idle reason


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

"""What all tests share: how thorough they are, and how long each file takes."""

import json
import os
import sys
from collections import Counter
from pathlib import Path

import pytest

# Hypothesis would import trio where Selenium has brought it along, and that a module called `outcome`, as the page has.
os.environ["HYPOTHESIS_NO_PLUGINS"] = "1"
from hypothesis import HealthCheck, settings  # after what is said to it

sys.modules["rfc3987_syntax"] = None  # jsonschema would make its grammars, two seconds of a processor; none is used

ROOT = Path(__file__).parent.parent
DURATIONS = ROOT / "dist/durations.json"

# The same examples every time, and no clock in it, as the machine may be busy with something else: an example may take
# as long as it does, and so may making one. (For the first text on a machine, a table of all characters is made.)
settings.register_profile(
    "steady", deadline=None, derandomize=True, max_examples=25, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("thorough", settings.get_profile("steady"), max_examples=100)
settings.load_profile("steady")

seconds: Counter[str] = Counter()  # of each file of tests in this run


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--thorough", action="store_true", help="walks, hostile files, escapes, examples in full number")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "thorough: runs with --thorough only (docs/testing.md)")
    if config.getoption("thorough"):
        settings.load_profile("thorough")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what only a thorough run does. The longest test comes first: as the last one it would run alone."""
    items.sort(key=lambda item: "unit/web/test_web.py" not in item.nodeid)
    if not config.getoption("thorough"):
        left_out = [item for item in items if item.get_closest_marker("thorough")]
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if item not in left_out]


def pytest_assertrepr_compare(op: str, left: object, right: object) -> list[str] | None:
    """List everything that a check has found where nothing was expected; pytest itself shows the first one."""
    if op != "==" or right or type(left) is not type(right) or not isinstance(left, list | set | dict):
        return None
    found = [f"{key}: {value}" for key, value in left.items()] if isinstance(left, dict) else list(map(str, left))
    return [f"found {len(found)}, expected none:", *found]


@pytest.fixture(scope="session")
def thorough(request: pytest.FixtureRequest) -> bool:
    """Whether random tests run in full number."""
    return bool(request.config.getoption("thorough"))


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    seconds[report.nodeid.partition("::")[0]] += report.duration


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Write the seconds of each file's last whole run to dist/durations.json, the longest first."""
    config = session.config
    if hasattr(config, "workerinput") or config.option.keyword or any("::" in each for each in config.args):
        return
    before = json.loads(DURATIONS.read_text(encoding="utf-8")) if DURATIONS.is_file() else {}
    known = {name: time for name, time in before.items() if (ROOT / name).is_file()}
    known |= {name: round(time, 1) for name, time in seconds.items()}
    DURATIONS.parent.mkdir(exist_ok=True)
    ordered = dict(sorted(known.items(), key=lambda each: -each[1]))
    DURATIONS.write_text(json.dumps(ordered, indent=0) + "\n", encoding="utf-8")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """tests/webkit needs what no package has, a WebKit: it runs when it is named."""
    if collection_path == Path(__file__).with_name("webkit"):
        return True if "tests/webkit" not in " ".join(config.args) else None
    return None

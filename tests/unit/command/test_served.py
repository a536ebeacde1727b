"""`searchlight open`: its argument as a link of the page, and the messages about unusable ones."""

import json
import urllib.error
import urllib.request
import webbrowser
from pathlib import Path
from urllib.parse import parse_qs, quote

import pytest

from searchlight import __main__ as command
from searchlight import problem_from, solve
from searchlight.command.solving import solve_into
from searchlight.web_server import command as opening
from searchlight.web_server.page_fragment import PageFragment, fragment_for
from searchlight.web_server.server import Server
from tests.unit.setups import setup_of


def options(given: str) -> dict[str, str]:
    return {name: values[0] for name, values in parse_qs(fragment_for(given).fragment).items()}


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[str]:
    """The addresses at which a browser was opened; a small site is served instead of the page, until Ctrl-C comes."""
    addresses: list[str] = []
    (tmp_path / "index.html").write_text("the page")

    def open_browser(address: str) -> bool:
        with urllib.request.urlopen(address) as answer:
            addresses.append(f"{answer.url} {answer.read().decode()}")
        return True

    def interrupted(_: Server) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(webbrowser, "open", open_browser)
    monkeypatch.setattr(Server, "wait", interrupted)
    monkeypatch.setattr(opening, "SITE", tmp_path)
    monkeypatch.setattr(opening, "USUAL", 0)
    return addresses


def test_a_link_is_taken_in_any_form() -> None:
    """A link may come from any host or file, be only the part after #, or be empty."""
    part = "problem=grid&step=3"
    for given in (part, f"#{part}", f"https://example.org/x/#{part}", f"file:///a%20b/searchlight.html#{part}"):
        assert fragment_for(given).fragment == part
    assert fragment_for(None).fragment == ""


@pytest.mark.parametrize(
    ("name", "text", "problem", "heuristic"),
    [
        ("graph.txt", 'A>"ñ & #" 4', "graph", "zero"),
        ("graph.json", '{"edges": {"A": {"B": 4}}, "h": {"A": 3}}', "graph", "table"),
        ("grid.txt", "..#\n...\n", "grid", "manhattan"),
    ],
)
def test_a_file_is_a_problem(tmp_path: Path, name: str, text: str, problem: str, heuristic: str) -> None:
    """Its text stands in the link, whatever letters are in it, with a heuristic that it has."""
    (tmp_path / name).write_text(text, encoding="utf-8")
    told = options(str(tmp_path / name))
    assert told == {"problem": problem, problem: text, "algorithm": "astar", "heuristic": heuristic, "step": "0"}


def test_a_search_in_a_file_is_shown_as_it_is(tmp_path: Path) -> None:
    """As the library writes it, and in the form in which searches were once written."""
    path = tmp_path / "search.json"
    for text in (
        solve("eight-puzzle", "weighted-astar", start=[1, 0, 2, 3, 4, 5, 6, 7, 8], weight=3).to_json(),
        solve(problem_from(1, 4, lambda n: [n + 1], lambda n, action: action), "breadth-first").to_json(),
        (Path(__file__).parents[1] / "old_form/boards.json").read_text(encoding="utf-8"),
    ):
        path.write_text(text, encoding="utf-8")
        assert fragment_for(str(path)) == PageFragment("import=given%2Fsearch.json&step=0", path)


def test_a_record_is_shown(tmp_path: Path, opened: list[str]) -> None:
    """The page asks for the file itself, which the server gives it, however large."""
    setup = setup_of({"problem": "graph", "algorithm": "astar"})
    for name in ("a record ñ.json.gz", "search.json"):
        path = tmp_path / name
        solve_into(setup, str(path))
        found = fragment_for(str(path))
        assert (found.file, found.fragment) == (path, f"import=given%2F{quote(name)}&step=0")
        with Server(tmp_path, fragment=found.fragment, given=path) as server:
            assert urllib.request.urlopen(f"{server.url}given/{quote(name)}").read() == path.read_bytes()
            with pytest.raises(urllib.error.HTTPError):
                urllib.request.urlopen(f"{server.url}given/passwd")
    assert command.main(["open", str(tmp_path / "search.json")]) == 0
    assert opened[0].endswith("/#import=given%2Fsearch.json&step=0 the page")


def test_what_cannot_be_opened_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], opened: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """In one line: neither file nor link, a file with no graph in it, a port in use, a page that is not there."""
    (tmp_path / "notes.json").write_text(json.dumps({"a": 1}))
    with Server(tmp_path) as running:
        port = running.url.split(":")[2].strip("/")
        for arguments, sentence in (
            (["no-such-file"], "link: 'no-such-file' is neither a file nor a link"),
            ([str(tmp_path / "notes.json")], "graph: "),
            (["--port", port], f"port: {port} cannot be used"),
            (["--port", "70000"], "port: 70000 cannot be used"),
        ):
            assert command.main(["open", *arguments]) == 2
            told = capsys.readouterr().err
            assert told.startswith(f"searchlight open: {sentence}")
            assert told.count("\n") == 1
    monkeypatch.setattr(opening, "SITE", tmp_path / "nowhere")
    assert command.main([]) == 2
    assert "does not include the app" in capsys.readouterr().err
    assert opened == []


def test_the_browser_is_led_to_the_link(opened: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    """Without a command the page opens as it begins; Ctrl-C is how it ends, and no failure."""
    assert command.main([]) == 0
    assert command.main(["open", "problem=grid&note=ñ"]) == 0
    begun, linked = opened
    assert begun.endswith("/ the page")
    assert linked.endswith("/#problem=grid&note=%C3%B1 the page")
    assert "press Ctrl+C to stop" in capsys.readouterr().out
    assert command.main(["open", "--no-browser"]) == 0
    assert len(opened) == 2

"""The local web server of build.py."""

import socket
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from buildtools.serve import Server
from tests.unit.each_case import each_case


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A folder with one file of each kind below it, and one beside it that is nobody's business."""
    folder = tmp_path / "site"
    (folder / "sub").mkdir(parents=True)
    (tmp_path / "secret.txt").write_text("secret")
    for name in ("index.html", "sub/x.mjs", "x.wasm", "x.json", "x.css", "x.svg", "x.woff2", "x.unheard-of"):
        (folder / name).write_text(name)
    with Server(folder, prefix="/a/b/") as running:
        yield running


@each_case(
    "name, kind",
    [
        ("", "text/html; charset=utf-8"),
        ("sub/x.mjs", "text/javascript; charset=utf-8"),
        ("x.wasm", "application/wasm"),
        ("x.json", "application/json"),
        ("x.css", "text/css; charset=utf-8"),
        ("x.svg", "image/svg+xml"),
        ("x.woff2", "font/woff2"),
        ("x.unheard-of", "application/octet-stream"),
    ],
)
def test_each_kind_of_file_has_its_type(server: Server, name: str, kind: str) -> None:
    """Browsers refuse modules and WebAssembly of a wrong type; the machine's own registry plays no part."""
    with urllib.request.urlopen(server.url + name) as answer:
        assert answer.headers["Content-Type"] == kind
        assert answer.headers["Cache-Control"] == "no-cache"


@pytest.mark.parametrize(
    "path", ["/index.html", "/a/index.html", "/a/b/none", "/a/b/../secret.txt", "/a/b/%2e%2e/secret.txt"]
)
def test_nothing_outside_the_folder_is_served(server: Server, path: str) -> None:
    """Neither above the prefix nor above the folder."""
    with pytest.raises(urllib.error.HTTPError, match="404") as refused:
        urllib.request.urlopen(server.url.removesuffix("/a/b/") + path)
    refused.value.close()


def status(server: Server, path: str, host: str | None) -> tuple[int, str]:
    """The answer to a request exactly as it is written here."""
    port = int(server.url.split(":")[2].split("/")[0])
    with socket.create_connection(("127.0.0.1", port)) as connection:
        named = "" if host is None else f"Host: {host}\r\n"
        connection.sendall(f"GET {path} HTTP/1.1\r\n{named}Connection: close\r\n\r\n".encode())
        with connection.makefile("rb") as answer:
            head, _, body = answer.read().partition(b"\r\n\r\n")
    return int(head.split()[1]), body.decode()


@pytest.mark.parametrize("host", ["localhost", "LOCALHOST:80", "127.0.0.1", "127.0.0.1:8642", "[::1]", "[::1]:8642"])
def test_this_machine_is_answered(server: Server, host: str) -> None:
    """By each of its names, with any port."""
    assert status(server, "/a/b/index.html", host) == (200, "index.html")


@each_case(
    "host",
    [None, "", "evil.example", "evil.example:8642", "localhost.evil.example", "127.0.0.1.evil.example", "127.0.0.2",
     "localhost:", "localhost:x", "user@localhost", "localhost, evil.example", "localhost\r\nHost: evil.example"],
)  # fmt: skip
def test_a_foreign_name_of_this_machine_is_refused(server: Server, host: str | None) -> None:
    """The answer is a sentence; otherwise, a foreign page could point its own host name here and read the files."""
    code, body = status(server, "/a/b/index.html", host)
    assert code == 421
    assert "answers only requests to localhost" in body


@pytest.mark.parametrize("path", ["/a/b/sub/", "/a/b/sub", "/a/b/empty/"])
def test_no_folder_is_listed(server: Server, tmp_path: Path, path: str) -> None:
    """One without a page of its own is not there."""
    (tmp_path / "site/empty").mkdir()
    answer = status(server, path, "localhost")
    assert answer[0] in (301, 404)
    assert "x.mjs" not in answer[1]


@pytest.mark.parametrize(
    "path",
    ["/sw.js", "/sw.js?x", "/sw.js#x", "/%73w.js", "/%73%77%2e%6a%73", "/./sw.js", "//sw.js", "/sub/../sw.js",
     "/sub/%2e%2e/sw.js", "/SW.JS", "/Sw.js", "/sw.js/", "/sw.js%00", "/sw.js.", "/sw.js%20"],
)  # fmt: skip
def test_the_hidden_file_is_hidden_in_every_spelling(tmp_path: Path, path: str) -> None:
    """On systems that ignore case, dots or blanks at the end as on others."""
    (tmp_path / "sub").mkdir()
    (tmp_path / "sw.js").write_text("the worker")
    with Server(tmp_path, hidden="sw.js") as running:
        code, body = status(running, path, "localhost")
    assert code == 404
    assert "the worker" not in body

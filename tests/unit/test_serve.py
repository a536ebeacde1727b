"""The local web server of build.py."""

import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from buildtools.project import BuildError
from buildtools.serve import Server


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


@pytest.mark.parametrize(
    ("name", "kind"),
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


def test_a_port_in_use_is_told_in_one_sentence(server: Server, tmp_path: Path) -> None:
    """With the way out."""
    port = int(server.url.split(":")[2].split("/")[0])
    with pytest.raises(BuildError, match=rf"^port {port} cannot be used .* choose another with --port$"):
        Server(tmp_path, port)

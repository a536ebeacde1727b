"""`searchlight scorm`: the contents of the package, and the messages if there is none."""

import io
import json
from pathlib import Path
from xml.etree import ElementTree
from zipfile import ZipFile

import pytest

from searchlight.__main__ import main
from searchlight.scorm import command
from searchlight.scorm.package import ADL, CONTENT, package

PAGE = "https://example.org/searchlight/"


def test_the_manifest_names_what_is_in_the_package() -> None:
    """As SCORM 1.2 has it: one organization, one item, one resource that the platform opens, each file."""
    title = "Greedy & <A*>"
    with ZipFile(io.BytesIO(package(PAGE + "#a=1&b=2", title, 80, {"more/x.txt": b"x"}))) as archive:
        names, whole = archive.namelist(), ElementTree.fromstring(archive.read("imsmanifest.xml"))
        page = archive.read("index.html").decode()
        assert "passMark = 80;" in archive.read("exercise.js").decode()
    assert f'src="{PAGE}#a=1&amp;b=2"' in page
    assert "<title>Greedy &amp; &lt;A*&gt;</title>" in page
    space = {"c": CONTENT, "a": ADL}
    item = whole.find("c:organizations/c:organization/c:item", space)
    resource = whole.find("c:resources/c:resource", space)
    assert item is not None
    assert resource is not None
    assert whole.find("c:metadata/c:schemaversion", space).text == "1.2"  # type: ignore[union-attr]
    assert item.find("c:title", space).text == title  # type: ignore[union-attr]
    assert item.find("a:masteryscore", space).text == "80"  # type: ignore[union-attr]
    assert item.get("identifierref") == resource.get("identifier")
    assert (resource.get(f"{{{ADL}}}scormtype"), resource.get("href")) == ("sco", "index.html")
    files = {each.get("href") for each in resource.findall("c:file", space)}
    assert files == set(names) - {"imsmanifest.xml"}


def test_without_a_site_the_package_has_the_page_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """But for the service worker, which would keep it for other packages; a lesson's title is the package's."""
    site = tmp_path / "site"
    (site / "lessons").mkdir(parents=True)
    for name in ("index.html", "sw.js", "lessons/frontier.json"):
        (site / name).write_text(json.dumps({"title": {"en": "The frontier"}}), encoding="utf-8")
    monkeypatch.setattr(command, "SITE", site)
    out = tmp_path / "frontier.zip"
    assert main(["scorm", "frontier", "--out", str(out)]) == 0
    with ZipFile(out) as archive:
        assert {"searchlight/index.html", "searchlight/lessons/frontier.json"} < set(archive.namelist())
        assert "searchlight/sw.js" not in archive.namelist()
        page = archive.read("index.html").decode()
    assert 'src="searchlight/index.html#lesson=frontier"' in page
    assert "<title>The frontier</title>" in page


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["two words"], "scorm: 'two words' is neither a built-in lesson nor a link"),
        (["nothing"], "--site: This installation does not include the app"),
        (["frontier", "--site", "example.org"], "--site: 'example.org' is not a web address of the app"),
        (["frontier", "--site", "https://a.org/#x"], "--site: "),
        (["frontier", "--site", PAGE, "--pass", "0"], "--pass: '0' is not a percentage"),
        (["frontier", "--site", PAGE, "--pass", "9" * 50], "--pass: "),
    ],
)
def test_what_cannot_be_packed_is_said_in_one_line(
    arguments: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "x.zip"
    assert main(["scorm", *arguments, "--out", str(out)]) == 2
    line = capsys.readouterr().err
    assert said in line
    assert line.count("\n") == 1
    assert not out.exists()

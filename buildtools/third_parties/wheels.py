"""What the page fetches for graph files of other programs: the modules of the wheels of requirements/graphs.txt."""

from collections.abc import Iterator
from zipfile import ZipFile

from buildtools import venv
from buildtools.project import GRAPH_WHEELS

REQUIREMENTS = "requirements/graphs.txt"


def modules() -> dict[str, str]:
    """Path → text of all modules but the packages' own tests. Raises BuildError when a wheel cannot be had."""
    return {
        name: archive.read(name).decode()
        for archive in _wheels()
        for name in archive.namelist()
        if name.endswith(".py") and "tests" not in name.split("/")
    }


def licences() -> Iterator[tuple[str, str, str]]:
    """Of each package: its name and version, its licence, the text of that."""
    for archive in _wheels():
        names = archive.namelist()
        about = archive.read(next(name for name in names if name.endswith(".dist-info/METADATA"))).decode()
        said = dict(line.split(": ", 1) for line in about.partition("\n\n")[0].splitlines() if ": " in line)
        texts = [name for name in names if ".dist-info/" in name and "LICENSE" in name.upper()]
        body = "\n\n".join(archive.read(name).decode().strip() for name in sorted(texts))
        yield f"{said['Name']} {said['Version']}", said.get("License-Expression", said.get("License", "")), body


def _wheels() -> Iterator[ZipFile]:
    venv.download(REQUIREMENTS, GRAPH_WHEELS)
    for path in sorted(GRAPH_WHEELS.glob("*.whl")):
        with ZipFile(path) as archive:
            yield archive

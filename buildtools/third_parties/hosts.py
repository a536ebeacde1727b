"""The widget managers of other notebooks, for tests against them: npm packages whose own bundle is all that is used.

They are fetched without the packages that they name, some hundreds. hosts.json pins each: package → integrity, as npm
writes it in a lock file.
"""

import base64
import hashlib
import json
import shutil
import tarfile
import tempfile
from pathlib import Path

from buildtools import node
from buildtools.project import DIST, BuildError, run, say

_LIST = Path(__file__).with_name("hosts.json")
_KEPT = DIST / "hosts"


def folder(package: str) -> Path:
    """Where a package's files are."""
    return _KEPT / package


def install() -> None:
    """Fetch the packages, unless they are there. Raises BuildError when one cannot be had, or is not the pinned one."""
    for named, integrity in json.loads(_LIST.read_text(encoding="utf-8")).items():
        place = folder(named.rpartition("@")[0])
        stamp = place / ".integrity"
        if not stamp.is_file() or stamp.read_text() != integrity:
            _fetch(named, integrity, place)
            stamp.write_text(integrity)


def _fetch(named: str, integrity: str, place: Path) -> None:
    say(f"npm pack {named}")
    shutil.rmtree(place, ignore_errors=True)
    with tempfile.TemporaryDirectory() as scratch:
        run(
            [node.program("npm"), "pack", named, "--ignore-scripts", "--pack-destination", scratch],
            f"npm could not fetch {named}: connect this machine to an npm registry once",
            env=node.environment(),
        )
        (packed,) = Path(scratch).iterdir()
        found = base64.b64encode(hashlib.sha512(packed.read_bytes()).digest()).decode()
        if f"sha512-{found}" != integrity:
            raise BuildError(f"{named} is not the pinned package: correct {_LIST.name}")
        with tarfile.open(packed) as archive:
            archive.extractall(Path(scratch) / "out", filter="data")
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.move(Path(scratch) / "out/package", place)

"""The third parties that the site ships: which files of which npm packages, each pinned by its SHA-256.

vendor.json beside this file is the list: package → {"to": folder of the site, "files": {path in the package: SHA-256}},
for a font also "style": the style sheet that declares it. After a change of versions,
`python3 -m buildtools.third_parties.vendor` writes the hashes of what npm has verified and installed.
"""

import json
from pathlib import Path
from typing import Any

from buildtools import node
from buildtools.project import BuildError, digest

MANIFEST = Path(__file__).with_name("vendor.json")


def manifest() -> dict[str, dict[str, Any]]:
    listed: dict[str, dict[str, Any]] = json.loads(MANIFEST.read_text(encoding="utf-8"))
    return listed


def read(package: str, name: str, wanted: str, modules: Path = node.MODULES) -> bytes:
    """One file of a package. Raises BuildError when it is missing or differs from the pinned one."""
    source = modules / package / name
    if not source.is_file():
        raise BuildError(f"{package} lacks {name}: delete node_modules/ and build again")
    data = source.read_bytes()
    if digest(data) != wanted:
        raise BuildError(f"{package}/{name} is not the pinned file: delete node_modules/ and build again")
    return data


def files(modules: Path = node.MODULES) -> dict[str, bytes]:
    """Every shipped file by its path in the site, the fonts' joint style sheet among them."""
    shipped = {}
    styles = []
    for package, entry in manifest().items():
        for name, wanted in entry["files"].items():
            shipped[f"{entry['to']}/{Path(name).name}"] = read(package, name, wanted, modules)
        for name, wanted in entry.get("style", {}).items():
            styles.append(read(package, name, wanted, modules).replace(b"url(./files/", b"url(./"))
    shipped["fonts/fonts.css"] = b"\n".join(styles)
    return shipped


def pin() -> None:
    """Write the hashes of the files as they are in node_modules now."""
    node.install()
    entries = manifest()
    for package, entry in entries.items():
        for listed in (entry["files"], entry.get("style", {})):
            for name in listed:
                listed[name] = digest((node.MODULES / package / name).read_bytes())
    MANIFEST.write_text(json.dumps(entries, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    pin()

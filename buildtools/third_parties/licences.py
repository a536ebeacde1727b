"""licenses.txt: name, version, licence and full licence text of every third party in the site."""

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from buildtools.node import MODULES
from buildtools.project import ROOT, BuildError
from buildtools.third_parties import vendor, wheels

# Texts for packages that bring none, by SPDX identifier.
_TEXTS = Path(__file__).with_name("licenses")
# Not npm packages of their own, but inside one: name → (in which package, SPDX identifier, author).
_INSIDE = {"CPython": ("pyodide", "PSF-2.0", "Python Software Foundation")}
# Who holds the copyright, where a package does not say.
_AUTHORS = {"@micropython/micropython-webassembly-pyscript": "2013-2026 Damien P. George"}
# PyScript's file is a bundle of its dependencies; the other packages are shipped without theirs.
_BUNDLES = ("@pyscript/core",)
_RULE = "=" * 80


def text(bundled: Iterable[str]) -> str:
    """The whole file; `bundled` are the package folders (`node_modules/d3-zoom`) that esbuild put into the site."""
    lock: dict[str, Any] = json.loads((ROOT / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    folders = set(bundled) | {f"node_modules/{package}" for package in vendor.manifest()}
    for package in _BUNDLES:
        folders |= _with_dependencies(lock, f"node_modules/{package}")
    parts = [_package(folder, lock[folder]["version"]) for folder in sorted(folders)]
    for name, (package, spdx, author) in _INSIDE.items():
        parts.append(_entry(f"{name} (in {package})", spdx, author, _standard(spdx, author)))
    parts += [_entry(name, spdx, "the authors", body) for name, spdx, body in wheels.licences()]
    return "Searchlight is shipped with the following software and fonts.\n\n" + "\n".join(sorted(set(parts)))


def _with_dependencies(lock: dict[str, Any], folder: str) -> set[str]:
    """The package folder and, as npm resolves them, those of everything it depends on."""
    found: set[str] = set()
    waiting = [folder]
    while waiting:
        folder = waiting.pop()
        if folder in found:
            continue
        found.add(folder)
        for name in lock[folder].get("dependencies", {}):
            place = folder
            while f"{place}/node_modules/{name}" not in lock and "/node_modules/" in place:
                place = place.rpartition("/node_modules/")[0]
            inner = f"{place}/node_modules/{name}"
            waiting.append(inner if inner in lock else f"node_modules/{name}")
    return found


def _package(folder: str, version: str) -> str:
    place = MODULES.parent / folder
    about = json.loads((place / "package.json").read_text(encoding="utf-8"))
    author = about.get("author") or _AUTHORS.get(about["name"], "the authors")
    if isinstance(author, dict):
        author = author["name"]
    own = sorted(path for path in place.iterdir() if path.name.lower().startswith(("licence", "license")))
    body = "\n\n".join(path.read_text(encoding="utf-8").strip() for path in own) if own else None
    spdx = about.get("license", "")
    return _entry(f"{about['name']} {version}", spdx, author, body or _standard(spdx, author))


def _standard(spdx: str, author: str) -> str:
    path = _TEXTS / f"{spdx}.txt"
    if not path.is_file():
        raise BuildError(
            f"a shipped package has the licence {spdx!r} but no text of it: "
            f"add buildtools/third_parties/licenses/{path.name}"
        )
    return path.read_text(encoding="utf-8").replace("{author}", author).strip()


def _entry(name: str, spdx: str, author: str, body: str) -> str:
    return f"{_RULE}\n{name}\n{spdx} · {author}\n{_RULE}\n\n{body}\n"

"""Build dist/*.whl: the library, the command, the site that `searchlight open` shows, and the widget of notebooks.

It is built from a copy of the sources, because building leaves files behind; the site is package data.
"""

import re
import shutil
import tempfile
from pathlib import Path

from buildtools import notebook, site, venv
from buildtools.project import DIST, ROOT, SITE, origin, run, say

_BUILD = "import sys; from setuptools.build_meta import build_wheel; print(build_wheel(sys.argv[1]))"
_BESIDE = ("pyproject.toml", "README.md", "LICENSE")


def build() -> Path:
    """Bring the site up to date and make the wheel; its path. A former one of this version is replaced."""
    site.build()
    venv.install("requirements/wheel.txt")
    say("building the wheel")
    with tempfile.TemporaryDirectory(dir=DIST, prefix=".wheel-") as scratch:
        made = make(Path(scratch), SITE, origin())
        return made.replace(DIST / made.name)


def make(scratch: Path, built: Path | None, source: str | None = None) -> Path:
    """The wheel with that site, or without one, in a folder of `scratch`, which is empty.

    `source`: where the sources are published; the metadata names it.
    """
    for name in _BESIDE:
        shutil.copy(ROOT / name, scratch)
    leftovers = shutil.ignore_patterns("__pycache__", "*.egg-info", "site")
    package = shutil.copytree(ROOT / "pysrc/searchlight", scratch / "pysrc/searchlight", ignore=leftovers)
    if built:
        shutil.copytree(built, package / "site")
        for name, data in notebook.files(built).items():
            (package / "notebook" / name).write_bytes(data)
    if source:
        project = scratch / "pyproject.toml"
        text = project.read_text(encoding="utf-8").replace("\n[project.urls]\n", f"\n[project.urls]\n{_links(source)}")
        project.write_text(text, encoding="utf-8")
        readme = scratch / "README.md"
        readme.write_text(_led_to(source, readme.read_text(encoding="utf-8")), encoding="utf-8")
    run([venv.program("python"), "-c", _BUILD, "made"], "setuptools could not build the wheel", cwd=scratch)
    return next((scratch / "made").glob("*.whl"))


def _led_to(source: str, text: str) -> str:
    """A Markdown text whose links and pictures lead to files of the repository, from wherever it is read."""
    text = re.sub(r"(!\[[^]]*\]\()(?!\w+:|#)", rf"\g<1>{source}/raw/HEAD/", text)
    return re.sub(r"(?<!!)(\[[^]]*\]\()(?!\w+:|#)", rf"\g<1>{source}/blob/HEAD/", text)


def _links(source: str) -> str:
    """Lines of pyproject.toml's table of addresses: who has forked the project publishes with links to the fork."""
    documents = f"{source}/blob/HEAD"
    entries = {
        "Homepage": source,
        "Source": source,
        "Issues": f"{source}/issues",
        "Documentation": f"{documents}/docs/reference/library.md",
        "Changelog": f"{documents}/CHANGELOG.md",
    }
    return "".join(f'{name} = "{address}"\n' for name, address in entries.items())

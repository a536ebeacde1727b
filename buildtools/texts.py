"""Read the texts from pysrc/searchlight/texts/: a folder for each language, with a file for each feature."""

import json

from buildtools.project import ROOT

ENGLISH = "en"
FOLDER = ROOT / "pysrc/searchlight/texts"


def languages() -> dict[str, dict[str, dict[str, str]]]:
    """Code → name of the file → id → text; English, which stands in where nothing else fits, first."""
    codes = sorted(path.parent.name for path in FOLDER.glob("*/page.json"))
    return {code: _files(code) for code in [ENGLISH, *(code for code in codes if code != ENGLISH)]}


def _files(code: str) -> dict[str, dict[str, str]]:
    return {path.stem: json.loads(path.read_text(encoding="utf-8")) for path in sorted((FOLDER / code).glob("*.json"))}

"""The parts of the page that are fetched when first needed: features, with modules, texts, script and style sheet.

A feature's modules are `pysrc/page/features/NAME/`, its texts `NAME.json` of each language, its script
`web/features/NAME/feature.js` and its style sheet, if it has one, `style.css` beside that.
`pysrc/page/features/registry.py` has its class and its keys in links. Everything outside these folders is fetched at
the beginning: the less there is, the earlier the page is ready.
"""

from pathlib import PurePosixPath

from buildtools.project import ROOT

FOLDER = PurePosixPath("page/features")  # in pysrc/, and in MicroPython's file system
FEATURES = sorted(path.name for path in (ROOT / "pysrc" / FOLDER).iterdir() if path.is_dir() and any(path.glob("*.py")))


def feature_of(module: str) -> str | None:
    """The feature that a file comes with, by its path in pysrc/; None: it is there from the beginning."""
    path = PurePosixPath(module)
    return path.parts[2] if FOLDER in path.parents and len(path.parts) > 3 else None

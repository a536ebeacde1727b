"""What of the page comes when it is first needed: features, each with its own modules, texts, script and style sheet.

A feature's modules are `pysrc/page/features/NAME/`, its texts `NAME.json` of each language, its script
`web/features/NAME/feature.js` and its style sheet, if it has one, `style.css` beside that. Which class of its modules
the page makes then, and what of a link asks for it, says `pysrc/page/features/registry.py`. Whatever is in no feature's
folder is there from the beginning: the less, the earlier the page can be used.
"""

from pathlib import PurePosixPath

from buildtools.project import ROOT

FOLDER = PurePosixPath("page/features")  # in pysrc/, and in MicroPython's file system
FEATURES = sorted(path.name for path in (ROOT / "pysrc" / FOLDER).iterdir() if path.is_dir() and any(path.glob("*.py")))


def feature_of(module: str) -> str | None:
    """The feature that a file comes with, by its path in pysrc/; None: it is there from the beginning."""
    path = PurePosixPath(module)
    return path.parts[2] if FOLDER in path.parents and len(path.parts) > 3 else None

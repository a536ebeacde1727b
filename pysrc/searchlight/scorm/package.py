"""The ZIP file of a SCORM package."""

import io
import json
from collections.abc import Mapping
from hashlib import sha256
from html import escape
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from searchlight.scorm.manifest import manifest

HERE = Path(__file__).parent
START = "index.html"
SCRIPT = "exercise.js"
THEN = (1980, 1, 1, 0, 0, 0)  # the same package has the same bytes


def package(address: str, title: str, pass_mark: int, files: Mapping[str, bytes] = {}) -> bytes:
    """The package of one exercise.

    Arguments:
        address: of the exercise, a link to Searchlight; relative to the package's root where `files` has Searchlight.
        title: in words.
        pass_mark: percent from which the exercise is completed, 1 to 100.
        files: what else is in the package, by its path.
    """
    page = (HERE / START).read_text(encoding="utf-8")
    page = page.replace("{title}", escape(title)).replace("{address}", escape(address))
    settings = f"window.passMark = {json.dumps(pass_mark)};\n"
    script = settings + (HERE / SCRIPT).read_text(encoding="utf-8")
    content = {START: page.encode(), SCRIPT: script.encode(), **files}
    identifier = "searchlight-" + sha256(address.encode()).hexdigest()[:12]
    content["imsmanifest.xml"] = manifest(identifier, title, list(content), START, pass_mark)
    packed = io.BytesIO()
    with ZipFile(packed, "w", ZIP_DEFLATED) as archive:
        for name, data in content.items():
            entry = ZipInfo(name, THEN)
            entry.compress_type = ZIP_DEFLATED
            archive.writestr(entry, data)
    return packed.getvalue()

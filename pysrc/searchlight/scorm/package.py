"""The ZIP file of a SCORM package."""

import io
import json
from collections.abc import Mapping, Sequence
from hashlib import sha256
from html import escape
from pathlib import Path
from xml.etree.ElementTree import Element, SubElement, indent, tostring
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

# imsmanifest.xml of SCORM 1.2: one organization, one item, one resource.
#
# Source: ADL, SCORM 1.2 Content Aggregation Model, 2001.

CONTENT = "http://www.imsproject.org/xsd/imscp_rootv1p1p2"
ADL = "http://www.adlnet.org/xsd/adlcp_rootv1p2"


def manifest(identifier: str, title: str, files: Sequence[str], start: str, pass_mark: int) -> bytes:
    """The manifest's XML. `start`: which of the files the platform opens; `pass_mark`: in percent."""
    whole = Element("manifest", {"identifier": identifier, "version": "1.0", "xmlns": CONTENT, "xmlns:adlcp": ADL})
    about = SubElement(whole, "metadata")
    SubElement(about, "schema").text = "ADL SCORM"
    SubElement(about, "schemaversion").text = "1.2"
    organizations = SubElement(whole, "organizations", {"default": "course"})
    organization = SubElement(organizations, "organization", {"identifier": "course"})
    SubElement(organization, "title").text = title
    item = SubElement(organization, "item", {"identifier": "exercise", "identifierref": "page", "isvisible": "true"})
    SubElement(item, "title").text = title
    SubElement(item, "adlcp:masteryscore").text = str(pass_mark)
    resources = SubElement(whole, "resources")
    kind = {"identifier": "page", "type": "webcontent", "adlcp:scormtype": "sco", "href": start}
    page = SubElement(resources, "resource", kind)
    for name in files:
        SubElement(page, "file", {"href": name})
    indent(whole)
    written: bytes = tostring(whole, encoding="utf-8", xml_declaration=True)
    return written


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

"""imsmanifest.xml of SCORM 1.2: one organization, one item, one resource.

Source: ADL, SCORM 1.2 Content Aggregation Model, 2001.
"""

from collections.abc import Sequence
from xml.etree.ElementTree import Element, SubElement, indent, tostring

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

"""A directive `searchlight` for Sphinx and MyST: the app in HTML, a picture of the tree elsewhere.

`extensions = ["searchlight.documents.sphinx"]` in conf.py; docs/how-to/documents.md.
"""

import re
from hashlib import sha256
from html import escape
from pathlib import Path
from shutil import copytree, ignore_patterns
from typing import Any, ClassVar, Final

from docutils import nodes
from docutils.parsers.rst import directives
from sphinx.application import Sphinx
from sphinx.config import Config
from sphinx.transforms.post_transforms import SphinxPostTransform
from sphinx.transforms.post_transforms.images import ImageConverter
from sphinx.util import logging
from sphinx.util.docutils import SphinxDirective
from sphinx.util.osutil import relative_uri

from searchlight.documents.link import Link, read_link
from searchlight.documents.picture import picture
from searchlight.errors import BadInput, SearchlightError
from searchlight.links import PAGE, checked_site
from searchlight.recorded.wording import tree_title
from searchlight.texts import english
from searchlight.web_server.command import SITE  # put there by `build.py wheel`

HEIGHT: Final = 480  # pixels
COPY: Final = "_searchlight"  # where the app is in a book that brings it along
SVG: Final = "image/svg+xml"
FRAME: Final = (
    '<iframe class="searchlight" src="{src}" title="{title}" loading="lazy" '
    'style="width:100%;height:{height}px;border:0"></iframe>\n'
)
log = logging.getLogger(__name__)


class View(nodes.General, nodes.Element):  # type: ignore[misc]  # docutils has no types
    """A search in a document: `link`, `alt`, `height`, `site`."""


class SearchlightDirective(SphinxDirective):
    """`.. searchlight:: LINK` with the options height, caption, alt, site and name."""

    required_arguments = 1
    final_argument_whitespace = True
    option_spec: ClassVar[dict[str, Any]] = {
        "height": directives.positive_int, "caption": directives.unchanged, "alt": directives.unchanged,
        "site": directives.unchanged, "name": directives.unchanged, "class": directives.class_option,
    }  # fmt: skip

    def run(self) -> list[nodes.Node]:
        """Nothing, after a warning, where the link cannot be followed."""
        try:
            link = read_link(re.sub(r"\s*\n\s*", "", self.arguments[0]).replace(" ", "%20"))
            alt = self.options.get("alt") or _title(link)
            site = checked_site(self.options["site"]) if "site" in self.options else None
        except SearchlightError as error:
            log.warning("searchlight: %s", _in_words(error), location=self.get_location(), type="searchlight")
            return []
        view = View(link=link.fragment, alt=alt, height=self.options.get("height", HEIGHT), site=site)
        self.set_source_info(view)
        shown: nodes.Element = view
        if "caption" in self.options:
            words, messages = self.state.inline_text(self.options["caption"], self.lineno)
            shown = nodes.figure("", view, nodes.caption("", "", *words), *messages)
            self.set_source_info(shown)
        shown["classes"] += self.options.get("class", [])
        self.add_name(shown)
        return [shown]


class InPrint(SphinxPostTransform):
    """Where no app can be shown: a picture of the tree, or a link to the app."""

    default_priority = 90  # before Sphinx fetches and converts images
    book: ClassVar[Sphinx]

    def run(self, **_: Any) -> None:
        if _shows_frames(self.book):
            return
        for view in list(self.document.findall(View)):
            view.replace_self(self._image(view) or self._reference(view))

    def _image(self, view: View) -> nodes.Node | None:
        """The picture, if the builder takes SVG or an extension converts it, and the link has one."""
        link = read_link(view["link"])
        if link.opens or not self.book.builder.supported_image_types:
            return None
        try:
            drawn = picture(link)
        except SearchlightError as error:
            log.warning("searchlight: %s", _in_words(error), location=view, type="searchlight")
            return None
        folder = Path(self.book.doctreedir) / "searchlight"
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"tree-{sha256(drawn.encode()).hexdigest()[:16]}.svg"
        path.write_text(drawn, encoding="utf-8")
        image = nodes.image(uri=str(path), candidates={SVG: str(path)}, alt=view["alt"])
        image.source, image.line = view.source, view.line
        if not self._is_supported(image):
            log.warning(
                "searchlight: %s", english("command.picture.no_converter", builder=self.book.builder.name),
                location=view, type="searchlight", subtype="converter", once=True,
            )  # fmt: skip
            return None
        self.env.images.add_file(self.env.docname, str(path))
        return image

    def _is_supported(self, image: nodes.image) -> bool:
        if SVG in self.book.builder.supported_image_types:
            return True
        converters = (each for each in self.book.registry.get_post_transforms() if issubclass(each, ImageConverter))
        return any(converter(self.document).match(image) for converter in converters)

    def _reference(self, view: View) -> nodes.Node:
        site = view["site"] or self.config.searchlight_site or PAGE
        return nodes.paragraph("", "", nodes.reference("", view["alt"], refuri=f"{site}#{view['link']}"))


def _title(link: Link) -> str:
    """What is shown, in words. Raises BadInput for a search that there is not."""
    if link.opens:
        return "Searchlight"
    setup = link.setup()
    return tree_title(setup.algorithm.id, setup.entry.id, link.step)


def _in_words(error: SearchlightError) -> str:
    if isinstance(error, BadInput):
        return error.text if error.field == "link" else str(error)
    return str(error)


def _visit_html(writer: Any, view: View) -> None:
    builder, site = writer.builder, view["site"] or writer.config.searchlight_site
    if not site and _is_installed():
        site = relative_uri(builder.get_target_uri(builder.current_docname), f"{COPY}/index.html")
    address = f"{site or PAGE}#embed=1&{view['link']}"
    frame = FRAME.format(src=escape(address), title=escape(view["alt"]), height=view["height"])
    writer.body.append(writer.starttag(view, "div") + frame + "</div>\n")
    raise nodes.SkipNode


def _check(_: Sphinx, config: Config) -> None:
    """Warns of a site that is none, and goes on without it."""
    try:
        checked_site(config.searchlight_site or PAGE)
    except BadInput as error:
        log.warning("searchlight: searchlight_site: %s", error.text, type="searchlight", subtype="site")
        config.searchlight_site = None
    if not config.searchlight_site and not _is_installed():
        log.warning("searchlight: %s", english("command.picture.no_app", page=PAGE), type="searchlight", subtype="site")


def _bring_along(app: Sphinx, error: Exception | None) -> None:
    """The app in the book, if no other site has it; without the service worker, which would keep it for other books."""
    if error is None and _shows_frames(app) and not app.config.searchlight_site and _is_installed():
        copytree(SITE, Path(app.outdir) / COPY, ignore=ignore_patterns("sw.js"), dirs_exist_ok=True)


def _is_installed() -> bool:
    return (SITE / "index.html").is_file()


def _shows_frames(app: Sphinx) -> bool:
    return app.builder.format == "html" and app.builder.name != "epub"


def setup(app: Sphinx) -> dict[str, Any]:
    """Sphinx calls this."""
    app.add_config_value("searchlight_site", None, "html", [str])
    app.add_directive("searchlight", SearchlightDirective)
    app.add_node(View, html=(_visit_html, None))
    app.add_post_transform(type("InPrint", (InPrint,), {"book": app}))
    app.connect("config-inited", _check)
    app.connect("build-finished", _bring_along)
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}

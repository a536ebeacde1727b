// Boundary 2: the one JavaScript module that the page's Python imports. Whole columns in, selected node out.
// Positional arguments only: numbers, texts and functions from Python.

import { FaceEditor } from "./faces/editor.js";
import { Picture } from "./faces/picture.js";
import { ListView } from "./list/view.js";
import { createSpaceView as spaceViewOf } from "./map/view.js";
import { createTable as tableOf } from "./table/table.js";
import { createTreeView as treeViewOf } from "./tree/view.js";
import { numbersOf } from "./text/words.js";

/** Draws the sign of a status, of "now" or of "path" into a small canvas: `paintGlyph(canvas, name, isBar)`. */
export { legend as paintGlyph } from "./canvas/legend.js";

/** A shade of the grid as a CSS background (web/map/grid_legend.js): `shadeOf(name)`. */
export { shadeOf } from "./map/grid_legend.js";

/** Percent-escapes in links (web/links/escapes.js). */
export { escaped, unescaped } from "./links/escapes.js";

/** Checks on text from outside (web/text/foreign.js). */
export { isDeeperThan, textWithin } from "./text/foreign.js";

/**
 * Event listeners of Python (web/browser/listening.js): `hear(target, kind, handler)`; `forget(element)` and
 * `clear(host)` before an element, or all children of one, are removed for good.
 */
export { clear, forget, hear } from "./browser/listening.js";

/** Saves a file on the reader's computer: `save(name, text)`. */
export { save } from "./browser/files.js";

/** Replaces an element's content by sanitised HTML (web/text/markup.js): `setMarkup(element, html)`. */
export { setMarkup } from "./text/markup.js";

/** Packs a text into part of a link, and back (web/links/packing.js): `await pack(text)`, `await unpack(part)`. */
export { pack, unpack } from "./links/packing.js";

/** The reader's choices, kept in this browser (web/browser/memory.js). */
export { onNotKept, remember, remembered } from "./browser/memory.js";

/** Copies a text to the clipboard (web/browser/clipboard.js): `await copy(text)`, false if the browser refuses. */
export { copy } from "./browser/clipboard.js";

/** Loads a feature when first needed (web/features.js): `await feature(name)`, null if loading failed. */
export { feature } from "./features.js";

/** Whether the page is in a frame. */
export const framed = () => parent !== window;

/** Opens the list of a choice, unless it has just been hidden or the page is in a frame of another site. */
export function openList(choice) {
  try {
    choice.showPicker();
  } catch {
    // Python could not catch it.
  }
}

/** Caches the site for offline visits, where the browser supports it (not from a file, not over plain HTTP). */
export function keepOffline() {
  try {
    navigator.serviceWorker?.register("./sw.js").catch(() => {});
  } catch {
    // A sandboxed frame throws on property access.
  }
}

/** Creates the table of a new search; `traits` is the solver's JSON text. */
export const createTable = (traits) => tableOf(JSON.parse(traits));

/**
 * The tree drawing inside `element`: `onSelect(row)`, `onCamera({follows, fits})`, `onZoom()` by the user; `label`
 * names it. Its region lists in `data-visible` which of root, path, current node and children are readable. `more(count)`
 * says how many nodes are left out beside others, `band(rows, nodes)` which rows are.
 */
export function createTreeView(element, onSelect, onCamera, onZoom, label, more, band) {
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  const region = element.closest("[data-part='tree']") ?? element;
  const said = new Map(); // texts of bands: a call for each, not for each frame
  const bandText = (...counts) => said.get(`${counts}`) ?? said.set(`${counts}`, band(...counts)).get(`${counts}`);
  const onVisible = (parts, count, bands) => {
    region.dataset.visible = parts;
    const leftOut = [...bands.map((counts) => bandText(...counts)), ...(count > 0 ? [more(count)] : [])];
    view.surface.canvas.setAttribute("aria-description", leftOut.join(", "));
  };
  const reducedMotion = () => still.matches;
  const view = treeViewOf(element, { onSelect, onCamera, onZoom, onVisible, bandText, label, reducedMotion });
  return view;
}

/**
 * The state space beside the tree, inside `element`. `options`: JSON text {"label", "editable"}. For grids only:
 * `onPaint(text)` receives the whole painted grid; for the other callbacks see web/map/view.js.
 */
export function createSpaceView(element, onSelect, options, onPaint, onMove, onCursor, onPlace, onFit) {
  const painted = () => onPaint(view.gridText());
  const listeners = { onSelect, onPaint: painted, onMove, onCursor, onPlace, onFit };
  const view = spaceViewOf(element, { ...JSON.parse(options), ...listeners });
  return view;
}

/** The two lists beside the tree; `list.load(table, words)` takes the sentences about a node as JSON text. */
export const createFrontierList = (element, label, onChoose, fold) => listOf(element, label, (table, t) => table.at(t).listed, onChoose, fold);
export const createVisitedList = (element, label, onChoose) =>
  listOf(element, label, (table, t, query) => table.visited(t, query), onChoose);

function listOf(element, label, ask, onChoose, fold = null) {
  const view = new ListView(element, label, ask, onChoose, numbersOf(document.documentElement.lang), fold);
  return {
    load: (table, words) => view.load(table, JSON.parse(words)),
    show: (t, empty, query) => view.show(t, empty, query),
    select: (row) => view.select(row),
    cover: (yes) => view.cover(yes),
    explain: (t, text, inFull) => view.explain(t, text, inFull),
    destroy: () => view.destroy(),
  };
}

/** A drawn state; `shape` (the solver's description of its states) and each shown state are JSON texts. */
export function createFace(element, shape) {
  const picture = new Picture(element, JSON.parse(shape));
  return {
    show: (state, glides) => picture.show(JSON.parse(state), glides),
    destroy: () => picture.destroy(),
  };
}

/**
 * A state edited by hand. `words`: JSON text of the sentences of web/faces, and of the `title`; states go in (`show`)
 * and out (`onChange`) as texts.
 */
export function createFaceEditor(element, shape, words, onChange) {
  const editor = new FaceEditor(element, JSON.parse(shape), JSON.parse(words), onChange);
  return {
    show: (text) => editor.show(text),
    reshape: (other) => editor.reshape(JSON.parse(other)),
    destroy: () => editor.destroy(),
  };
}

// Boundary 2: the one JavaScript module that the page's Python imports. Whole columns in, picked node out.
// Plain positional arguments only: what Python hands over stays a number, a text or a function.

import { Layers, stepOfGenerated as stepWith } from "./table/layers.js";
import { FaceEditor } from "./faces/editor.js";
import { Picture } from "./faces/picture.js";
import { ListView } from "./list/view.js";
import { createSpaceView as spaceViewOf } from "./map/view.js";
import { createTable as tableOf } from "./table/table.js";
import { createTreeView as treeViewOf } from "./tree/view.js";
import { numbersOf } from "./text/words.js";

/** Draws the sign of a status, of "now" or of "path" into a small canvas: `paintGlyph(canvas, name)`. */
export { legend as paintGlyph } from "./canvas/legend.js";

/** A shade of the grid as a CSS background (web/map/grid_legend.js): `shadeOf(name)`. */
export { shadeOf } from "./map/grid_legend.js";

/** Percent-escapes in links (web/links/escapes.js). */
export { escaped, unescaped } from "./links/escapes.js";

/** Foreign text, as far as it can be held (web/text/foreign.js). */
export { isDeeperThan, textWithin } from "./text/foreign.js";

/**
 * What Python hears from elements (web/browser/listening.js): `hear(target, kind, handler)`; `forget(element)` and
 * `clear(host)` where an element, or all that one has, is removed for good.
 */
export { clear, forget, hear } from "./browser/listening.js";

/** Gives the reader a file: `save(name, text)`. */
export { save } from "./browser/files.js";

/** HTML in the place of what an element has, in which nothing runs (web/text/markup.js): `setMarkup(element, html)`. */
export { setMarkup } from "./text/markup.js";

/** A text as the part of a link, and back (web/links/packing.js): `await pack(text)`, `await unpack(part)`. */
export { pack, unpack } from "./links/packing.js";

/** The reader's choices, kept in this browser (web/browser/memory.js). */
export { onNotKept, remember, remembered } from "./browser/memory.js";

/** A text into the clipboard (web/browser/clipboard.js): `await copy(text)`, false where the browser refuses. */
export { copy } from "./browser/clipboard.js";

/** What is fetched when it is first needed (web/features.js): `await feature(name)`, null where it does not come. */
export { feature } from "./features.js";

/** Whether the page stands in another one. */
export const framed = () => parent !== window;

/** Keeps the site for visits without a network, where the browser does that (not from a file, not on plain http). */
export function keepOffline() {
  try {
    navigator.serviceWorker?.register("./sw.js").catch(() => {});
  } catch {
    // A sandboxed frame throws when it is looked at.
  }
}

/** A table for a new search; `traits` is the solver's JSON text. */
export const createTable = (traits) => tableOf(JSON.parse(traits));

/** The layers of a search (compare/layers.js); and the last position at which no more than n children were made. */
export const createLayers = (table) => new Layers(table);
export const stepOfGenerated = (table, n) => stepWith(table, n);

/**
 * The drawing inside `element`: `onSelect(row)`, `onCamera({follows, fits})`, `onZoom()` by the user; `label` says what
 * it shows. The region around it says in `data-visible` what of root, path, current node and children can be read.
 */
export function createTreeView(element, onSelect, onCamera, onZoom, label) {
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  const region = element.closest("[data-part='tree']") ?? element;
  const onVisible = (parts) => (region.dataset.visible = parts);
  return treeViewOf(element, { onSelect, onCamera, onZoom, onVisible, label, tools: true, reducedMotion: () => still.matches });
}

/**
 * The state space beside the tree, inside `element`. `options`: JSON text {"label", "editable"}. For grids only:
 * `onPaint(text)` brings the whole grid as it is painted now; the others see web/map/view.js.
 */
export function createSpaceView(element, onSelect, options, onPaint, onMove, onCursor, onPlace) {
  const painted = () => onPaint(view.gridText());
  const listeners = { onSelect, onPaint: painted, onMove, onCursor, onPlace };
  const view = spaceViewOf(element, { ...JSON.parse(options), ...listeners });
  return view;
}

/** The two lists beside the tree; what they say of a node, `list.load(table, words)` brings as JSON text. */
export const createFrontierList = (element, label, onChoose) =>
  listOf(element, label, (table, t) => table.at(t).frontier, onChoose);
export const createVisitedList = (element, label, onChoose) =>
  listOf(element, label, (table, t, query) => table.visited(t, query), onChoose);

function listOf(element, label, ask, onChoose) {
  const view = new ListView(element, label, ask, onChoose, numbersOf(document.documentElement.lang));
  return {
    load: (table, words) => view.load(table, JSON.parse(words)),
    show: (t, empty, query) => view.show(t, empty, query),
    select: (row) => view.select(row),
    cover: (yes) => view.cover(yes),
    explain: (t, text, inFull) => view.explain(t, text, inFull),
    destroy: () => view.destroy(),
  };
}

/** A state, drawn; `shape`: what the solver says of its states, as JSON text, and so is each state that is shown. */
export function createFace(element, shape) {
  const picture = new Picture(element, JSON.parse(shape));
  return {
    show: (state, glides) => picture.show(JSON.parse(state), glides),
    destroy: () => picture.destroy(),
  };
}

/**
 * A state that is changed by hand. `words`: JSON text of the sentences of web/faces, and of the `title`; texts of states
 * go in (`show`) and out (`onChange`).
 */
export function createFaceEditor(element, shape, words, onChange) {
  const editor = new FaceEditor(element, JSON.parse(shape), JSON.parse(words), onChange);
  return {
    show: (text) => editor.show(text),
    reshape: (other) => editor.reshape(JSON.parse(other)),
    destroy: () => editor.destroy(),
  };
}

// Seam 2: the one JavaScript module that the page's Python imports. Whole columns in, picked node out.
// Plain positional arguments only: what Python hands over stays a number, a text or a function.

import { ListView } from "./list/view.js";
import { createSpaceView as spaceViewOf } from "./map/view.js";
import { createTable as tableOf } from "./table/table.js";
import { createTreeView as treeViewOf } from "./tree/view.js";

/** Draws the sign of a status, of "now" or of "path" into a small canvas: `paintGlyph(canvas, name)`. */
export { legend as paintGlyph } from "./tree/view.js";

/** Chunks of columns from a worker, not copied: `chunksOf(worker)` gives `advance(run, expansions, seconds)`. */
export { chunksOf } from "./chunks.js";

/** What the page opens on before Python is there: `await recording()` gives {answer, chunk}, or null. */
export { recording } from "./recording.js";

/** Keeps the site for visits without a network, where the browser does that (not from a file, not on plain http). */
export function keepOffline() {
  navigator.serviceWorker?.register("./sw.js").catch(() => {});
}

/** Room for what lies over the drawing: the tools above it, the legend below. */
const INSET = { left: 16, right: 16, top: 60, bottom: 48 };
const INSET_OF_GRID = { left: 12, right: 12, top: 52, bottom: 12 };

/** A table for a new search; `traits` is the solver's JSON text. */
export const createTable = (traits) => tableOf(JSON.parse(traits));

/** The drawing inside `element`: `onSelect(row)`, `onCamera(follows)`; `label` says what it is to who cannot see it. */
export function createTreeView(element, onSelect, onCamera, label) {
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  return treeViewOf(element, { onSelect, onCamera, label, inset: INSET, reducedMotion: () => still.matches });
}

/**
 * The state space beside the tree, inside `element`. `options`: JSON text {"label", "editable"}. For grids only:
 * `onPaint(text)` brings the whole grid as it is painted now; the others see web/map/view.js.
 */
export function createSpaceView(element, onSelect, options, onPaint, onMove, onCursor) {
  const painted = () => onPaint(view.gridText());
  const told = { onSelect, onPaint: painted, onMove, onCursor };
  const view = spaceViewOf(element, { ...JSON.parse(options), ...told, inset: INSET_OF_GRID });
  return view;
}

/** The two lists beside the tree; what they say of a node, `list.load(table, columns, words)` brings as JSON text. */
export const createFrontierList = (element, label, onChoose) =>
  listOf(element, label, (table, t) => table.frontier(t), onChoose);
export const createVisitedList = (element, label, onChoose) =>
  listOf(element, label, (table, t, query) => table.visited(t, query), onChoose);

function listOf(...given) {
  const view = new ListView(...given);
  return {
    load: (table, columns, words) => view.load(table, columns, JSON.parse(words)),
    show: (t, empty, query) => view.show(t, empty, query),
    select: (row) => view.select(row),
  };
}

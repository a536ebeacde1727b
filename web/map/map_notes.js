// The numbers on a map: the deciding one of a reached state, the heuristic value of any other.

import { goesByDepth, keyOf, noteOf } from "../canvas/notes.js";
import { numberText } from "../canvas/text.js";
import { holds } from "./grid_cells.js";
import { farthest } from "./map_paths.js";

/**
 * The text below the name of a place.
 * @param {import("./map_form.js").MapForm} form
 * @param {import("./trace.js").Trace[]} traces  of one search; two searches have room for the heuristic value only
 * @param {boolean} [shared]  whether both path costs are written where both directions of a search have been
 * @returns {string} "" for none
 */
export function noteAt(form, place, traces, shared = true) {
  const [{ table, standing }] = traces;
  if (traces.length === 1 && standing.row[place] >= 0) {
    const both = shared ? standing.bothAt(place) : [];
    if (both.length > 0) return (form.numbered ? "g " : "") + both.map(numberText).join(" + ");
    if (goesByDepth(table)) return ""; // it would be taken for a cost
    return noteOf(table, standing.row[place], true).replace(form.numbered ? "" : /^[fg] /, ""); // h has its letter everywhere
  }
  const h = estimateAt(form, place, traces);
  return Number.isNaN(h) ? "" : `h ${numberText(h)}`;
}

/** The heuristic value of a place: from a search, or from the graph if a search uses its values. */
function estimateAt(form, place, traces) {
  for (const { table, standing } of traces) {
    const row = standing.row[place];
    if (row >= 0 && !Number.isNaN(table.columns.h[row - table.firstRow])) return table.columns.h[row - table.firstRow];
  }
  return traces.some(({ table }) => goesByGraph(form, table)) ? (form.h[form.names[place]] ?? 0) : NaN;
}

/** Whether a search uses the heuristic values of the graph: compares that of its root. */
function goesByGraph({ h, names, placeOf }, table) {
  if (table.rows === 0 || !table.has(table.firstRow)) return false;
  const root = placeOf(table.label(table.firstRow));
  return root >= 0 && h[names[root]] !== undefined && table.columns.h[0] === h[names[root]];
}

/** Whether a place is named now. In crowded maps, only start, goal and reached states are. */
export const isWritten = (form, place, traces) =>
  form.labels[place] &&
  (!form.crowded || place === form.start || place === form.goal || traces.some(({ standing }) => standing.row[place] >= 0));

/**
 * The letters of the numbers beside names or in cells: of reached places, then h if other places have it. Two searches
 * have h only; "2": there are two sides; "+": only the cells that are new have one.
 * @returns {string} "" for none, and where they have no room
 */
export function lettersOf(form, traces) {
  const [{ table }] = traces;
  const grey = !form.costs && hasEstimates(form, traces) ? "h" : "";
  const named = form.costs || form.labels.some((_, place) => isWritten(form, place, traces));
  if (!form.noted || !named || !table.has(table.firstRow)) return "";
  if (traces.length > 1) return grey + grey;
  if (form.sparse && !holds(form, numberText(keyOf(table, table.firstRow)).length)) return "";
  if (form.sparse) return goesByDepth(table) ? "" : noteOf(table, table.firstRow, true)[0] + "+";
  return goesByDepth(table) ? "" : noteOf(table, table.firstRow, true)[0] + grey + (table.traits.reverses && !form.costs ? "2" : "");
}

/** Whether unreached places have heuristic values below their names. */
export const hasEstimates = (form, traces) => traces.some(({ table }) => goesByGraph(form, table));

/**
 * The longest number that may appear below a name, so that there is room for it from the beginning.
 * @param {import("./map_form.js").MapForm} form
 * @param {import("./trace.js").Trace[]} traces
 */
export function longestNote(form, traces, paired) {
  const estimates = hasEstimates(form, traces);
  const highest = Math.max(0, ...Object.values(form.h));
  if (!estimates && traces.length > 0 && traces.every(({ table }) => goesByDepth(table))) return "";
  const zeros = (number) => "0".repeat(numberText(Math.ceil(number)).length);
  const estimate = estimates ? `h ${zeros(highest)}` : "";
  if (estimates && traces.every(({ table }) => table.traits.key === "h")) return estimate;
  const deciding = paired ? "" : (form.numbered ? "h " : "") + zeros(SPARE * (farthest(form) + (estimates ? highest / 2 : 0)));
  return estimate.length > deciding.length ? estimate : deciding;
}

const SPARE = 1.2; // of the longest path: nodes are also reached on costlier ones

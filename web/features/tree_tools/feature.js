// Tree tools: collapsed nodes and found states. Work on every node is done here, the choices are made in Python.
// Plain positional arguments only, as in seam.js.

import { drawPointedOut } from "../../tree/paint/marks.js";
import { Finder, nextAfter } from "./find.js";
import { FoldMarks } from "./fold_marks.js";
import { Shown } from "./shown.js";

/** Keeps the height of a bar in a property of the element that contains it. @returns a function that stops this */
export function trackHeight(bar, element) {
  const sizes = new ResizeObserver(() => element.style.setProperty("--look", `${bar.offsetHeight}px`));
  sizes.observe(bar);
  return () => sizes.disconnect();
}

/** The tools of one tree; `view`: its drawing (web/tree/view.js). */
export function createTools(view) {
  const shown = new Shown();
  const marks = new FoldMarks(shown);
  let finder = null;
  let matches = new Int32Array(0);
  const rings = { draw: (frame, shapeOf) => drawPointedOut(frame, shapeOf, matches) };
  const look = () => view.look(shown.any ? shown : null, shown.any ? [marks, rings] : [rings]);
  return {
    /** Collapses these nodes, and no others: JSON text of their rows. */
    collapse(text) {
      shown.collapse(JSON.parse(text));
      look();
    },
    /** Finds a state among the rows from…to-1. @returns {number} the number of its nodes */
    find(table, text, from, to) {
      if (finder?.table !== table) finder = new Finder(table);
      finder.ask(text);
      const before = matches.length;
      matches = finder.rows(from, to);
      if (before !== matches.length) look();
      return matches.length;
    },
    /** The index of the match after a row (by: 1) or before it (-1); -1: none. */
    next: (row, by) => nextAfter(matches, row, by),
    match: (place) => matches[place],
    placeOf: (row) => matches.indexOf(row),
    /** Counts hidden nodes at a time, of `all` nodes: JSON text. */
    facts(table, t) {
      const all = Math.max(0, table.rowsAt(t) - view.scene.base);
      const folds = shown.folds.filter((_, fold) => shown.holds(fold, all) > 0).length;
      return JSON.stringify({ all, folds, folded: shown.hiddenBefore(all) });
    },
    /** Facts about a node: JSON text. */
    node(row) {
      if (!shown.any) return JSON.stringify({ folds: false, holds: 0, above: -1 });
      const fold = shown.folds.indexOf(row - view.scene.base);
      return JSON.stringify({
        folds: shown.isFold(row),
        holds: fold >= 0 ? shown.holds(fold, view.scene.born) : 0,
        above: shown.foldAbove(row),
      });
    },
    /** The rows on show: those of the current iteration with places. */
    base: () => view.scene.base,
    end: () => view.scene.base + view.scene.rows,
  };
}

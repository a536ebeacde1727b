// Tree tools: visible nodes, colours by number, found states, pinned notes. Work on every node is done here, the
// choices are made in Python. Plain positional arguments only, as in seam.js.

import { Colouring } from "./colouring.js";
import { Finder, nextAfter } from "./find.js";
import { FoldMarks } from "./fold_marks.js";
import { MEASURES } from "./measures.js";
import { Pins } from "./pins.js";
import { Rings } from "./rings.js";
import { Scale } from "./scale.js";
import { Shown } from "./shown.js";

/** A scale shared by all trees on show; `onChange()`: its classes have changed. */
export const createScale = (onChange) => new Scale(onChange);

/** The classes of a scale: JSON text of [{from, to, colour: its index}]. */
export const classesOf = (scale) =>
  JSON.stringify(scale.classes.map((each, at) => ({ ...each, colour: scale.colourOf(at + 1) })));

/** Whether any node of a search has this number by a time. */
export function has(table, measure, horizon) {
  const value = MEASURES[measure].of(table);
  const end = Math.min(table.rowsAt(horizon), table.firstRow + 100);
  for (let row = table.firstRow; row < end; row++) if (!Number.isNaN(value(row, horizon))) return true;
  return false;
}

/** Keeps the height of a bar in a property of the element that contains it. @returns a function that stops this */
export function trackHeight(bar, element) {
  const sizes = new ResizeObserver(() => element.style.setProperty("--look", `${bar.offsetHeight}px`));
  sizes.observe(bar);
  return () => sizes.disconnect();
}

/** The tools of one tree; `view`: its drawing (web/tree/view.js). */
export function createTools(view) {
  const shown = new Shown();
  const [marks, pins, rings] = [new FoldMarks(shown), new Pins(), new Rings()];
  let finder = null;
  let colouring = null;
  let matches = new Int32Array(0);
  const look = () => {
    const overlays = [shown.any && marks, pins.notes.length > 0 && pins, rings.rows.length > 0 && rings];
    view.look(shown.any ? shown : null, colouring, overlays.filter(Boolean));
  };
  return {
    /** Sets the visible nodes: JSON text {"collapsed": rows, "opened": rows, "target": row or -1, "without": bool}. */
    show(text) {
      const { collapsed, opened, target, without } = JSON.parse(text);
      shown.wishes = new Map([...collapsed.map((row) => [row, true]), ...opened.map((row) => [row, false])]);
      shown.target = target;
      shown.without = without;
      shown.choose();
      look();
    },
    /** Colours nodes by one of MEASURES, called `word`; "": by status. */
    colour(measure, word, scale) {
      colouring = measure ? new Colouring(measure, word, scale) : null;
      look();
    },
    /** Notes at nodes: JSON text of [{row, number, text}]. */
    pin(text) {
      pins.notes = JSON.parse(text);
      look();
    },
    /** Finds a state among the rows from…to-1. @returns {number} the number of its nodes */
    find(table, text, from, to) {
      if (finder?.table !== table) finder = new Finder(table);
      finder.ask(text);
      matches = finder.rows(from, to);
      const before = rings.rows.length;
      rings.rows = matches;
      if (before !== matches.length) look();
      return matches.length;
    },
    /** The index of the match after a row (by: 1) or before it (-1); -1: none. */
    next: (row, by) => nextAfter(matches, row, by),
    match: (place) => matches[place],
    placeOf: (row) => matches.indexOf(row),
    /** Counts hidden nodes at a time, of `all` nodes: JSON text. */
    facts(table, t) {
      const { base } = view.scene;
      const all = Math.max(0, table.rowsAt(t) - base);
      const folds = shown.folds.filter((_, fold) => shown.holds(fold, all) > 0).length;
      return JSON.stringify({ ...shown.hiddenBefore(all), all, folds, missing: shown.target >= 0 && !shown.hasTarget });
    },
    /** Facts about a node: JSON text. */
    node(row) {
      const local = row - view.scene.base;
      const fold = shown.folds.indexOf(local);
      const value = colouring ? colouring.valueOf(row) : NaN;
      const number = colouring ? colouring.scale.classOf(value) : 0;
      return JSON.stringify({
        folds: shown.any && shown.isFold(row),
        holds: shown.any && fold >= 0 ? shown.holds(fold, view.scene.born) : 0,
        above: shown.any ? shown.foldAbove(row) : -1,
        dropped: shown.any && shown.isDropped(row),
        value: Number.isFinite(value) ? value : null,
        ...(number > 0 ? { ...colouring.scale.classes[number - 1], number, of: colouring.scale.count } : {}),
      });
    },
    /** The rows on show: those of the current iteration with places. */
    base: () => view.scene.base,
    end: () => view.scene.base + view.scene.rows,
  };
}

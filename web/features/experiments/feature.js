// The experiments' rows, as a table and as charts, with the page's Python for them and its texts.
// Plain positional arguments only, as in seam.js.

import { Results } from "./results.js";
import { save } from "../../browser/files.js";

/**
 * `charts`: the feature with the charts; `words`: JSON text. `onOpen(first, second)` gets the options of one search, or
 * of two, as JSON text; `onShown()`: the rows have been shown again.
 */
export function createResults(charts, rows, summary, depths, pairs, words, onOpen, onShown) {
  const open = (searches) => onOpen(JSON.stringify(searches[0]), JSON.stringify(searches[1] ?? null));
  const results = new Results({ rows, summary, depths, pairs }, JSON.parse(words), charts.createFigure, open, onShown);
  return {
    begin: (number, texts) => results.begin(number, JSON.parse(texts)),
    /** A function for an answer of the worker: it takes the rows, and returns the rest as JSON text. */
    taker: (number) => (answer) => JSON.stringify(results.take(number, answer)),
    count: () => results.rows.all.length,
    unsolved: () => results.unsolved ?? 0,
    /** The names of the variants with rows, as JSON text. */
    variants: () => JSON.stringify(results.rows.variants.map((_, variant) => results.nameOf(variant))),
    view: (name) => results.view(name),
    show: () => results.show(),
    end: () => results.end(),
    measure: (name) => {
      results.measure = name;
      results.show();
    },
    scale: (name, log) => {
      results.figures[name].log = log;
      results.show();
    },
    pair: (one, other) => {
      results.pair = [one, other];
      results.show();
    },
    differMost: () => results.openPair(0),
    focus: () => results.table.focus(),
    saveRows: (kind, name) => save(name, results.text(kind)),
    chartCsv: (name) => results.figures[name].csv(),
    chartImage: async (name) => results.figures[name].image(),
    save: (name, content) => save(name, content),
  };
}

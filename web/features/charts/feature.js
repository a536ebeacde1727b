// The charts of a search, in one bundle: uPlot, the data, the page's Python for it, its texts.
// Plain positional arguments only, as in seam.js.

import { CHARTS } from "./charts.js";
import { Figure } from "./figure.js";
import { ChartsView } from "./view.js";
import { numbersOf } from "../../text/words.js";

/** The charts of one search, or of two (`second` null: of one). Texts are passed as JSON. */
export function createCharts() {
  const view = new ChartsView(numbersOf(document.documentElement.lang));
  const tables = (first, second) => [first, second].filter((table) => table);
  return {
    load: (names, first, second) => view.load(tables(first, second), JSON.parse(names)),
    stand: (running, t, horizon, secondT, secondHorizon) =>
      view.stand([{ t, horizon }, { t: secondT, horizon: secondHorizon }], running),
    /** Whether these searches have data for a chart. */
    has: (name) => view.sides.length > 0 && CHARTS[name].has(view.sides),
    add: (element, name, words, onGo) => handleOf(view, view.add(element, name, JSON.parse(words), onGo)),
    clear: () => view.clear(),
    /** The number of states whose true distances a search needs and does not have; 0: none. */
    wanted: (side) => wantedOf(view.sides[side]),
    /** Whether a search has no distances at all yet. */
    untold: (side) => view.sides[side]?.estimates && view.sides[side].truth.distances === null,
    /** The distances of the states 0, 1, …, as JSON text from the solver. */
    tell: (side, answer) => {
      view.sides[side]?.truth.tell(JSON.parse(answer).distances);
      view.refresh();
    },
  };
}

/** A chart of other data than the current searches, for other features (web/features/charts/figure.js). */
export const createFigure = (element, chart, words, write, onGo) => new Figure(element, chart, words, write, onGo);

const handleOf = (view, figure) => ({
  csv: () => figure.csv(),
  image: async () => figure.image(),
  /** As shapes, for web/picture/pictures.js. */
  still: () => figure.still(),
  scale: (log) => {
    figure.log = log;
    view.refresh();
  },
  /** Conclusions from h and the true distances: JSON text. */
  facts: () => JSON.stringify(figure.facts()),
});

function wantedOf(side) {
  if (!side || !side.estimates || side.t < 0 || side.truth.knows(side.horizon)) return 0;
  return side.truth.wanted(side.horizon);
}

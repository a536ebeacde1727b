// The charts of a search, in one file: uPlot, what is counted, the page's Python for it, its texts.
// Plain positional arguments only, as in seam.js.

import { CHARTS } from "./charts.js";
import { Figure } from "./figure.js";
import { ChartsView } from "./view.js";
import { numbersOf } from "../../text/words.js";

/** The charts of one search, or of two (`second` null: of one). What is said comes as JSON text. */
export function createCharts() {
  const view = new ChartsView(numbersOf(document.documentElement.lang));
  const tables = (first, second) => [first, second].filter((table) => table);
  return {
    load: (names, first, second) => view.load(tables(first, second), JSON.parse(names)),
    stand: (running, t, horizon, secondT, secondHorizon) =>
      view.stand([{ t, horizon }, { t: secondT, horizon: secondHorizon }], running),
    /** Whether these searches have what a chart shows. */
    has: (name) => view.sides.length > 0 && CHARTS[name].has(view.sides),
    add: (element, name, words, onGo) => handleOf(view, view.add(element, name, JSON.parse(words), onGo)),
    clear: () => view.clear(),
    /** How many states a search has whose true distances are wanted and not known; 0: none. */
    wanted: (side) => wantedOf(view.sides[side]),
    /** Whether it has to wait for them, as none has been told yet. */
    untold: (side) => view.sides[side]?.estimates && view.sides[side].truth.distances === null,
    /** The distances of the states 0, 1, …, as the solver tells them: JSON text. */
    tell: (side, answer) => {
      view.sides[side]?.truth.tell(JSON.parse(answer).distances);
      view.refresh();
    },
  };
}

/** A chart of something else than the searches that are shown, for another part of the page (web/features/charts/figure.js). */
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
  /** What follows from h and the true distances, as numbers: JSON text. */
  facts: () => JSON.stringify(figure.facts()),
});

function wantedOf(side) {
  if (!side || !side.estimates || side.t < 0 || side.truth.knows(side.horizon)) return 0;
  return side.truth.wanted(side.horizon);
}

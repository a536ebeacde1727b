// All charts, by name.

import { LayersChart, PassesChart } from "./bars.js";
import { TruthChart } from "./cells.js";
import { COUNTS, VALUES } from "./course.js";
import { LinesChart } from "./lines.js";

/** In the order of the menu; the same names as in pysrc/page/features/charts/wording.py. */
export const CHARTS = {
  course: new LinesChart(COUNTS, false),
  values: new LinesChart(VALUES, true),
  depths: new LayersChart("depths", "depth"),
  layers: new LayersChart("layers", "layer"),
  iterations: new PassesChart(),
  truth: new TruthChart(),
};

/**
 * @typedef {object} ChartTexts  the texts of a chart, in the page's language
 * @property {string} title
 * @property {string} axis
 * @property {string} [upright]  the other axis, if it has a name
 * @property {Record<string, string>} names   of columns
 * @property {string} of      "{name} ({search})"
 * @property {string} of_search  "{search}: {sentence}"
 * @property {string} place   "{axis} {place}: {values}"
 * @property {string} [placed]  the name of a place, if it is not on the axis
 * @property {string} value   "{name} {value}"
 * @property {string} every   "one line for every {every} steps"
 */

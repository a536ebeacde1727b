// The charts that there are, by name.

import { LayersChart, PassesChart } from "./bars.js";
import { TruthChart } from "./cells.js";
import { COUNTS, VALUES } from "./course.js";
import { LinesChart } from "./lines.js";

/** In the order in which they are offered; the same names as in pysrc/page/features/charts/wording.py. */
export const CHARTS = {
  course: new LinesChart(COUNTS, false),
  values: new LinesChart(VALUES, true),
  depths: new LayersChart("depths", "depth"),
  layers: new LayersChart("layers", "layer"),
  iterations: new PassesChart(),
  truth: new TruthChart(),
};

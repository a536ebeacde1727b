// One search in the charts: its table, its position, and its counts so far.

import { Course } from "./course.js";
import { LayerCounts, estimates, layerValue } from "./layers.js";
import { Truth } from "./truth.js";

export class Side {
  t = -1;
  horizon = -1;
  step = 0;
  seen = 0;
  /** The current statistics, which may be within a step, or after the last one. @type {Record<string, number>} */
  now = {};
  /** Whether it has a heuristic, according to its first node. */
  estimates = false;
  #layers = null;

  /** @param {import("../../table/table.js").Table} table */
  constructor(table) {
    this.table = table;
    this.course = new Course(table);
    this.truth = new Truth(table);
    this.depths = new LayerCounts(table, (cells, i) => cells.depth[i]);
  }

  /** Sets the position to t; `horizon`: the latest time seen. */
  stand(t, horizon) {
    this.t = Math.min(t, this.table.endTime);
    this.horizon = Math.max(this.t, Math.min(horizon, this.table.endTime));
    const { step, stats } = this.table.at(this.t);
    this.step = step;
    this.now = { frontier: stats.calls ?? stats.frontier, reached: stats.reached };
    this.estimates ||= estimates(this.table);
    this.seen = Math.min(this.table.stepOfTime(this.horizon), this.table.stepCount);
  }

  /** The nodes by layers of f, or of g in a search without h. */
  get layers() {
    return (this.#layers ??= new LayerCounts(this.table, layerValue(this.table.traits, this.estimates)));
  }
}

// The scene of the state space: one object that tables, time and input write and painters read. A *place* is the number
// of a state in the space: a node of the map, a cell of the grid. It shows one search, or two with marks of their own
// (pair.js).

import { drawMarks, drawNext, drawWays } from "./marks.js";
import { drawPairMarks, drawPairWays } from "./pair.js";
import { Trace } from "./trace.js";

const NONE = -1;
const EDGE = { left: 6, right: 6, top: 6, bottom: 6 }; // pixels; rings reach beyond the outermost cells

export class Picture {
  constructor(theme) {
    this.theme = theme;
    /** Whether it must be readable from the last row of a lecture hall. */
    this.large = false;
    this.form = null;
    /** @type {Trace[]} of the search, or of both of them */
    this.traces = [];
    /** @type {import("./boxes.js").Box[]} boxes over the drawing */
    this.taken = [];
    this.hovered = NONE; // places, like the next
    this.cursor = NONE;
    this.covered = false; // whether the next place is the answer to an open question
  }

  /** Shows another search; while the space stays the same, a second search stays too. */
  setTable(table, form, same) {
    const traces = same ? this.traces.slice(1) : [];
    if (this.form?.count !== form.count) this.cursor = NONE;
    this.hovered = NONE;
    this.form = form;
    this.traces = [new Trace(table, form), ...traces];
  }

  /** A second search in the same space; null removes it. */
  setOther(table) {
    this.traces.length = Math.min(1, this.traces.length);
    if (table && this.form) this.traces.push(new Trace(table, this.form));
  }

  /** Fits the space into the window. */
  resize({ context, width, height, ratio }) {
    const { form, theme, paired, large, traces, taken } = this;
    if (form && width > 0) form.fit(context, { width, height, ratio, theme, inset: EDGE, paired, large, traces, taken });
  }

  get paired() {
    return this.traces.length > 1;
  }

  /** The selected place, in either search: selecting a node in one search selects it in the other. */
  get selected() {
    return this.traces.map(({ selected }) => selected).find((place) => place >= 0) ?? NONE;
  }

  paint({ context, width, ratio }) {
    const { form, paired } = this;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.fillStyle = this.theme.paper.css;
    context.fillRect(0, 0, context.canvas.width, context.canvas.height); // all pixels, some of which may be outside
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    if (!form || width === 0) return;
    form.paintGround(context, this);
    (paired ? drawPairWays : drawWays)(context, this);
    if (!paired && form.side) drawNext(context, this); // below the number of its cell
    form.paintPlaces(context, this);
    (paired ? drawPairMarks : drawMarks)(context, this);
    if (!paired && !form.side) drawNext(context, this); // above the ring of a goal
  }
}

// The ticks below the slider, on a canvas: at most as many as fit.

import { NextFrame } from "../../canvas/next_frame.js";
import { readTheme } from "../../canvas/theme.js";
import { watchTheme } from "../../canvas/theme_changes.js";

const THUMB = 8; // pixels between the slider's end and the middle of its thumb there
const APART = 4; // minimum distance in pixels between two ticks of a kind

export class Ticks {
  #frame = new NextFrame(() => this.#paint());

  /** @param {HTMLCanvasElement} canvas */
  constructor(canvas) {
    this.canvas = canvas;
    this.searches = [];
    this.most = 0;
    this.unwatch = watchTheme(canvas.ownerDocument, () => this.#frame.request());
    this.observer = new ResizeObserver(() => this.#frame.request());
    this.observer.observe(canvas);
  }

  /**
   * @param {{marks: import("./marks.js").Marks, until: number}[]} searches  each has its own row
   * @param {number} most  the slider's last value
   */
  show(searches, most) {
    this.searches = searches;
    this.most = most;
    this.#frame.request();
  }

  destroy() {
    this.unwatch();
    this.observer.disconnect();
    this.#frame.end();
  }

  #paint() {
    const { canvas, searches } = this;
    const ratio = devicePixelRatio || 1;
    const [width, height] = [canvas.clientWidth, canvas.clientHeight];
    if (width === 0 || height === 0) return;
    canvas.width = Math.round(width * ratio);
    canvas.height = Math.round(height * ratio);
    const context = canvas.getContext("2d");
    context.scale(ratio, ratio);
    const theme = readTheme(document);
    const room = height / Math.max(1, searches.length);
    for (const [at, search] of searches.entries()) this.#paintOne(context, search, at * room, room, width, theme);
  }

  #paintOne(context, { marks, until }, top, room, width, theme) {
    const [{ most }, { table, layers }] = [this, marks];
    const at = (t) => THUMB + ((width - 2 * THUMB) * Math.min(positionOf(table, t), most)) / Math.max(1, most);
    const known = table.stepOfTime(until);
    const thin = thinned(at, (x) => line(context, x, top + room - room / 2.5, top + room, theme.muted.css, 1));
    if (!(table.iterations[0]?.limit != null)) {
      for (let n = 2; n <= layers.count && layers.stepOfLayer(n) <= known; n++) {
        const t = table.timeOfStep(layers.stepOfLayer(n));
        if (t >= 0) thin(t);
      }
    }
    const long = thinned(at, (x) => line(context, x, top + 1, top + room, theme.ink.css, 1.5));
    for (const each of table.iterations) {
      const t = marks.startOf(each);
      if (each.limit !== null && t >= 0 && t <= until) long(t);
    }
    for (const { t, what, known: then } of marks.moments) {
      if (then <= until) sign(context, what, at(t), top + room / 2, room, theme);
    }
  }
}

/** The slider's position at which a time is shown first: behind the last step, the end. */
export function positionOf(table, t) {
  const ends = table.rests && t > table.timeOfStep(table.stepCount);
  return ends ? table.stepCount + 1 : table.stepOfTime(t);
}

/** Skips ticks that are too close to the last drawn one. */
function thinned(at, draw) {
  let last = -Infinity;
  return (t) => {
    const x = at(t);
    if (x - last < APART) return;
    last = x;
    draw(x);
  };
}

function line(context, x, from, to, colour, width) {
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.beginPath();
  context.moveTo(x, from);
  context.lineTo(x, to);
  context.stroke();
}

/** A diamond: a better path; a ring: the goal is generated; a disc: the goal is recognised. */
function sign(context, what, x, y, room, theme) {
  const radius = Math.min(room / 2 - 1, what === "better" ? 4.5 : 3.5);
  context.beginPath();
  if (what === "better") for (const [dx, dy] of [[0, -1], [1, 0], [0, 1], [-1, 0]]) context.lineTo(x + radius * dx, y + radius * dy);
  else context.arc(x, y, radius, 0, 2 * Math.PI);
  context.closePath();
  context.fillStyle = what === "goal" ? theme.goal.css : theme.paper.css;
  context.strokeStyle = what === "better" ? theme.accent.css : theme.goal.css;
  context.lineWidth = 1.8;
  context.fill();
  context.stroke();
}

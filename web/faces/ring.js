// Pillars in a ring, clockwise from the top; lit ones are filled.

import { digitMatcher } from "./digits.js";
import { LISTED, changed, isLegible, numbersIn, placed, write } from "./reading.js";

const TURN = 2 * Math.PI;
const NUMBER = 1.73; // font size, in radii of a dot
const NUMBERS = 1.3; // the same if some have two digits
const SEPARATE_FROM = 1.5; // smaller dots are drawn as arcs over the lit ones
const SHARE = 0.48; // of the distance between two dots
const NUMBERED_UP_TO = 10; // pillars; larger rings are read by their shapes
const TOUCHED_UP_TO = 40; // pillars; in larger rings they are too small to press
const LEAST = 3;
const ARC = { far: 0.45, wide: 0.34 }; // inside switched pillars: from their edges, and its width, in radii of a dot
const SUM = 4.4; // width of a card, in font sizes of its note: “⇅7  4=2+2”

/** @typedef {import("./index.js").Face} Face @implements {Face} */
export class Ring {
  written = false;

  /** @param {import("./index.js").Shape} shape */
  constructor({ cells }) {
    this.count = cells;
  }

  size() {
    const comfortable = Math.min(150, Math.max(75, this.count * 8));
    const type = this.count > NUMBERED_UP_TO ? undefined : (NUMBER * dotRadius(this.count, 80)) / 80;
    return { width: 1, height: 1, least: 34, comfortable, most: 190, type, listed: LISTED, sum: SUM };
  }

  draw(context, box, cells, look) {
    const { unit: side, left, top } = placed(box, this.size());
    const count = cells.length;
    const r = dotRadius(count, side);
    const radius = side / 2 - r - 1;
    const middle = { x: left + side / 2, y: top + side / 2 };
    if (r < SEPARATE_FROM) return drawArcs(context, middle, radius - 1, cells, look);
    context.lineWidth = Math.max(1, Math.min(2, r * 0.2));
    const type = r * (count > 10 ? NUMBERS : NUMBER);
    for (let at = 0; at < count; at++) {
      const [x, y] = onCircle(middle, radius, at / count);
      context.beginPath();
      context.arc(x, y, r - context.lineWidth / 2, 0, TURN);
      context.fillStyle = cells[at] ? look.ink : look.paper;
      context.fill();
      context.strokeStyle = look.ink;
      context.stroke();
      const ink = cells[at] ? look.paper : look.ink;
      if (isLegible(type, box)) write(context, String(at), x, y + r * 0.08, type, 600, ink, look.font);
    }
    if (!box.from) return;
    const isSwitched = Array.from(cells, (lit, at) => lit ^ box.from[at]);
    drawArcs(context, middle, radius - r * (1 + ARC.far), isSwitched, look, [0, ARC.wide * r]);
  }

  line(cells) {
    return Array.from(cells).join(" ");
  }

  brief(cells) {
    return Array.from(cells).join("");
  }

  text(cells) {
    return Array.from(cells).join(",");
  }

  /** Accepts a ring of any size: the text may have another size than the search. */
  parse(text) {
    const cells = numbersIn(text);
    return cells?.length >= LEAST && cells.every((lit) => lit < 2) ? cells : null;
  }

  matcher(query, words) {
    return digitMatcher(query, words, this.count);
  }

  /** A press switches one pillar: this edits the state and is not a move. */
  spots(cells) {
    const count = cells.length;
    if (count > TOUCHED_UP_TO) return [];
    const r = dotRadius(count, 1000) / 1000;
    return Array.from(cells, (lit, at) => {
      const [x, y] = onCircle({ x: 0.5, y: 0.5 }, 0.5 - r, at / count);
      const label = { id: "pillar", values: { pillar: at } };
      const next = changed(cells, at, 1 - lit);
      return { x: x - r, y: y - r, width: 2 * r, height: 2 * r, label, next, pressed: lit === 1 };
    });
  }

  hint() {
    return { id: "switch", values: {} };
  }
}

/** The largest radius at which `count` dots on a circle in the square do not touch. */
export function dotRadius(count, side) {
  const between = Math.sin(Math.PI / count); // half the distance between two dots on a circle of radius 1
  return (side / 2 - 1) * ((2 * SHARE * between) / (1 + 2 * SHARE * between));
}

function onCircle({ x, y }, radius, share) {
  const angle = (share - 0.25) * TURN;
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
}

/**
 * The circle, thicker where cells are not 0: for dots smaller than a pixel. The
 * widths: of the whole, if any, and there.
 */
function drawArcs(context, { x, y }, radius, cells, look, [thin, thick] = [0.5, 3]) {
  const count = cells.length;
  const arc = (from, to, width) => {
    context.lineWidth = width;
    context.beginPath();
    context.arc(x, y, radius, (from / count - 0.25) * TURN, (to / count - 0.25) * TURN);
    context.stroke();
  };
  context.strokeStyle = look.ink;
  if (thin) arc(0, count, thin);
  const first = Array.prototype.indexOf.call(cells, 0) + 1; // no run crosses this place
  for (let at = first; at < first + count; at++) {
    const from = at;
    while (at < first + count && cells[at % count]) at++;
    if (at > from) arc(from - 0.5, at - 0.5, thick);
  }
}

// The pictures of all visible rows, on one canvas that moves with them: many small canvases would each cost the browser
// as much.

import { readTheme } from "../canvas/theme.js";
import { looksOf } from "../faces/look.js";
import { placed } from "../faces/reading.js";

const SHARE = 0.94; // of a row's height
const WIDEST = 2.3; // of a row's height
const NOTHING = -1;

export class Pictures {
  #drawn = []; // the state in each row, and whether it is faint
  #ratio = 1;
  #colours = null;
  #laid = ""; // how the rows were laid out
  #spots = []; // where each is, in pixels

  /**
   * @param {HTMLElement} list  its style gets `--picture`, the width of a picture in pixels
   * @param {() => import("../canvas/theme.js").Theme} theme
   */
  constructor(list, theme = () => readTheme(list.ownerDocument)) {
    this.theme = theme;
    this.list = list;
    this.canvas = list.ownerDocument.createElement("canvas");
    this.canvas.className = "pictures";
    this.canvas.setAttribute("aria-hidden", "true");
    this.context = this.canvas.getContext("2d");
    this.face = null;
    this.rowHeight = 0; // pixels
    this.box = { x: 0, y: 0, width: 0, height: 0, ratio: 1 };
  }

  /** Prepares for another search. @param {import("../faces/index.js").Face} face */
  load(face) {
    this.face = face.written ? null : face;
    this.canvas.hidden = this.face === null;
    this.forget();
  }

  /** Discards all pictures after a change of colours or size. */
  forget() {
    this.#colours = null;
    this.#drawn = [];
    this.#spots = [];
    this.canvas.height = 0;
  }

  /** Makes room for the entries at these places, in ascending lines. @param {import("./lines.js").Lines} lines */
  prepare(places, lines) {
    if (!this.face) return;
    const { canvas, box } = this;
    const { rowHeight, across, width: room } = lines;
    const ratio = devicePixelRatio || 1;
    const laid = [ratio, rowHeight, across, room].join();
    const top = places.length > 0 ? lines.topOf(lines.lineOf(places[0])) : 0;
    const spots = places.map((place) => ({ x: lines.leftOf(place), y: lines.topOfEntry(place) - top }));
    const isAt = (/** @type {{x: number, y: number}} */ spot, at) => spot.x === (spots[at] ?? spot).x && spot.y === (spots[at] ?? spot).y;
    if (laid !== this.#laid || canvas.height === 0 || !this.#spots.every(isAt)) {
      this.#laid = laid;
      this.#ratio = box.ratio = ratio;
      const { width, height } = this.face.size();
      box.height = rowHeight * SHARE;
      box.width = Math.min(box.height * (width / height), rowHeight * WIDEST);
      this.list.style.setProperty("--picture", `${box.width}px`);
      this.forget();
    }
    this.rowHeight = rowHeight;
    this.#spots = [...spots, ...this.#spots.slice(spots.length)];
    if (places.length <= this.#drawn.length) return;
    this.#drawn = new Array(places.length).fill(NOTHING);
    canvas.width = Math.ceil((room - room / across + box.width) * ratio);
    canvas.height = Math.ceil((Math.max(...spots.map(({ y }) => y)) + rowHeight) * ratio);
    canvas.style.width = `${canvas.width / ratio}px`;
    canvas.style.height = `${canvas.height / ratio}px`;
  }

  /** Draws the state of a row, unless it is already there. @param {number} state  its number */
  draw(at, state, cells, faint) {
    const wanted = 2 * state + (faint ? 1 : 0);
    if (!this.face || this.#drawn[at] === wanted) return;
    const { box, context } = this;
    this.clear(at);
    this.#drawn[at] = wanted;
    box.x = this.#spots[at].x;
    box.y = this.#spots[at].y + (this.rowHeight - box.height) / 2;
    this.#colours ??= this.theme();
    const looks = looksOf(this.#colours);
    context.setTransform(box.ratio, 0, 0, box.ratio, 0, 0);
    this.face.draw(context, box, cells, faint ? looks.faint : looks.plain);
    this.#mark(faint);
  }

  /** Outlines a board, whose blank may be in a corner, and crosses a stale state out, as in the tree. */
  #mark(faint) {
    const [{ context, face }, { left, top, width, height }, { paper, muted, stale }] = [this, placed(this.box, this.face.size()), this.#colours];
    context.lineWidth = 1;
    context.strokeStyle = (faint ? stale : paper.mixed(muted, 0.45)).css;
    if (face.size().board) context.strokeRect(left + 0.5, top - 0.5, width - 1, height);
    if (faint) context.stroke(new Path2D(`M${left} ${top}l${width} ${height}M${left + width} ${top}l${-width} ${height}`));
  }

  /** Erases the picture of a row. */
  clear(at) {
    if (!this.face || (this.#drawn[at] ?? NOTHING) === NOTHING) return;
    const { box, context, rowHeight } = this;
    const pixels = (size) => Math.round(size * this.#ratio);
    const { x, y } = this.#spots[at];
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(pixels(x) - 1, pixels(y), pixels(box.width + 2), pixels(y + rowHeight) - pixels(y));
    this.#drawn[at] = NOTHING;
  }

  /** Erases the pictures from a row on. */
  clearFrom(count) {
    for (let at = count; at < this.#drawn.length; at++) this.clear(at);
  }
}

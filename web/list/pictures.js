// The pictures of all visible rows, on one canvas that moves with them: many small canvases would each cost the browser
// as much.

import { readTheme } from "../canvas/theme.js";
import { looksOf } from "../faces/look.js";

const SHARE = 0.86; // of a row's height
const WIDEST = 2.3; // of a row's height
const NOTHING = -1;

export class Pictures {
  #drawn = []; // the state in each row, and whether it is faint
  #ratio = 1;
  #looks = null;
  #more = 0;

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
    this.#looks = null;
    this.#drawn = [];
    this.canvas.height = 0;
  }

  /** Makes room for `count` rows, the first one `more` pixels higher than the others. */
  prepare(count, rowHeight, more = 0) {
    if (!this.face) return;
    const { canvas, box } = this;
    const ratio = devicePixelRatio || 1;
    if (ratio !== this.#ratio || rowHeight !== this.rowHeight || more !== this.#more || canvas.height === 0) {
      this.#ratio = box.ratio = ratio;
      this.rowHeight = rowHeight;
      this.#more = more;
      const { width, height } = this.face.size();
      box.height = rowHeight * SHARE;
      box.width = Math.min(box.height * (width / height), rowHeight * WIDEST);
      this.list.style.setProperty("--picture", `${box.width}px`);
      this.forget();
    }
    if (count <= this.#drawn.length) return;
    this.#drawn = new Array(count).fill(NOTHING);
    canvas.width = Math.ceil(box.width * ratio);
    canvas.height = Math.ceil((count * rowHeight + more) * ratio);
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
    box.y = this.#topOf(at) + (this.rowHeight - box.height) / 2;
    this.#looks ??= looksOf(this.theme());
    context.setTransform(box.ratio, 0, 0, box.ratio, 0, 0);
    this.face.draw(context, box, cells, faint ? this.#looks.faint : this.#looks.plain);
  }

  #topOf(at) {
    return at * this.rowHeight + (at > 0 ? this.#more : 0);
  }

  /** Erases the picture of a row. */
  clear(at) {
    if (!this.face || (this.#drawn[at] ?? NOTHING) === NOTHING) return;
    const { canvas, context, rowHeight } = this;
    const top = Math.round(this.#topOf(at) * this.#ratio);
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, top, canvas.width, Math.round((this.#topOf(at) + rowHeight) * this.#ratio) - top);
    this.#drawn[at] = NOTHING;
  }

  /** Erases the pictures from a row on. */
  clearFrom(count) {
    for (let at = count; at < this.#drawn.length; at++) this.clear(at);
  }
}

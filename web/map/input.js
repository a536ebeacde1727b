// Pointer and keys on the picture of the state space. The pointer paints while the grid is edited, and otherwise
// selects. Arrow keys with Shift move a cursor. Without Shift they step through the search. During editing they move
// the cursor if it is visible, or if the canvas was focused by the keyboard.

import { STATUS, STATUS_NAMES } from "../table/codes.js";

const REACH = { mouse: 8, touch: 18 }; // pixels
const DIRECTIONS = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

export class Input {
  /**
   * @param {HTMLCanvasElement} canvas
   * @param {import("./picture.js").Picture} picture
   * @param {import("./editor.js").Editor} editor
   * @param {{choose: (row: number, which: number) => void, onCursor: (place: string) => void,
   *   onPlace: (place: string, x: number, y: number) => void, changed: () => void}} host
   */
  constructor(canvas, picture, editor, host) {
    this.canvas = canvas;
    this.picture = picture;
    this.editor = editor;
    this.host = host;
    this.pointed = false; // whether the canvas was focused by the pointer
    this.listening = new AbortController();
    const listen = (name, act) => canvas.addEventListener(name, act, { signal: this.listening.signal });
    listen("pointerdown", (event) => this.#press(event));
    listen("pointermove", (event) => this.#move(event));
    listen("pointerup", () => editor.release());
    listen("pointercancel", () => editor.halt());
    listen("pointerleave", () => this.#hover(-1));
    listen("click", (event) => this.#pick(event));
    listen("contextmenu", (event) => this.#offer(event));
    listen("keydown", (event) => this.#key(event));
    listen("blur", () => {
      this.pointed = false;
      this.#moveCursor(-1);
    });
  }

  destroy() {
    this.listening.abort();
  }

  get #editing() {
    return this.editor.enabled && this.picture.form?.editable;
  }

  #at({ offsetX, offsetY, pointerType }) {
    return this.picture.form?.placeAt(offsetX, offsetY, REACH[pointerType] ?? REACH.mouse) ?? -1;
  }

  #press(event) {
    this.pointed = true;
    if (!this.#editing || event.button !== 0 || !event.isPrimary) return;
    const place = this.#at(event);
    if (place < 0) return;
    this.canvas.setPointerCapture(event.pointerId);
    this.#moveCursor(-1);
    this.editor.press(place);
  }

  #move(event) {
    if (this.editor.active) this.editor.drag(this.#at(event));
    else if (event.pointerType === "mouse") this.#hover(this.#at(event));
  }

  #hover(place) {
    if (place === this.picture.hovered) return;
    this.picture.hovered = place;
    this.canvas.style.cursor = this.#editing ? "crosshair" : place >= 0 ? "pointer" : "";
    this.host.changed();
  }

  #pick(event) {
    if (this.#editing || !this.picture.form) return;
    this.#choose(this.#at(event));
    this.#offer(event);
  }

  /** Offers to make the pressed place the start or the goal; a right click paints nothing. */
  #offer(event) {
    const place = this.picture.form ? this.#at(event) : -1;
    if (place < 0) return;
    event.preventDefault();
    this.host.onPlace(this.describe(place), event.clientX, event.clientY);
  }

  /** Selects the node at a place: that of the first search, or, if only the second one has reached it, that one's. */
  #choose(place) {
    const { traces } = this.picture;
    const which = place < 0 ? -1 : traces.findIndex(({ standing }) => standing.row[place] >= 0);
    if (which < 0) this.host.choose(-1, 0);
    else this.host.choose(traces[which].standing.row[place], which);
  }

  #key(event) {
    const { form, cursor } = this.picture;
    if (!form || event.altKey || event.ctrlKey || event.metaKey) return;
    const plain = this.#editing && (cursor >= 0 || !this.pointed);
    const move = event.shiftKey || plain ? DIRECTIONS[event.key] : null;
    if (move) this.#moveCursor(cursor < 0 ? Math.max(0, form.start) : form.beside(cursor, ...move), true);
    else if (cursor < 0 || !this.#act(event.key, cursor)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** @returns {boolean} whether the key has an effect at the cursor */
  #act(key, place) {
    const { editor, picture, host } = this;
    if (key === "Escape") this.#moveCursor(-1);
    else if (!this.#editing) {
      if (key !== "Enter") return false;
      this.#choose(place);
    } else if (key === "Enter" || key === " ") editor.toggle(place);
    else if (key === "s" || key === "S") editor.put("start", place);
    else if (key === "g" || key === "G") editor.put("goal", place);
    else return false;
    if (picture.cursor >= 0) host.onCursor(this.describe(place));
    return true;
  }

  #moveCursor(place, isSpoken = false) {
    if (place === this.picture.cursor && !isSpoken) return;
    this.picture.cursor = place;
    this.host.changed();
    if (isSpoken) this.host.onCursor(this.describe(place));
  }

  /**
   * Describes a place: JSON {"label", "x", "y", "cost", "start", "goal", "row", "status"}; x, y and cost (0: a barrier)
   * only on a grid; row -1 and status "unborn" for unreached places.
   */
  describe(place) {
    const { form, traces: [{ standing }] } = this.picture;
    return JSON.stringify({
      ...form.describe(place),
      start: place === form.start,
      goal: place === form.goal,
      row: standing.row[place],
      status: STATUS_NAMES[standing.row[place] < 0 ? STATUS.UNBORN : standing.status[place]],
    });
  }
}

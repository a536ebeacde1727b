// Editing a state by hand: its picture, covered by a button for each place that can be changed. The text field beside
// it remains the source of truth: changes are reported as text, and the text of the field is shown.

import { nearestAhead } from "../canvas/direction.js";
import { sentence } from "../text/words.js";
import { faceOf } from "./index.js";
import { Picture } from "./picture.js";

const AHEAD = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export class FaceEditor {
  #cells = null;
  #chosen = -1;
  #spots = [];
  #buttons = [];
  #focused = 0; // the one button that is in the tab order

  /**
   * @param {HTMLElement} element
   * @param {import("./index.js").Shape} shape
   * @param {Object<string, string>} words  each label and hint by its id; `title` of the whole
   * @param {(text: string) => void} onChange
   */
  constructor(element, shape, words, onChange) {
    this.element = element;
    this.words = words;
    this.onChange = onChange;
    element.classList.add("face-editor");
    element.setAttribute("role", "group");
    element.setAttribute("aria-label", words.title);
    this.stand = part(element, "div", "stand");
    this.buttons = part(element, "div", "spots");
    this.hint = part(element, "p", "hint");
    this.buttons.addEventListener("click", (event) => this.#touch(this.#spotOf(event.target)));
    this.buttons.addEventListener("keydown", (event) => this.#key(event));
    this.reshape(shape);
  }

  /** Adapts to another shape of states: more discs, other jugs. */
  reshape(shape) {
    const shapeText = JSON.stringify(shape);
    if (shapeText === this.shapeText) return;
    this.shapeText = shapeText;
    this.picture?.destroy();
    this.picture = new Picture(this.stand, shape);
    this.stand.removeAttribute("role"); // the buttons describe the state
    this.stand.setAttribute("aria-hidden", "true");
    this.face = faceOf(shape);
    this.size = this.face.size();
    this.element.style.setProperty("--proportions", `${this.size.width} / ${this.size.height}`);
    this.#cells = null;
    for (const each of this.#buttons.splice(0)) each.remove(); // of the former shape
    this.element.hidden = true;
  }

  /** Shows the state in a text; an invalid text changes nothing. */
  show(text) {
    const cells = this.face.spots ? this.face.parse(text) : null;
    if (!cells || (this.#cells && this.face.text(cells) === this.face.text(this.#cells))) return;
    this.#stand(cells);
  }

  destroy() {
    this.picture.destroy();
    this.onChange = () => {}; // releases the page, which holds this editor
    this.element.replaceChildren();
  }

  #stand(cells) {
    this.picture.show(cells, this.#cells !== null);
    this.#cells = cells;
    this.#chosen = -1;
    this.element.hidden = false;
    this.#lay();
  }

  /** Places the buttons over the current spots. Buttons are reused, so that the focus stays. */
  #lay() {
    const { face, words, size } = this;
    this.#spots = face.spots(this.#cells, this.#chosen);
    const hint = face.hint(this.#cells, this.#chosen);
    this.hint.textContent = sentence(words[hint.id])(hint.values);
    while (this.#buttons.length > this.#spots.length) this.#buttons.pop().remove();
    while (this.#buttons.length < this.#spots.length) this.#buttons.push(button(this.buttons));
    this.#focused = Math.min(this.#focused, this.#spots.length - 1);
    this.#spots.forEach(({ x, y, width, height, label, pressed }, at) => {
      const element = this.#buttons[at];
      const share = (value, whole) => `${(100 * value) / whole}%`;
      Object.assign(element.style, { left: share(x, size.width), top: share(y, size.height) });
      Object.assign(element.style, { width: share(width, size.width), height: share(height, size.height) });
      element.setAttribute("aria-label", sentence(words[label.id])(label.values));
      element.setAttribute("aria-pressed", String(pressed ?? at === this.#chosen));
      element.toggleAttribute("data-chosen", at === this.#chosen);
      element.tabIndex = at === this.#focused ? 0 : -1;
    });
  }

  #touch(at) {
    if (at < 0) return;
    const { next } = this.#spots[at];
    this.#focused = at;
    if (next === null) {
      this.#chosen = at;
      this.#lay();
      return;
    }
    const same = this.face.text(next) === this.face.text(this.#cells);
    this.#stand(next);
    if (!same) this.onChange(this.face.text(next));
  }

  /** Arrow keys go to the nearest spot ahead, Escape cancels the choice; Enter and space press, as on any button. */
  #key(event) {
    const at = this.#spotOf(event.target);
    const ahead = AHEAD[event.key];
    if (event.key === "Escape" && this.#chosen >= 0) {
      this.#chosen = -1;
      this.#lay();
    } else if (ahead && at >= 0) {
      this.#buttons[at].tabIndex = -1;
      this.#focused = nearest(this.#spots, at, ahead);
      this.#buttons[this.#focused].tabIndex = 0;
      this.#buttons[this.#focused].focus();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  #spotOf(target) {
    return this.#buttons.indexOf(target.closest("button"));
  }
}

/** The nearest spot in a direction, preferably straight ahead; the same one if there is none. */
export const nearest = (spots, at, direction) =>
  nearestAhead(spots.map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 })), at, direction);

function part(parent, tag, className) {
  const element = parent.ownerDocument.createElement(tag);
  element.className = className;
  parent.append(element);
  return element;
}

function button(parent) {
  const element = part(parent, "button", "");
  element.type = "button";
  return element;
}

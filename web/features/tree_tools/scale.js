// A scale of a few classes for the numbers of nodes, with round steps (1, 2 or 5 times a power of ten), which covers
// all numbers seen so far. It is shared by all trees on show, and changes only for numbers outside it.

export const CLASSES = 6;
const TENTHS = [1, 2, 5];

export class Scale {
  #least = Infinity;
  #most = -Infinity;
  #whole = true; // whether all numbers are whole

  /** @param {() => void} onChange */
  constructor(onChange) {
    this.onChange = onChange;
    this.start = 0; // lower end of the first class
    this.step = 1;
    this.count = 0; // number of classes; 0 before the first number
    /** Another object whenever the class of any number may have changed. */
    this.key = {};
  }

  /** Extends the scale to a number; ignores NaN and infinity. */
  hold(value) {
    if (value >= this.#least && value <= this.#most && (!this.#whole || Number.isInteger(value))) return;
    if (!Number.isFinite(value)) return;
    const whole = this.#whole && Number.isInteger(value);
    const fits = this.count > 0 && whole === this.#whole && this.#covers(value);
    this.#least = Math.min(this.#least, value);
    this.#most = Math.max(this.#most, value);
    this.#whole = whole;
    if (!fits) this.#divide();
  }

  #covers(value) {
    return value >= this.start && value < this.start + this.count * this.step;
  }

  /** Chooses the smallest step that needs at most CLASSES classes. */
  #divide() {
    const range = this.#most - this.#least;
    let power = this.#whole ? 0 : Math.floor(Math.log10(Math.max(range, 1e-6) / CLASSES)) - 1;
    for (;; power++) {
      const fitting = TENTHS.find((tenth) => this.#fits(tenth * 10 ** power));
      if (fitting !== undefined) break;
    }
    this.key = {};
    this.onChange();
  }

  #fits(step) {
    const start = Math.floor(this.#least / step) * step;
    const count = Math.floor((this.#most - start) / step) + 1;
    if (count > CLASSES) return false;
    this.start = start;
    this.step = step;
    this.count = count;
    return true;
  }

  /** @returns {number} the class of a number, from 1; 0: none */
  classOf(value) {
    if (Number.isNaN(value) || this.count === 0) return 0;
    const at = Math.floor((value - this.start) / this.step);
    return 1 + Math.max(0, Math.min(this.count - 1, at));
  }

  /**
   * @returns {{from: number, to: number}[]} the classes: whole numbers from … to, others from … up to but excluding
   * `to`
   */
  get classes() {
    return Array.from({ length: this.count }, (_, at) => {
      const from = this.start + at * this.step;
      return { from, to: this.#whole ? from + this.step - 1 : from + this.step };
    });
  }

  /** The index of a class's colour: classes are spread over all CLASSES colours. */
  colourOf(number) {
    return this.count < 2 ? CLASSES - 1 : Math.round(((number - 1) * (CLASSES - 1)) / (this.count - 1));
  }
}

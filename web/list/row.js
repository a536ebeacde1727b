// One row of a list. Its elements are reused for other nodes; only changes are written.

export class Row {
  #shown = { id: "", row: -1, place: -1, count: -1, number: "", selected: null, classes: "", reason: "" };

  constructor() {
    this.element = make("div");
    this.element.setAttribute("role", "option");
    this.heading = written("span", "group");
    this.name = written("span", "name");
    this.side = written("span", "from");
    this.sum = make("span", "sum");
    this.numbers = [];
    this.tag = written("span", "tag");
    this.reason = written("p", "why-next");
    this.element.append(this.heading, this.name, this.side, this.sum, this.tag, this.reason);
  }

  /**
   * @param {import("./description.js").Description["entry"]} entry
   * @param {number} place  from 0, of `count`
   * @param {boolean} leads  whether a reason is told below it
   * @param {boolean} second  whether it is in the second column
   */
  show(entry, id, row, place, count, selected, leads = false, second = false) {
    const { label, columns, equals, number, side, short, tag, next, stale, run, fresh, returned, apart, heading, call, terms } = entry;
    const { element } = this;
    const shown = this.#shown;
    if (shown.id !== id) element.id = shown.id = id;
    if (shown.row !== row) element.dataset.row = String((shown.row = row));
    if (shown.number !== number) element.title = shown.number = number;
    if (shown.place !== place) element.setAttribute("aria-posinset", String((shown.place = place) + 1));
    if (shown.count !== count) element.setAttribute("aria-setsize", String((shown.count = count)));
    if (shown.selected !== selected) element.setAttribute("aria-selected", String((shown.selected = selected)));
    const named = { next, result: !equals, stale, run, fresh, returned, apart, selected, leads, second, headed: heading, backed: terms };
    const classes = ["entry", ...Object.keys(named).filter((each) => named[each])].join(" ");
    if (shown.classes !== classes) element.className = shown.classes = classes;
    write(this.heading, heading);
    if (this.heading.dataset.row !== String(call)) this.heading.dataset.row = String(call);
    write(this.name, label);
    write(this.side, side);
    if (this.side.dataset.short !== short) this.side.dataset.short = short;
    write(this.tag, tag);
    this.#write(columns, equals, terms);
    if (!leads) this.say("", "");
  }

  /** Shows why the entry is next or not, in a line and, as a tooltip, in full. */
  say(reason, inFull) {
    if (this.#shown.reason === reason + inFull) return;
    this.#shown.reason = reason + inFull;
    write(this.reason, reason);
    this.reason.title = inFull;
  }

  /** Writes the deciding number and the terms of its sum, or what is in their place. */
  #write(columns, equals, terms) {
    const { sum, numbers } = this;
    if (numbers.length !== columns.length) {
      this.numbers = columns.map((_, at) => written(at === 0 ? "b" : "span", ""));
      this.equals = written("i", "");
      this.plus = written("i", "");
      const [lead, ...parts] = this.numbers;
      const rest = make("span", "terms", ...parts.flatMap((part, at) => (at === 0 ? [part] : [this.plus, part])));
      sum.replaceChildren(...(parts.length > 0 ? [lead, this.equals, rest] : [lead]));
    }
    for (let at = 0; at < columns.length; at++) write(this.numbers[at], at === 1 && terms ? terms : columns[at]);
    write(this.equals, equals);
    write(this.plus, equals && "+");
  }
}

function write(element, text) {
  if (element.firstChild.data !== text) element.firstChild.data = text;
}

function written(tag, className) {
  return make(tag, className, "");
}

function make(tag, className = "", ...children) {
  const element = document.createElement(tag);
  element.className = className;
  element.append(...children);
  return element;
}

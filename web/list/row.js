// One row of a list. Its elements stay while it shows one node after another: only what differs is written.

export class Row {
  #written = new Map();

  constructor() {
    this.element = make("div");
    this.element.setAttribute("role", "option");
    const key = make("span", "key");
    this.picture = make("span");
    this.lead = make("b");
    this.rest = make("small");
    this.tag = make("span", "tag");
    key.append(this.lead, this.rest);
    this.element.append(this.picture, key, this.tag);
    this.texts = [this.picture, this.lead, this.rest, this.tag].map((element) =>
      element.appendChild(document.createTextNode("")),
    );
  }

  /**
   * @param {object} shown
   * @param {string} shown.id
   * @param {number} shown.row
   * @param {number} shown.place  in the list, from 0
   * @param {number} shown.count  of the whole list
   * @param {boolean} shown.selected
   * @param {string} shown.look  further classes
   * @param {string} shown.picture  what kind of picture: a class
   * @param {string[]} shown.texts  picture, what decides the place, the rest of the numbers, and a word or ""
   */
  show({ id, row, place, count, selected, look, picture, texts }) {
    const { element } = this;
    this.#write("id", id, () => (element.id = id));
    this.#write("row", row, () => (element.dataset.row = row));
    this.#write("place", place, () => element.setAttribute("aria-posinset", place + 1));
    this.#write("count", count, () => element.setAttribute("aria-setsize", count));
    this.#write("selected", selected, () => element.setAttribute("aria-selected", selected));
    const classes = `entry ${look}${selected ? " selected" : ""}`;
    this.#write("classes", classes, () => (element.className = classes));
    this.#write("picture", picture, () => (this.picture.className = picture));
    texts.forEach((text, at) => this.#write(at, text, () => (this.texts[at].data = text)));
    this.#write("tagged", texts[3] !== "", () => (this.tag.hidden = texts[3] === ""));
  }

  #write(what, value, write) {
    if (this.#written.get(what) === value) return;
    this.#written.set(what, value);
    write();
  }
}

function make(tag, className = "") {
  const element = document.createElement(tag);
  element.className = className;
  return element;
}

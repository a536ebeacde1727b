// One row of a list. Its elements stay while it shows one node after another: only what differs is written.

export class Row {
  #shown = { id: "", row: -1, place: -1, count: -1, selected: null, classes: "", name: "", lead: "", rest: "", tag: null };

  constructor() {
    this.element = make("div");
    this.element.setAttribute("role", "option");
    const key = make("span", "key");
    this.name = make("span", "name");
    this.lead = make("b");
    this.rest = make("small");
    this.tag = make("span", "tag");
    key.append(this.lead, this.rest);
    this.element.append(this.name, key, this.tag);
    for (const part of [this.name, this.lead, this.rest, this.tag]) part.append("");
  }

  /**
   * @param {{label: string, lead: string, rest: string, tag: string, next: boolean, stale: boolean}} said
   * @param {string} id
   * @param {number} row
   * @param {number} place  in the list, from 0
   * @param {number} count  of the whole list
   * @param {boolean} selected
   */
  show({ label, lead, rest, tag, next, stale }, id, row, place, count, selected) {
    const { element } = this;
    const shown = this.#shown;
    if (shown.id !== id) element.id = shown.id = id;
    if (shown.row !== row) element.dataset.row = String((shown.row = row));
    if (shown.place !== place) element.setAttribute("aria-posinset", String((shown.place = place) + 1));
    if (shown.count !== count) element.setAttribute("aria-setsize", String((shown.count = count)));
    if (shown.selected !== selected) element.setAttribute("aria-selected", String((shown.selected = selected)));
    const classes = `entry${next ? " next" : ""}${stale ? " stale" : ""}${selected ? " selected" : ""}`;
    if (shown.classes !== classes) element.className = shown.classes = classes;
    if (shown.name !== label) this.name.firstChild.data = shown.name = label;
    if (shown.lead !== lead) this.lead.firstChild.data = shown.lead = lead;
    if (shown.rest !== rest) this.rest.firstChild.data = shown.rest = rest;
    if (shown.tag === tag) return;
    this.tag.firstChild.data = shown.tag = tag;
    this.tag.hidden = tag === "";
  }
}

function make(tag, className = "") {
  const element = document.createElement(tag);
  element.className = className;
  return element;
}

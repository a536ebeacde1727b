// The legend of a chart: a sample and a name for each line, which can be hidden.

import { drawSample } from "./ink.js";

/** @typedef {{key: string, look: import("./ink.js").Look, text: string}} Entry */

export class Legend {
  #made = "";

  /** @param {HTMLElement} host @param {() => void} onToggle */
  constructor(host, onToggle) {
    this.host = host;
    this.onToggle = onToggle;
    /** The hidden lines, by key. @type {Set<string>} */
    this.out = new Set();
  }

  /**
   * @param {{name: string, entries: Entry[]}[]} groups  one for each search, with its name if there are several
   * @param {boolean} toggles  whether lines can be hidden
   */
  show(groups, toggles, theme) {
    const shown = groups.map(({ name, entries }) => [name, entries.map(({ key, look, text }) => [key, look.colour.css, text])]);
    const made = JSON.stringify([toggles, theme.unit, theme.paper.css, shown]);
    if (made === this.#made) return;
    this.#made = made;
    this.host.replaceChildren(
      ...groups.map(({ name, entries }, side) => {
        const group = document.createElement("span");
        group.className = "chart-group";
        if (name) group.append(Object.assign(document.createElement("b"), { textContent: name, className: `chart-search-${side + 1}` }));
        group.append(...entries.map((entry) => this.#entry(entry, toggles, name, theme)));
        return group;
      }),
    );
  }

  #entry({ key, look, text }, toggles, name, theme) {
    const item = document.createElement(toggles ? "button" : "span");
    if (item instanceof HTMLButtonElement) {
      item.type = "button";
      item.className = "quiet";
      if (name) item.setAttribute("aria-label", `${text}, ${name}`);
      item.setAttribute("aria-pressed", String(!this.out.has(key)));
      item.addEventListener("click", () => {
        if (!this.out.delete(key)) this.out.add(key);
        item.setAttribute("aria-pressed", String(!this.out.has(key)));
        this.onToggle();
      });
    }
    item.append(sampleOf(look, theme), text);
    return item;
  }
}

function sampleOf(look, theme) {
  const unit = (devicePixelRatio || 1) * theme.unit;
  const canvas = document.createElement("canvas");
  canvas.width = 28 * unit;
  canvas.height = 14 * unit;
  canvas.setAttribute("aria-hidden", "true");
  drawSample(canvas.getContext("2d"), look, 0, 0, unit, theme.paper);
  return canvas;
}

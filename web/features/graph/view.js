// A graph drawn by hand: vertices, edges, and a gauge for each h. It draws the given graph and reports edits, which are
// interpreted by pysrc/page/features/graph/draft.py.

import { sentence } from "../../text/words.js";
import { Entry } from "./entry.js";
import { Frame } from "./frame.js";
import { gaugeOf, scaleOf } from "./gauge.js";
import { Gestures } from "./gestures.js";
import { placeShape, roadShape } from "./shapes.js";
import { element } from "../../canvas/svg.js";

/**
 * @typedef {object} Place
 * @property {string} name
 * @property {number} x
 * @property {number} y  upwards
 * @property {number|null} h  null if there is none
 * @property {number} low  h is admissible and consistent between `low` and `high`
 * @property {number|null} high  null if unlimited
 * @property {boolean} within
 * @property {"start"|"goal"|""} end
 *
 * @typedef {{places: Place[], roads: [string, string, number][], directed: boolean}} Drawing
 */

export class GraphView {
  /**
   * @param {HTMLElement} host
   * @param {Object<string, string>} words  the texts about vertices and edges, by id
   * @param {(what: string, values: object) => void} tell  "add", "move", "keep", "moved", "connect", "remove", …
   */
  constructor(host, words, tell) {
    this.host = host;
    this.words = words;
    this.svg = element("svg", { class: "graph-drawing", role: "group", "aria-label": words.title });
    host.append(this.svg);
    /** @type {Drawing} */
    this.drawing = { places: [], roads: [], directed: false };
    this.frame = null;
    this.entry = new Entry(host, tell);
    this.gestures = new Gestures(this, tell);
    this.sizes = new ResizeObserver(() => this.fit());
    this.sizes.observe(host);
  }

  /** Shows a drawing; `fits`: scaled to show all of it. */
  show(drawing, fits) {
    this.drawing = drawing;
    if (fits || !this.frame) this.fit();
    else this.#paint();
  }

  /** Scales the drawing to show all of it. */
  fit() {
    const { clientWidth: width, clientHeight: height } = this.host;
    if (!width || !height) return;
    this.frame = new Frame(this.drawing.places, width, height);
    this.svg.setAttribute("viewBox", `0 0 ${width} ${height}`);
    this.#paint();
  }

  /** A free position for another vertex: the point of a lattice farthest from all vertices. */
  free() {
    const { clientWidth: width, clientHeight: height } = this.host;
    const taken = this.drawing.places.map((place) => this.frame.toPixels(place));
    let best = { far: -1, x: 0, y: 0 };
    for (let x = 1; x < 8; x++) {
      for (let y = 1; y < 6; y++) {
        const at = { x: (width * x) / 8, y: (height * y) / 6 };
        const far = Math.min(...taken.map((each) => Math.hypot(each.x - at.x, each.y - at.y)));
        if (far > best.far) best = { far, ...at };
      }
    }
    return this.frame.toUnits(best);
  }

  /** Focuses a vertex. */
  focus(name) {
    this.#find(`[data-place="${CSS.escape(name)}"]`)?.focus();
  }

  /** Opens the field for h of the first vertex, or of one beside a vertex. */
  askH(beside = "", by = 0) {
    if (!this.frame) this.fit();
    const { places } = this.drawing;
    const at = places.findIndex(({ name }) => name === beside);
    const { name } = places[(Math.max(0, at) + by + places.length) % places.length];
    this.focus(name);
    this.gestures.ask(this.#find(`[data-place="${CSS.escape(name)}"]`), "h");
  }

  say(id, values) {
    return sentence(this.words[id])(values);
  }

  pixelsOf(name) {
    return this.frame.toPixels(this.drawing.places.find((place) => place.name === name));
  }

  destroy() {
    this.sizes.disconnect();
    this.gestures.destroy();
    this.host.replaceChildren();
  }

  #paint() {
    const focused = selectorOf(this.svg.ownerDocument.activeElement);
    const { places, roads, directed } = this.drawing;
    const at = new Map(places.map((place) => [place.name, this.frame.toPixels(place)]));
    const pairs = new Set(roads.map(([from, to]) => `${from}\n${to}`));
    const say = (id, values) => this.say(id, values);
    this.scale = this.gestures.scale ?? scaleOf(places); // the scale stays the same while a handle is dragged
    this.svg.replaceChildren(
      ...roads.map((road) => {
        const [from, to] = road;
        const bent = directed && pairs.has(`${to}\n${from}`);
        return roadShape(road, at.get(from), at.get(to), bent, directed, say);
      }),
      ...places.map((place) => {
        const shape = placeShape(place, at.get(place.name), say);
        shape.append(gaugeOf(place, at.get(place.name), this.scale));
        return shape;
      }),
    );
    this.gestures.mark();
    if (focused) this.#find(focused)?.focus();
  }

  /** @returns {SVGElement|null} */
  #find(selector) {
    return this.svg.querySelector(selector);
  }
}

/** A selector that finds the same element after a repaint. */
function selectorOf(node) {
  const { place, from, to } = node?.closest?.(".graph-drawing [tabindex]")?.dataset ?? {};
  if (place) return `[data-place="${CSS.escape(place)}"]`;
  return from ? `[data-from="${CSS.escape(from)}"][data-to="${CSS.escape(to)}"]` : null;
}

// Pointer and keys on a drawn graph, depending on the tool. "place": pressing an empty spot adds a vertex, dragging
// moves one. "road": connects two vertices, by dragging or pressing one after the other. "erase": removes what is
// pressed. Handles of gauges can be dragged, and texts pressed, with any tool.

import { Keys } from "./keys.js";
import { valueAt } from "./gauge.js";
import { element } from "../../canvas/svg.js";

const STILL = 4; // pixels: a pointer that moved less has pressed, not dragged

export class Gestures {
  tool = "place";
  /** The vertex at which an edge begins; null: none. */
  from = null;
  /** The scale of the gauges while a handle is dragged. */
  scale = null;
  #gesture = null; // {kind, name, start, moved}: the current gesture

  /** @param {import("./view.js").GraphView} view */
  constructor(view, tell) {
    this.view = view;
    this.tell = tell;
    const { svg } = view;
    this.listening = new AbortController();
    const listen = (name, act) => svg.addEventListener(name, act, { signal: this.listening.signal });
    this.keys = new Keys(this, view, tell);
    listen("pointerdown", (event) => this.#press(event));
    listen("pointermove", (event) => this.#drag(event));
    listen("pointerup", (event) => this.#release(event));
    listen("pointercancel", () => this.#drop());
    listen("keydown", (event) => this.keys.press(event));
  }

  destroy() {
    this.listening.abort();
  }

  setTool(tool) {
    this.tool = tool;
    this.view.svg.dataset.tool = tool;
    this.begin(null);
  }

  /** Begins an edge at a vertex; null: cancels it. */
  begin(name) {
    this.from = name;
    this.mark();
  }

  /** Marks the vertex at which the edge begins. */
  mark() {
    for (const each of this.view.svg.querySelectorAll(".place")) {
      each.classList.toggle("from", /** @type {SVGElement} */ (each).dataset.place === this.from);
    }
  }

  /** Ends the edge from `this.from`. */
  end(name) {
    const source = this.from;
    this.begin(null);
    if (source !== name) this.tell("connect", { source, target: name });
  }

  /** Places the field over a value. @param {SVGElement} shape @param {string} what "name", "h" or "cost" */
  ask(shape, what) {
    const { view } = this;
    const { place, from, to } = shape.dataset;
    const box = shape.querySelector(`[data-edit="${what}"]`).getBoundingClientRect();
    const { places, roads } = view.drawing;
    if (what === "cost") {
      const [, , cost] = roads.find((road) => road[0] === from && road[1] === to);
      view.entry.open(box, view.say("cost_of", { from, to }), String(cost), "price", { source: from, target: to });
    } else if (what === "h") {
      const { h } = places.find(({ name }) => name === place);
      const next = (back) => view.askH(place, back ? -1 : 1);
      view.entry.open(box, view.say("h_of", { name: place }), h === null ? "" : String(h), "estimate", { place }, next);
    } else view.entry.open(box, view.say("name_of", { name: place }), place, "rename", { place });
  }

  #press(event) {
    if (event.button !== 0 || !event.isPrimary) return;
    const { target } = event;
    const shape = target.closest("[tabindex]");
    const { place: name, from, to } = shape?.dataset ?? {};
    const start = { x: event.offsetX, y: event.offsetY };
    if (this.tool === "erase" && shape) {
      this.#gesture = { kind: "erase", what: name ? "remove" : "disconnect", values: name ? { place: name } : { source: from, target: to } };
    } else if (target.closest(".gauge")) this.#gesture = { kind: "gauge", name, start };
    else if (target.dataset.edit) this.#gesture = { kind: "text", shape, what: target.dataset.edit, start, name };
    else if (name && this.tool === "road") this.#gesture = { kind: "road", name, start };
    else if (name) this.#gesture = { kind: "move", name, start };
    else if (!shape && this.tool === "place") this.#gesture = { kind: "add", start };
    else this.#gesture = shape ? { kind: "text", shape, what: "cost", start } : null;
    shape?.focus();
    event.preventDefault(); // prevents text selection; the focus has been set
    if (this.#gesture) this.view.svg.setPointerCapture(event.pointerId);
  }

  #drag(event) {
    const gesture = this.#gesture;
    if (!gesture?.start) return;
    const at = { x: event.offsetX, y: event.offsetY };
    if (!gesture.moved && Math.hypot(at.x - gesture.start.x, at.y - gesture.start.y) < STILL) return;
    const begins = !gesture.moved;
    gesture.moved = true;
    if (gesture.kind === "road") this.#stretch(gesture.name, at);
    if (gesture.kind !== "move" && gesture.kind !== "gauge") return;
    if (begins) this.tell("keep", {});
    if (gesture.kind === "gauge") this.#slide(gesture.name, at);
    else this.tell("move", { place: gesture.name, ...this.view.frame.toUnits(at) });
  }

  #slide(name, at) {
    this.scale ??= this.view.scale;
    this.tell("suppose", { place: name, value: valueAt(at.y, this.view.pixelsOf(name), this.scale) });
  }

  /** Draws the new edge up to the pointer. */
  #stretch(name, at) {
    const { svg } = this.view;
    const from = this.view.pixelsOf(name);
    svg.querySelector(".stretching")?.remove();
    svg.prepend(element("line", { class: "stretching", x1: from.x, y1: from.y, x2: at.x, y2: at.y }));
  }

  #release(event) {
    const gesture = this.#gesture;
    this.#drop();
    if (!gesture) return;
    if (gesture.kind === "erase") this.tell(gesture.what, gesture.values);
    else if (gesture.kind === "text" && !gesture.moved) this.ask(gesture.shape, gesture.what);
    else if (gesture.kind === "add") this.tell("add", this.view.frame.toUnits(gesture.start));
    else if (gesture.kind === "road") this.#lead(gesture, event);
    else if (gesture.moved) this.tell("moved", { estimate: gesture.kind === "gauge" });
  }

  #lead({ name, moved }, event) {
    if (moved) {
      const under = this.view.svg.ownerDocument.elementFromPoint(event.clientX, event.clientY);
      const target = /** @type {SVGElement|null} */ (under?.closest(".place"))?.dataset.place;
      this.from = name;
      if (target && target !== name) this.end(target);
      else this.begin(null);
    } else if (this.from) this.end(name);
    else this.begin(name);
  }

  #drop() {
    this.#gesture = this.scale = null;
    this.view.svg.querySelector(".stretching")?.remove();
  }
}

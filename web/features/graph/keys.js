// The keys of a drawn graph. Tab moves between vertices and edges.

const DIRECTIONS = { ArrowUp: [0, 1], ArrowDown: [0, -1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };
const STRIDE = 10; // pixels per arrow key

export class Keys {
  /** @param {import("./gestures.js").Gestures} gestures @param {import("./view.js").GraphView} view */
  constructor(gestures, view, tell) {
    this.gestures = gestures;
    this.view = view;
    this.tell = tell;
  }

  press(event) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const shape = event.target.closest("[tabindex]");
    if (!shape || !(shape.dataset.place ? this.#place(shape, event.key) : this.#road(shape, event.key))) return;
    event.preventDefault();
    event.stopPropagation(); // the page's own keys step the search
  }

  /** @returns {boolean} whether the key has an effect here */
  #place(shape, key) {
    const { gestures, tell, view } = this;
    const { place } = shape.dataset;
    const { h } = view.drawing.places.find(({ name }) => name === place);
    const direction = DIRECTIONS[key];
    if (direction) this.#move(place, direction);
    else if (key === "Enter" && gestures.from) gestures.end(place);
    else if (key === "Enter") gestures.ask(shape, "name");
    else if (key === "Escape" && gestures.from) gestures.begin(null);
    else if (key === "r") gestures.begin(place);
    else if (key === "h") gestures.ask(shape, "h");
    else if (key === "+" || key === "-") tell("estimate", { place, text: String(stepped(h ?? 0, key)) });
    else if (key === "s") tell("begin_at", { place });
    else if (key === "g") tell("lead_to", { place });
    else if (key === "Delete" || key === "Backspace") tell("remove", { place });
    else return false;
    return true;
  }

  #road(shape, key) {
    const { from: source, to: target } = shape.dataset;
    const [, , cost] = this.view.drawing.roads.find((road) => road[0] === source && road[1] === target);
    if (key === "Enter") this.gestures.ask(shape, "cost");
    else if (key === "+" || key === "-") this.tell("price", { source, target, text: String(stepped(cost, key)) });
    else if (key === "Delete" || key === "Backspace") this.tell("disconnect", { source, target });
    else return false;
    return true;
  }

  #move(place, [across, up]) {
    const { drawing, frame } = this.view;
    const { x, y } = drawing.places.find(({ name }) => name === place);
    const stride = frame.round(STRIDE / frame.scale);
    this.tell("keep", {});
    this.tell("move", { place, x: frame.round(x + across * stride), y: frame.round(y + up * stride) });
    this.tell("moved", { estimate: false });
  }
}

/** One more or less, at least 0. */
const stepped = (value, key) => Math.max(0, key === "+" ? value + 1 : value - 1);

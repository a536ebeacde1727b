// The drawing board: a graph that is drawn by hand.

import { GraphView } from "./view.js";

/** Gives the reader a file: `save(name, text)`. */
export { save } from "../../browser/files.js";

/**
 * A graph to be drawn by hand, inside `element`; `words`: JSON text of what is said of places and roads. What is done to
 * it comes as `onDone(what, values)`, the values as JSON text (web/features/graph/view.js).
 */
export function createGraphView(element, words, onDone) {
  const view = new GraphView(element, JSON.parse(words), (what, values) => onDone(what, JSON.stringify(values)));
  return {
    show: (drawing, fits) => view.show(JSON.parse(drawing), fits),
    fit: () => view.fit(),
    free: () => JSON.stringify(Object.values(view.free())),
    focus: (place) => view.focus(place),
    setTool: (tool) => view.gestures.setTool(tool),
    destroy: () => view.destroy(),
  };
}

// The graph editor: draws a graph by hand.

import { GraphView } from "./view.js";

/** Gives the reader a file: `save(name, text)`. */
export { save } from "../../browser/files.js";

/**
 * A graph to draw by hand, inside `element`; `words`: JSON text of the texts about vertices and edges. Edits are
 * reported by `onDone(what, values)`, the values as JSON text (web/features/graph/view.js).
 */
export function createGraphView(element, words, onDone) {
  const view = new GraphView(element, JSON.parse(words), (what, values) => onDone(what, JSON.stringify(values)));
  return {
    show: (drawing, fits) => view.show(JSON.parse(drawing), fits),
    fit: () => view.fit(),
    free: () => JSON.stringify(Object.values(view.free())),
    focus: (place) => view.focus(place),
    askH: () => view.askH(),
    setTool: (tool) => view.gestures.setTool(tool),
    destroy: () => view.destroy(),
  };
}

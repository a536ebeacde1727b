// Fetched when the reader opens the editor, as one file: the editor itself, the page's Python for it, its texts.
// Plain positional arguments only, as in seam.js.

import { CodeEditor } from "./view.js";

export { agreement } from "./agreement.js";
export { pack, unpack } from "../../links/packing.js";
export { opened, openedAll } from "./opening.js";
export { showSource } from "./source.js";
export { isFramed, openTab } from "./tab.js";

/**
 * The textbox inside `element`. `words`: JSON text {"label", "help", "phrases"}; `onChange()`: something was typed; `onRun()`:
 * the keys for it were pressed.
 */
export function createEditor(element, words, onChange, onRun) {
  const view = new CodeEditor(element, JSON.parse(words), onChange, onRun);
  return {
    text: () => view.text,
    show: (text) => view.show(text),
    add: (text) => view.add(text),
    mark: (errors) => view.mark(JSON.parse(errors)),
    light: (line) => view.light(line),
    goTo: (line) => view.goTo(line),
    focus: () => view.focus(),
  };
}

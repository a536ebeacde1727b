// Fetched when the reader opens the editor, as one bundle: the editor, the page's Python for it, its texts.
// Plain positional arguments only, as in seam.js.

import { CodeEditor } from "./view.js";

export { agreement } from "./agreement.js";
export { opened, openedAll } from "./opening.js";
export { showSource } from "./source.js";
export { openTab } from "./tab.js";

/**
 * The textbox inside `element`. `words`: JSON text {"label", "help", "phrases"}; `onChange()`: the text was edited;
 * `onRun()`: its keys were pressed.
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

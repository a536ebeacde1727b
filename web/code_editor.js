// What is fetched when the reader opens the editor, in one file: the editor itself, the page's Python for it, its texts.
// Plain positional arguments only, as in seam.js.

import { CodeEditor } from "./editor/view.js";

export { agreement } from "./editor/agreement.js";
export { kept, keep } from "./editor/keeping.js";
export { pack, unpack } from "./packing.js";
export { bring } from "./editor/python.js";
export { opened } from "./editor/opening.js";
export { showSource } from "./editor/source.js";

/** Its style sheet, which the page does not need before. */
export function dress() {
  const sheet = document.createElement("link");
  sheet.rel = "stylesheet";
  sheet.href = new URL("./code_editor.css", import.meta.url).href;
  document.head.append(sheet);
  return new Promise((done) => (sheet.onload = sheet.onerror = () => done(null)));
}

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

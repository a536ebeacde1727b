// What is fetched when the reader opens the editor, in one file: the editor itself, the page's Python for it, its texts.
// Plain positional arguments only, as in seam.js.

import { CodeEditor } from "../editor/view.js";

export { agreement } from "../editor/agreement.js";
export { default as python } from "part-files/editor";
export { pack, unpack } from "../packing.js";
export { opened, openedAll } from "../editor/opening.js";
export { showSource } from "../editor/source.js";
export { isFramed, openTab } from "../editor/tab.js";

/** It has a style sheet beside it. */
export const styled = true;

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

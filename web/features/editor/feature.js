// Fetched when the reader opens the editor, as one bundle: the editor, the page's Python for it, its texts.
// Plain positional arguments only, as in seam.js.

import { Files } from "./files.js";
import { CodeEditor } from "./view.js";

export { agreement } from "./agreement.js";
export { chosen, onDropped, opened } from "./opening.js";
export { showSource } from "./source.js";
export { openTab } from "./tab.js";

/**
 * The textbox inside `element`, with the reader's file. `words`: JSON text {"label", "help", "phrases"}; `onChange()`:
 * the text was edited; `onRun()`: its keys were pressed; `onUndo()`: undo was pressed right after a file was replaced.
 */
export function createEditor(element, words, onChange, onRun, onUndo) {
  const files = new Files();
  let replaced = false; // whether the file before can be had by undo
  const type = (text) => {
    files.type(text);
    onChange();
  };
  const undo = () => replaced && files.hasOthers && (onUndo(), true);
  const view = new CodeEditor(element, JSON.parse(words), type, onRun, undo);
  view.show(files.text);
  return {
    text: () => files.text,
    isUnread: () => files.unread,
    isKept: () => files.isKept,
    hasOthers: () => files.hasOthers,
    read: () => files.read(),
    put: (text, unread) => {
      files.put(text, unread);
      view.show(files.text);
      replaced = true;
    },
    previous: () => {
      files.previous();
      view.show(files.text);
      replaced = false;
    },
    add: (text) => view.add(text),
    mark: (errors) => view.mark(JSON.parse(errors)),
    light: (line) => view.light(line),
    goTo: (line) => view.goTo(line),
    focus: () => view.focus(),
  };
}

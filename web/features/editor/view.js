// The textbox for the reader's Python: CodeMirror with our extensions.

import { EditorState } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import { extensions } from "./extensions.js";
import { highlight, marked } from "./marks.js";

export class CodeEditor {
  #byHand = true;

  /**
   * @param {HTMLElement} element  filled by the textbox
   * @param {{label: string, help: string, phrases: Object<string, string>}} words
   * @param {() => void} onChange  the reader has edited the text
   * @param {() => void} onRun
   */
  constructor(element, words, onChange, onRun) {
    this.view = new EditorView({
      parent: element,
      state: EditorState.create({ extensions: extensions(words, () => this.#byHand && onChange(), onRun) }),
    });
  }

  get text() {
    return this.view.state.doc.toString();
  }

  /** Replaces the text; this can be undone. */
  show(text) {
    const { state } = this.view;
    this.#change({ changes: { from: 0, to: state.doc.length, insert: text }, selection: { anchor: 0 } });
    this.view.scrollDOM.scrollTop = 0;
  }

  /** Appends text and moves the cursor there. */
  add(text) {
    const { state } = this.view;
    const gap = state.doc.length ? "\n\n" : "";
    const from = state.doc.length;
    this.#change({ changes: { from, insert: gap + text }, selection: { anchor: from + gap.length } });
    this.goTo(this.view.state.doc.lineAt(from + gap.length).number);
  }

  #change(transaction) {
    this.#byHand = false;
    this.view.dispatch(transaction);
    this.#byHand = true;
  }

  /** @param {{line: number|null, text: string}[]} errors  those without a line are not marked */
  mark(errors) {
    this.view.dispatch(marked(this.view.state, errors));
  }

  /** Highlights the line being executed; 0: none. */
  light(line) {
    const known = line > 0 && line <= this.view.state.doc.lines ? line : 0;
    this.view.dispatch({ effects: highlight.of(known) });
  }

  /** Moves the cursor to a line and scrolls to it. */
  goTo(line) {
    const { doc } = this.view.state;
    const { from } = doc.line(Math.max(1, Math.min(line, doc.lines)));
    this.view.dispatch({ selection: { anchor: from }, effects: EditorView.scrollIntoView(from, { y: "center" }) });
  }

  focus() {
    this.view.focus();
  }
}

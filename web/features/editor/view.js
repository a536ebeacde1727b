// The textbox for the reader's Python: CodeMirror with our extensions.

import { EditorState, Prec } from "@codemirror/state";
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from "@codemirror/view";
import { highlight, highlightedLine, marked } from "./marks.js";
import { autocompletion, closeBrackets, closeBracketsKeymap, completeFromList, completionKeymap, ifNotIn } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap, indentWithTab } from "@codemirror/commands";
import { python, pythonLanguage } from "@codemirror/lang-python";
import { bracketMatching, indentOnInput, indentUnit } from "@codemirror/language";
import { lintGutter, lintKeymap } from "@codemirror/lint";
import { colours, theme } from "./looks.js";
import names from "solver-names";

// Completion of the solver's names while typing. The build takes them from the solver.
const WITHOUT = ["String", "Comment", "FormatString"]; // contexts without names

const completions = ifNotIn(WITHOUT, completeFromList(names));

const STEP = "    ";

/** The arguments are those of CodeEditor in view.js, but for `onChange()`. */
function extensions(words, onChange, onRun, onUndo) {
  const run = { key: "Mod-Enter", run: () => (onRun(), true) };
  return [
    Prec.highest(keymap.of([run])),
    // Tab indents; Escape followed by Tab leaves the textbox, which is CodeMirror's own rule.
    keymap.of([...closeBracketsKeymap, ...defaultKeymap, ...historyKeymap, ...completionKeymap, ...lintKeymap]),
    keymap.of([indentWithTab, { key: "Mod-z", run: onUndo }]), // after the history's own rule for this key
    lineNumbers(),
    lintGutter(),
    history(),
    drawSelection(),
    highlightActiveLine(),
    bracketMatching(),
    closeBrackets(),
    indentOnInput(),
    indentUnit.of(STEP),
    EditorState.tabSize.of(STEP.length),
    autocompletion({ icons: false }),
    python(),
    pythonLanguage.data.of({ autocomplete: completions }),
    colours,
    theme,
    highlightedLine,
    EditorState.phrases.of(words.phrases),
    // With a tabindex, accessibility checkers such as axe-core recognise that the text can be scrolled by keys.
    EditorView.contentAttributes.of({ "aria-label": words.label, "aria-description": words.help, tabindex: "0" }),
    EditorView.updateListener.of((update) => update.docChanged && onChange()),
  ];
}

const MARGIN = 48; // pixels between a line that is gone to and the edge of the textbox

export class CodeEditor {
  #extensions;

  /**
   * @param {HTMLElement} element  filled by the textbox
   * @param {{label: string, help: string, phrases: Object<string, string>}} words
   * @param {(text: string) => void} onChange  the text of the shown file is another one
   * @param {() => void} onRun
   * @param {() => boolean} onUndo  there is nothing more to undo in the shown file; returns whether it does anything
   */
  constructor(element, words, onChange, onRun, onUndo) {
    this.#extensions = extensions(words, () => onChange(this.#text), onRun, onUndo);
    this.view = new EditorView({ parent: element, state: this.#stateOf("") });
  }

  get #text() {
    return this.view.state.doc.toString();
  }

  #stateOf(text) {
    return EditorState.create({ doc: text, extensions: this.#extensions });
  }

  /** Shows another file. What was done in the former one cannot be undone in it. */
  show(text) {
    this.view.setState(this.#stateOf(text));
    this.view.scrollDOM.scrollTop = 0;
  }

  /** Appends text and moves the cursor there. */
  add(text) {
    const { state } = this.view;
    const gap = state.doc.length ? "\n\n" : "";
    const from = state.doc.length;
    this.view.dispatch({ changes: { from, insert: gap + text }, selection: { anchor: from + gap.length } });
    this.goTo(this.view.state.doc.lineAt(from + gap.length).number);
  }

  /** @param {{line: number|null, text: string}[]} errors  those without a line are not marked */
  mark(errors) {
    this.view.dispatch(marked(this.view.state, errors));
  }

  /** Highlights the line being executed; 0: none. */
  light(line) {
    const { doc } = this.view.state;
    const known = line > 0 && line <= doc.lines ? line : 0;
    const seen = known ? [EditorView.scrollIntoView(doc.line(known).from, { y: "nearest", yMargin: MARGIN })] : [];
    this.view.dispatch({ effects: [highlight.of(known), ...seen] });
  }

  /** Moves the cursor to a line and scrolls to it. */
  goTo(line) {
    const { doc } = this.view.state;
    const { from } = doc.line(Math.max(1, Math.min(line, doc.lines)));
    const effects = EditorView.scrollIntoView(from, { y: "nearest", yMargin: MARGIN });
    this.view.dispatch({ selection: { anchor: from }, effects });
  }

  focus() {
    this.view.focus();
  }
}

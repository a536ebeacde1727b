// The extensions of the text box, chosen from CodeMirror's parts.

import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap, indentWithTab } from "@codemirror/commands";
import { python, pythonLanguage } from "@codemirror/lang-python";
import { bracketMatching, indentOnInput, indentUnit } from "@codemirror/language";
import { lintGutter, lintKeymap } from "@codemirror/lint";
import { EditorState, Prec } from "@codemirror/state";
import { EditorView, drawSelection, highlightActiveLine, keymap, lineNumbers } from "@codemirror/view";
import { completions } from "./completions.js";
import { colours, theme } from "./looks.js";
import { highlightedLine } from "./marks.js";

const STEP = "    ";

/** The arguments are those of CodeEditor in view.js, but for `onChange()`. */
export function extensions(words, onChange, onRun, onUndo) {
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

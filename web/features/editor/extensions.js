// The extensions of the text box: CodeMirror's parts, chosen one by one.

import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap, indentWithTab } from "@codemirror/commands";
import { python, pythonLanguage } from "@codemirror/lang-python";
import { bracketMatching, indentOnInput, indentUnit } from "@codemirror/language";
import { lintGutter, lintKeymap } from "@codemirror/lint";
import { EditorState, Prec } from "@codemirror/state";
import { EditorView, drawSelection, highlightActiveLine, keymap, lineNumbers } from "@codemirror/view";
import { completions } from "./completions.js";
import { colours, theme } from "./looks.js";
import { litLine } from "./marks.js";

const STEP = "    ";

/** @param {{label: string, help: string, phrases: Object<string, string>}} words */
export function extensions(words, onChange, onRun) {
  const run = { key: "Mod-Enter", run: () => (onRun(), true) };
  return [
    Prec.highest(keymap.of([run])),
    // Tab indents; Escape, and Tab after it, leaves the textbox: CodeMirror's own rule.
    keymap.of([...closeBracketsKeymap, ...defaultKeymap, ...historyKeymap, ...completionKeymap, ...lintKeymap]),
    keymap.of([indentWithTab]),
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
    litLine,
    EditorState.phrases.of(words.phrases),
    // With a tabindex, who looks for what can be scrolled by keys (axe-core does) finds that the text can.
    EditorView.contentAttributes.of({ "aria-label": words.label, "aria-description": words.help, tabindex: "0" }),
    EditorView.updateListener.of((update) => update.docChanged && onChange()),
  ];
}

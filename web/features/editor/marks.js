// Mark lines in the text: those with errors, and the one that is running.

import { setDiagnostics } from "@codemirror/lint";
import { StateEffect, StateField } from "@codemirror/state";
import { Decoration, EditorView } from "@codemirror/view";

/**
 * A transaction that marks these errors, and no others.
 * @param {import("@codemirror/state").EditorState} state
 * @param {{line: number|null, text: string}[]} errors
 */
export function marked(state, errors) {
  const { doc } = state;
  const diagnostics = errors
    .filter(({ line }) => line && line <= doc.lines)
    .map(({ line, text }) => {
      const { from, to, text: code } = doc.line(line);
      const indent = code.length - code.trimStart().length;
      return { from: from + indent, to, severity: /** @type {const} */ ("error"), message: text };
    });
  return setDiagnostics(state, diagnostics);
}

/** Lights a line, by its number; 0: none. */
export const lit = /** @type {import("@codemirror/state").StateEffectType<number>} */ (StateEffect.define());

const NOW = Decoration.line({ class: "now" });

/** The line that is lit. What is typed takes its light away: it is no longer what is running. */
export const litLine = StateField.define({
  create: () => Decoration.none,
  update(lines, transaction) {
    let lightened = transaction.docChanged ? Decoration.none : lines;
    for (const effect of transaction.effects) {
      if (!effect.is(lit)) continue;
      const { doc } = transaction.state;
      lightened = effect.value ? Decoration.set([NOW.range(doc.line(effect.value).from)]) : Decoration.none;
    }
    return lightened;
  },
  provide: (field) => EditorView.decorations.from(field),
});

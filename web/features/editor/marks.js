// Marks on lines of the text: errors, and the line being executed.

import { setDiagnostics } from "@codemirror/lint";
import { StateEffect, StateField } from "@codemirror/state";
import { Decoration, EditorView } from "@codemirror/view";

/**
 * A transaction that replaces all marks by these errors.
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

/** Highlights a line, by its number; 0: none. */
export const highlight = /** @type {import("@codemirror/state").StateEffectType<number>} */ (StateEffect.define());

const NOW = Decoration.line({ class: "now" });

/** The highlighted line. Editing removes the highlight, because the text no longer matches the running code. */
export const highlightedLine = StateField.define({
  create: () => Decoration.none,
  update(lines, transaction) {
    let next = transaction.docChanged ? Decoration.none : lines;
    for (const effect of transaction.effects) {
      if (!effect.is(highlight)) continue;
      const { doc } = transaction.state;
      next = effect.value ? Decoration.set([NOW.range(doc.line(effect.value).from)]) : Decoration.none;
    }
    return next;
  },
  provide: (field) => EditorView.decorations.from(field),
});

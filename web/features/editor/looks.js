// The style of the textbox, in the page's colours, which follow the theme.

import { syntaxHighlighting } from "@codemirror/language";
import { EditorView } from "@codemirror/view";
import { tagHighlighter, tags } from "@lezer/highlight";

/** As in the code panel (web/style/code.css): k keyword, s string, c comment, y definition. */
export const kinds = tagHighlighter([
  { tag: [tags.keyword, tags.operatorKeyword, tags.modifier, tags.bool, tags.null], class: "k" },
  { tag: [tags.string, tags.special(tags.string)], class: "s" },
  { tag: tags.comment, class: "c" },
  { tag: [tags.function(tags.definition(tags.variableName)), tags.definition(tags.className), tags.meta], class: "y" },
]);

export const colours = syntaxHighlighting(kinds);

const FLOATING = {
  backgroundColor: "var(--raised)",
  color: "var(--ink)",
  border: "1px solid var(--line)",
  borderRadius: "var(--radius)",
  boxShadow: "var(--shadow)",
};

export const theme = EditorView.theme({
  "&": { height: "100%", fontSize: "inherit" },
  "&.cm-focused": { outline: ".16rem solid var(--accent)", outlineOffset: "-.16rem" },
  ".cm-scroller": { fontFamily: "var(--mono)", lineHeight: "1.5" },
  ".cm-content": { caretColor: "var(--ink)", padding: ".3rem 0" },
  ".cm-cursor": { borderLeftColor: "var(--ink)", borderLeftWidth: "2px" },
  ".cm-gutters": { backgroundColor: "var(--panel)", color: "var(--muted)", borderRight: "1px solid var(--line)" },
  ".cm-activeLine": { backgroundColor: "color-mix(in srgb, var(--hairline) 60%, transparent)" },
  ".cm-line.now": { backgroundColor: "var(--beam)", boxShadow: "inset .22rem 0 var(--accent)" },
  ".cm-selectionBackground, &.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground": {
    backgroundColor: "color-mix(in srgb, var(--frontier) 30%, transparent)",
  },
  ".cm-matchingBracket, &.cm-focused .cm-matchingBracket": { backgroundColor: "var(--beam)" },
  ".cm-tooltip": FLOATING,
  ".cm-tooltip.cm-tooltip-autocomplete > ul": { fontFamily: "var(--mono)", maxHeight: "12em" },
  ".cm-tooltip-autocomplete ul li[aria-selected]": { backgroundColor: "var(--accent)", color: "var(--on-accent)" },
  ".cm-completionDetail": { fontStyle: "normal", opacity: "1" },
  ".cm-diagnostic-error": { borderLeftColor: "var(--error)" },
  ".cm-panels": { backgroundColor: "var(--panel)", color: "var(--ink)" },
});

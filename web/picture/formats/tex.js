// Texts in TeX.

/** Special characters of TeX, and characters missing in its standard fonts. */
const SIGNS = {
  "\\": "\\textbackslash{}", "{": "\\{", "}": "\\}", "$": "\\$", "&": "\\&", "#": "\\#", "%": "\\%", "_": "\\_",
  "^": "\\textasciicircum{}", "~": "\\textasciitilde{}", "<": "\\textless{}", ">": "\\textgreater{}", "|": "\\textbar{}",
  "…": "\\ldots{}", "·": "$\\cdot$", "∞": "$\\infty$", "→": "$\\to$", "←": "$\\leftarrow$", "↑": "$\\uparrow$",
  "↓": "$\\downarrow$", "−": "$-$", "×": "$\\times$", "≤": "$\\le$", "≥": "$\\ge$", "√": "$\\surd$", "–": "--", "—": "---",
  "\u00a0": "~", "\u202f": "\\,", "\u2009": "\\,", "°": "$^{\\circ}$", "²": "$^2$", "*": "{*}", "«": "\\guillemotleft{}", "»": "\\guillemotright{}",
  "“": "``", "”": "''", "’": "'", "‘": "`", "⟨": "$\\langle$", "⟩": "$\\rangle$", '"': "\\textquotedbl{}",
}; // prettier-ignore

/** Letters of T1 fonts stay; others become question marks, so that the document still compiles. */
const LETTER = /[\x20-\x7e\u00a1-\u017f]/u;

/** @param {string} text @returns {string} on one line */
export function texOf(text) {
  return Array.from(text.replace(/\s*\n\s*/g, " "), (sign) => SIGNS[sign] ?? (LETTER.test(sign) ? sign : "?")).join("");
}

/** A comment of one or more lines. */
export const commentOf = (text) => text.split(/\r?\n/).map((line) => `% ${line}`.trimEnd());

// Texts as TeX has them.

/** What is something else in TeX than in a text, and signs that its plain fonts do not have. */
const SIGNS = {
  "\\": "\\textbackslash{}", "{": "\\{", "}": "\\}", "$": "\\$", "&": "\\&", "#": "\\#", "%": "\\%", "_": "\\_",
  "^": "\\textasciicircum{}", "~": "\\textasciitilde{}", "<": "\\textless{}", ">": "\\textgreater{}", "|": "\\textbar{}",
  "…": "\\ldots{}", "·": "$\\cdot$", "∞": "$\\infty$", "→": "$\\to$", "←": "$\\leftarrow$", "↑": "$\\uparrow$",
  "↓": "$\\downarrow$", "−": "$-$", "×": "$\\times$", "≤": "$\\le$", "≥": "$\\ge$", "√": "$\\surd$", "–": "--", "—": "---",
  "\u00a0": "~", "\u202f": "\\,", "\u2009": "\\,", "°": "$^{\\circ}$", "²": "$^2$", "*": "{*}", "«": "\\guillemotleft{}", "»": "\\guillemotright{}",
  "“": "``", "”": "''", "’": "'", "‘": "`", "⟨": "$\\langle$", "⟩": "$\\rangle$", '"': "\\textquotedbl{}",
}; // prettier-ignore

/** Letters that T1 fonts have stay; anything else becomes a question mark, so that a paper is set all the same. */
const LETTER = /[\x20-\x7e\u00a1-\u017f]/u;

/** @param {string} text @returns {string} on one line */
export function texOf(text) {
  return Array.from(text.replace(/\s*\n\s*/g, " "), (sign) => SIGNS[sign] ?? (LETTER.test(sign) ? sign : "?")).join("");
}

/** For a comment: nothing in it ends the line. */
export const commentOf = (text) => text.split(/\r?\n/).map((line) => `% ${line}`.trimEnd());

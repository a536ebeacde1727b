// Cells of CSV files that a spreadsheet takes for what they are, as searchlight/cells.py writes them.

/** A text as a cell: what a spreadsheet would take for a formula has an apostrophe in front. */
export const harmless = (text) => (/^'*[=+\-@\t\r]/.test(text) ? `'${text}` : text);

/** A cell as RFC 4180 has it. */
export const quoted = (text) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

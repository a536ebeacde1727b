// Sentences and numbers in the page's language. The sentences come from the page's Python, the language from the
// document.

/** Formats numbers in a language: 181,439; 10.4; "–" for none. @returns {(value: number) => string} */
export function numbersOf(lang) {
  return (value) => (Number.isFinite(value) ? formatOf(lang || "en").format(value) : "–");
}

/** Created for the first number and cached: creating it takes as long as formatting thousands. */
function formatOf(lang) {
  if (!formats.has(lang)) formats.set(lang, new Intl.NumberFormat(lang, { maximumFractionDigits: 2 }));
  return formats.get(lang);
}

const formats = new Map();

/**
 * A template with gaps in braces ("g {g} · #{row}"), to be filled in any number of times.
 * @param {string} text
 * @param {(value: any, name: string) => string} write  formats a value
 * @returns {(values: Object<string, any>) => string}
 */
export function sentence(text, write = String) {
  const parts = text.split(/\{(\w+)\}/); // a text, a name, a text, …
  return (values) => {
    let filled = parts[0];
    for (let at = 1; at < parts.length; at += 2) filled += write(values[parts[at]], parts[at]) + parts[at + 1];
    return filled;
  };
}

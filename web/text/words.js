// Sentences and numbers in the page's language: the sentences come from the page's Python, the language from the
// document.

/** How numbers are written in a language: 181,439; 10.4; "–" for none. @returns {(value: number) => string} */
export function numbersOf(lang) {
  return (value) => (Number.isFinite(value) ? formatOf(lang || "en").format(value) : "–");
}

/** Made when the first number is written, and once: making it takes as long as writing thousands. */
function formatOf(lang) {
  if (!formats.has(lang)) formats.set(lang, new Intl.NumberFormat(lang, { maximumFractionDigits: 2 }));
  return formats.get(lang);
}

const formats = new Map();

/**
 * A sentence with gaps in braces ("g {g} · #{row}"), ready to be filled in as often as one likes.
 * @param {string} text
 * @param {(value: any, name: string) => string} write  how a value is written
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

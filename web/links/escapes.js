// Percent-escapes in links. The browser's functions throw, and MicroPython cannot catch JavaScript exceptions.

/** Decodes the escapes; null if they are malformed, as in `%zz` or in half a character. */
export function unescaped(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** Like `encodeURIComponent`; an unpaired surrogate becomes the replacement character. */
export const escaped = (text) => encodeURIComponent(text.toWellFormed?.() ?? text);

// Percent-escapes in links. The browser's own functions throw, and MicroPython does not catch what JavaScript throws.

/** What the escapes stand for; null where they are broken, as in `%zz` or in half a letter. */
export function unescaped(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** As `encodeURIComponent`; half a surrogate pair, which is no letter, becomes the sign for that. */
export const escaped = (text) => encodeURIComponent(text.toWellFormed?.() ?? text);

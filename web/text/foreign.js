// JSON text from outside: deeply nested text is refused before it is parsed. Parsed data may go to recursive functions
// and to Python, whose parser supports less nesting than the browser's. Such text must not be parsed elsewhere
// (tests/unit/sources/test_foreign_text.py).

export const DEEPEST = 100; // levels; the project's own files have fewer than ten

const [QUOTE, BACKSLASH, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = Array.from('"\\[]{}', (sign) => sign.charCodeAt(0));

/** Nested more than DEEPEST levels deep. */
export class TooDeep extends Error {}

/** @returns {boolean} whether brackets outside strings are nested more than `most` levels deep */
export function isDeeperThan(most, text) {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at);
    if (sign === QUOTE) at = endOfString(text, at);
    else if (sign === OPEN_LIST || sign === OPEN_OBJECT) {
      if (++depth > most) return true;
    } else if (sign === CLOSE_LIST || sign === CLOSE_OBJECT) depth--;
  }
  return false;
}

/** @returns {number} the end of the string that begins at `start`; the text's length if it is unterminated */
function endOfString(text, start) {
  for (let at = start + 1; at < text.length; at++) {
    const sign = text.charCodeAt(at);
    if (sign === BACKSLASH) at++;
    else if (sign === QUOTE) return at;
  }
  return text.length;
}

/** The data of a JSON text. @throws {TooDeep|SyntaxError} */
export function readJson(text) {
  if (isDeeperThan(DEEPEST, text)) throw new TooDeep();
  return JSON.parse(text);
}

/**
 * Data of another window as JSON text; null if it cannot be written, is nested too deeply or is longer than `longest`.
 * @returns {string|null}
 */
export function asJson(data, longest) {
  try {
    const text = JSON.stringify(data);
    return text === undefined || text.length > longest || isDeeperThan(DEEPEST, text) ? null : text;
  } catch {
    return null; // a cycle, a BigInt, or too many levels for the browser
  }
}

/**
 * The text of a Blob, File or Response, read up to `longest` characters.
 * @returns {Promise<string|null>} null if it is longer
 */
export async function textWithin(given, longest) {
  const stream = given instanceof Blob ? given.stream() : given.body;
  const reader = stream?.pipeThrough(new TextDecoderStream("utf-8")).getReader();
  const pieces = [];
  let length = 0;
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    pieces.push(value);
    length += value.length;
    if (length > longest) {
      await reader.cancel().catch(() => {});
      return null;
    }
  }
  return pieces.join("");
}

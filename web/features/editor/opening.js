// The reader's files from the disk.

const LARGEST = 2 ** 20; // bytes: a typical program is a thousand times smaller

/**
 * @returns {Promise<string|null>} the text of the chosen file; null if there is none, or it is not a text or too large
 */
export async function opened(input) {
  const [file] = input.files;
  input.value = ""; // allows choosing the same file again
  return file ? textOf(file) : null;
}

/** @returns {Promise<string>} JSON text: name → text of all chosen text files */
export async function openedAll(input) {
  const texts = {};
  for (const file of input.files) {
    const text = await textOf(file);
    if (text !== null) texts[file.name] = text;
  }
  return JSON.stringify(texts);
}

async function textOf(file) {
  if (file.size > LARGEST) return null;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer()).replaceAll("\r\n", "\n");
  } catch {
    return null;
  }
}

// The reader's files from the disk.

const LARGEST = 2 ** 20; // bytes: a program that one writes is a thousand times smaller

/** @returns {Promise<string|null>} the text of the file that was chosen; null where it is none, or a huge one */
export async function opened(input) {
  const [file] = input.files;
  input.value = ""; // the same file can be chosen again
  return file ? textOf(file) : null;
}

/** @returns {Promise<string>} JSON text: of all files that were chosen and are texts, the text by its name */
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

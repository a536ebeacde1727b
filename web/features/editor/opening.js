// The reader's files from the disk.

import { readJson } from "../../text/foreign.js";

const LARGEST = 2 ** 20; // bytes: a typical program is a thousand times smaller
const LARGEST_NOTEBOOK = 2 ** 25;
const MOST = 200; // files of a folder
const HIDDEN = /(?:^|\/)(?:\.|__pycache__|__MACOSX)/;
const DECLARED = /^(?:[^\n]*\n)?[ \t\f]*#.*?coding[:=][ \t]*([-\w.]+)/; // a Python file's encoding

/**
 * @returns {Promise<string|null>} the text of the chosen file; null if there is none, or it is not a text or too large
 */
export async function opened(input) {
  const [file] = input.files;
  input.value = ""; // allows choosing the same file again
  return file ? textOf(file) : null;
}

/**
 * Lets the reader choose files, or all files of a folder.
 * @returns {Promise<string>} JSON text: path → text of each text file; "null" if the reader cancels
 */
export function chosen(folder) {
  const input = document.createElement("input");
  Object.assign(input, { type: "file", multiple: true, webkitdirectory: folder });
  return new Promise((resolve) => {
    input.addEventListener("change", () => resolve(textsOf([...input.files].map((file) => [file.webkitRelativePath || file.name, file]))));
    input.addEventListener("cancel", () => resolve("null"));
    input.click();
  });
}

/**
 * While `isOpen()`, hands files and folders that are dropped onto the page to `take(promise)`; see `chosen`.
 * @returns {() => void} ends it
 */
export function onDropped(isOpen, take) {
  const drop = (event) => {
    if (!event.dataTransfer.types.includes("Files") || !isOpen()) return;
    event.preventDefault();
    event.stopPropagation();
    const entries = [...event.dataTransfer.items].map((item) => item.webkitGetAsEntry() ?? item.getAsFile()).filter(Boolean);
    take(Promise.all(entries.map(filesIn)).then((found) => textsOf(found.flat())));
  };
  document.addEventListener("drop", drop, true);
  return () => document.removeEventListener("drop", drop, true);
}

/** The files of a dropped file or folder. @returns {Promise<[path: string, file: File][]>} */
async function filesIn(entry) {
  if (entry instanceof File) return [[entry.name, entry]]; // dragged from another page
  if (entry.isFile) return [[entry.fullPath.slice(1), await new Promise((...settle) => entry.file(...settle))]];
  const reader = entry.createReader();
  const found = [];
  for (let some = [1]; some.length && found.length < MOST; found.push(...some)) {
    some = await new Promise((...settle) => reader.readEntries(...settle));
  }
  return (await Promise.all(found.map(filesIn))).flat();
}

async function textsOf(files) {
  const texts = {};
  for (const [path, file] of files.filter(([path]) => !HIDDEN.test(path)).slice(0, MOST)) {
    const text = await (path.endsWith(".ipynb") ? notebookIn(file) : textOf(file));
    if (text !== null) texts[path] = text;
  }
  return JSON.stringify(texts);
}

/** The code of a notebook, without its outputs: pictures can make a small program large. */
async function notebookIn(file) {
  if (file.size > LARGEST_NOTEBOOK) return null;
  try {
    const { cells } = readJson(await file.text());
    return JSON.stringify({ cells: cells.map(({ cell_type, source }) => ({ cell_type, source })) });
  } catch {
    return null;
  }
}

async function textOf(file) {
  if (file.size > LARGEST) return null;
  try {
    const bytes = await file.arrayBuffer();
    const [, encoding = "utf-8"] = DECLARED.exec(new TextDecoder("latin1").decode(bytes.slice(0, 200))) ?? [];
    return new TextDecoder(encoding, { fatal: true }).decode(bytes).replaceAll("\r\n", "\n");
  } catch {
    return null;
  }
}

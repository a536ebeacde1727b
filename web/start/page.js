// Provides PyScript with a MicroPython that already has the page's own modules in its folder. It starts when this file
// is loaded, not when PyScript asks for it, which is a tenth of a second later.

import packed from "page-files";
import { fetchRecordings, opening, recorded, recordings } from "../recording/recording.js";
import { ENGLISH, chosenLanguage } from "./language.js";
import { loadMicroPython as load } from "../vendor/micropython/micropython.mjs";

const WASM = new URL("../vendor/micropython/micropython.wasm", import.meta.url).href;
const HEAP = 4 * 1024 * 1024; // bytes: more than the start needs, so that no garbage collection happens meanwhile

/** A module is looked up under three names; an Error with a stack for each miss takes a twentieth of the start. */
class NotThere {
  name = "ErrnoError";
  constructor(errno) {
    this.errno = errno;
  }
}

let output = { stdout: console.log, stderr: console.error }; // receives what Python prints
const streams = { stdout: (data) => output.stdout(data), stderr: (data) => output.stderr(data), linebuffer: false };
/** @type {Record<string, Record<string, string>>} */
const texts = {}; // language → id → text; reading them here is ten times faster than in Python
const chosen = chosenLanguage(Object.keys(packed.texts));
const fetched = chosen === ENGLISH ? null : textsOf(chosen); // while the interpreter loads
fetchRecordings(location.hash.slice(1));
const running = load({ ...streams, url: WASM, heapsize: HEAP }).then(prepare);

const encoder = new TextEncoder();
const bytes = Uint8Array.fromBase64 ?? ((text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)));

/** All texts of a language other than English, which is part of the page; null if they cannot be loaded. */
async function textsOf(language) {
  const answer = await fetch(new URL(`../texts/${language}.json`, import.meta.url)).catch(() => null);
  return answer?.ok ? answer.json().catch(() => null) : null;
}

async function prepare(micropython) {
  micropython.FS.ErrnoError = NotThere;
  layOut(micropython, packed);
  const messages = await fetched;
  if (messages) texts[chosen] = messages;
  micropython.registerJsModule("start", {
    languages: () => Object.keys(texts).join(),
    language: () => (messages ? chosen : ENGLISH),
    // After a release, a part of the page may be newer than the texts; its new ones are then in English.
    text: (language, id) => texts[language][id] ?? texts[ENGLISH][id] ?? null,
    ids: (language, beginning) => Object.keys(texts[language]).filter((id) => id.startsWith(beginning)).join(),
    opening,
    recorded,
    recordings,
  });
  // The page needs two modules of PyScript. Importing the whole package takes longer than the page itself.
  micropython.FS.mkdir("pyscript");
  micropython.FS.writeFile("pyscript/__init__.py", "");
  micropython.runPython("import sys; sys.path[:] = ['.frozen', '']; import pyscript");
  return micropython;
}

function layOut({ FS }, { modules, files, texts: more }) {
  const uncopied = { canOwn: true };
  const folders = new Set(Object.keys(modules).map((name) => name.slice(0, name.lastIndexOf("/"))));
  for (const folder of folders) FS.mkdirTree(folder);
  for (const [name, code] of Object.entries(modules)) FS.writeFile(name, bytes(code), uncopied);
  for (const [name, text] of Object.entries(files)) FS.writeFile(name, encoder.encode(text), uncopied);
  for (const [language, messages] of Object.entries(more)) texts[language] = { ...texts[language], ...messages };
}

/** Adds modules and texts of later parts of the page. */
export const bring = async (more) => layOut(await running, more);

/** Like MicroPython's own. */
export function loadMicroPython({ stdout, stderr }) {
  output = { stdout, stderr };
  return running;
}

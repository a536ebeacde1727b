// The reader's files: the one in the editor, and those that it has replaced.
//
// Each is stored under a name of its own, together with whether it is unread: it came with a link, and the reader has
// not run it in a tab of its own. A link's text is stored only once the reader has changed, run or replaced it.

import { forget, namesOf, remember, rememberInTab, remembered, rememberedInTab } from "../../browser/memory.js";
import { readJson } from "../../text/foreign.js";

const PREFIX = "file-";
const IN_TAB = "file"; // names the file of this tab
const MOST = 20; // files
const LARGEST = 2_000_000; // characters of all files together
const OLD = ["code-former", "code-file"]; // two names under which an earlier version stored plain text

/**
 * @typedef {object} File
 * @property {string} text
 * @property {boolean} unread
 * @property {boolean} typed  the reader has changed it
 * @property {number} when  it was saved last
 * @property {string} name  under which it is stored; "" if it is not
 * @property {string} stored  what this tab has last read or written under the name
 */

export class Files {
  /** @type {File} */
  #file;
  #latest; // when a file was last saved
  /** Whether the browser stores the file. */
  isKept = true;

  constructor() {
    for (const name of OLD) adopt(name);
    const files = all();
    this.#latest = files[0]?.when ?? 0;
    this.#file = files.find(({ name }) => name === rememberedInTab(IN_TAB)) ?? files[0] ?? fresh("", false);
  }

  get text() {
    return this.#file.text;
  }

  get unread() {
    return this.#file.unread;
  }

  /** Whether there are other files to return to. */
  get hasOthers() {
    return namesOf(PREFIX).some((name) => name !== this.#file.name);
  }

  /** The reader has changed the text. */
  type(text) {
    Object.assign(this.#file, { text, typed: true });
    this.#save();
  }

  /** The reader runs the file in a tab of its own. */
  read() {
    this.#file.unread = false;
    this.#save();
  }

  /** Puts another file in place of this one, which stays stored. `unread`: it comes with a link. */
  put(text, unread) {
    const former = this.#file;
    if (text === former.text) return void (former.unread ||= unread);
    if (!unread || former.typed || !former.unread) this.#leave(true); // else one link follows another
    const same = all().find((file) => file.text === text);
    this.#file = { ...fresh(text, unread), ...same, when: Infinity };
    this.#file.unread ||= unread;
    if (unread) return;
    this.#save();
    this.#tidy();
  }

  /** Returns to the file before this one; after the oldest follows the newest. */
  previous() {
    const { name, when } = this.#file;
    const others = all().filter((file) => file.name !== name);
    if (!others.length) return;
    this.#leave(false);
    this.#file = others.find((file) => file.when < when) ?? others[0];
    rememberInTab(IN_TAB, this.#file.name);
  }

  /** Stores the file where it is not stored yet; `stamp`: as the latest one. Empty files are dropped. */
  #leave(stamp) {
    const { name, text } = this.#file;
    if (!text.trim()) forget(name);
    else if (stamp || !name) this.#save();
  }

  /** Stores the file under its name, or under a new one if another tab has changed what is stored there. */
  #save() {
    const file = this.#file;
    const { text, unread, typed } = file;
    if (!file.name || remembered(file.name) !== file.stored) file.name = PREFIX + unique();
    file.when = this.#latest = Math.max(Date.now(), this.#latest + 1);
    file.stored = JSON.stringify({ text, unread, typed, when: file.when });
    this.isKept = remember(file.name, file.stored);
    rememberInTab(IN_TAB, file.name);
  }

  /** Forgets the oldest files beyond the limits, first those that the reader has not changed. */
  #tidy() {
    let count = 1;
    let size = this.text.length;
    const others = all().filter(({ name }) => name !== this.#file.name);
    for (const { name, text } of others.sort((a, b) => Number(b.typed) - Number(a.typed))) {
      size += text.length;
      if (++count > MOST || size > LARGEST) forget(name);
    }
  }
}

/** A file that is not stored yet. @returns {File} */
const fresh = (text, unread) => ({ text, unread, typed: false, when: Infinity, name: "", stored: "" });

const unique = () => Date.now().toString(36) + Math.random().toString(36).slice(2);

/** All stored files, the latest first. @returns {File[]} */
function all() {
  const files = [];
  for (const name of namesOf(PREFIX)) {
    const stored = remembered(name);
    const { text, unread, typed, when } = read(stored);
    if (typeof text === "string") files.push({ text, unread: unread !== false, typed: typed === true, when: Number(when) || 0, name, stored });
  }
  return files.sort((a, b) => b.when - a.when);
}

function read(stored) {
  try {
    return readJson(stored) ?? {};
  } catch {
    return {};
  }
}

/** Stores the text of an earlier version as a file. It does not say where the text came from: so it is unread. */
function adopt(name) {
  const text = remembered(name);
  const file = { text, unread: true, typed: true, when: OLD.indexOf(name) };
  if (text.trim() && remember(PREFIX + name, JSON.stringify(file))) forget(name);
}

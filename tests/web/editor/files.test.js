// The reader's files: two tabs that share one storage, a reload at each moment, a storage that refuses.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { Files } from "../../../web/features/editor/files.js";

/** The part of the browser's storage that the page uses. */
class Storage {
  values = new Map();
  get length() {
    return this.values.size;
  }
  key = (at) => [...this.values.keys()][at] ?? null;
  getItem = (name) => this.values.get(name) ?? null;
  setItem = (name, text) => this.values.set(name, text);
  removeItem = (name) => this.values.delete(name);
}

/** A tab: what is called in it finds the storage that is its own. */
class Tab {
  session = new Storage();

  constructor() {
    this.reload();
  }

  get files() {
    globalThis.sessionStorage = this.session;
    return this.opened;
  }

  reload() {
    globalThis.sessionStorage = this.session;
    this.opened = new Files();
    return this;
  }

  /** The text of this file, and of all before it: what *Undo* brings back, one after the other. */
  get texts() {
    const { files } = this;
    const first = files.text;
    const texts = [first];
    while (files.hasOthers) {
      files.previous();
      if (files.text === first) break;
      texts.push(files.text);
    }
    return texts;
  }
}

beforeEach(() => (globalThis.localStorage = new Storage()));

const MINE = "def mine(state):\n    return 0\n";
const SENT = "def sent(state):\n    return 1\n";

/** The ways in which another file takes the place of the reader's. */
const REPLACEMENTS = {
  "a link": (files) => files.put(SENT, true),
  "a copy, a template or an import": (files) => files.put(SENT, false),
  "a new file": (files) => files.put("", false),
};

for (const [name, replace] of Object.entries(REPLACEMENTS)) {
  test(`${name} keeps the reader's file, in this tab, after a reload at each moment, and in another tab`, () => {
    for (const moments of [[], ["typed"], ["replaced"], ["typed", "replaced"]]) {
      globalThis.localStorage = new Storage();
      const tab = new Tab();
      tab.files.type(MINE);
      if (moments.includes("typed")) tab.reload();
      replace(tab.files);
      if (moments.includes("replaced")) tab.reload();
      assert.ok(new Tab().texts.includes(MINE), `another tab, ${moments}`);
      if (tab.files.text !== MINE) tab.files.previous();
      assert.equal(tab.files.text, MINE, String(moments));
      assert.equal(tab.files.unread, false);
    }
  });
}

test("a link takes nobody's place before the reader touches its text", () => {
  const tab = new Tab();
  tab.files.type(MINE);
  for (let link = 0; link < 100; link++) tab.files.put(`${SENT}# ${link}`, true);
  assert.equal(tab.files.text, `${SENT}# 99`);
  assert.deepEqual([new Tab().files.text, tab.reload().files.text], [MINE, MINE]);
});

test("what is typed in two tabs at a time is kept, and each tab finds its own again", () => {
  const one = new Tab();
  one.files.type(MINE);
  const other = new Tab();
  assert.equal(other.files.text, MINE);
  other.files.type(`${MINE}# in the other`);
  one.files.type(`${MINE}# in the first`);
  other.files.type(`${MINE}# in the other, again`);
  assert.equal(one.reload().files.text, `${MINE}# in the first`);
  assert.equal(other.reload().files.text, `${MINE}# in the other, again`);
  assert.deepEqual(new Tab().texts.sort(), [`${MINE}# in the first`, `${MINE}# in the other, again`]);
});

test("a link with the text of a former file leaves that file stored", () => {
  const tab = new Tab();
  tab.files.type(MINE);
  tab.files.put(SENT, false);
  tab.files.put(MINE, true);
  assert.deepEqual([tab.files.text, tab.files.unread], [MINE, true]);
  tab.files.previous();
  assert.equal(tab.files.text, SENT);
  assert.deepEqual(new Tab().texts.sort(), [MINE, SENT].sort());
});

test("a link's text is unread until it is read, wherever it is kept", () => {
  const tab = new Tab();
  tab.files.put(SENT, true);
  assert.equal(tab.files.unread, true);
  tab.files.type(`${SENT}# changed`);
  assert.equal(tab.files.unread, true);
  assert.deepEqual([tab.reload().files.unread, new Tab().files.unread], [true, true]);
  tab.files.put(MINE, false);
  assert.equal(tab.files.unread, false);
  tab.files.previous();
  assert.deepEqual([tab.files.text, tab.files.unread], [`${SENT}# changed`, true]);
  tab.files.read();
  assert.deepEqual([tab.files.unread, tab.reload().files.unread, new Tab().files.unread], [false, false, false]);
  tab.files.put(tab.files.text, true);
  assert.equal(tab.files.unread, true);
});

test("of many files, those that the reader has written stay longest", () => {
  const tab = new Tab();
  tab.files.type(MINE);
  for (let copy = 0; copy < 50; copy++) tab.files.put(`a copy, ${copy}`, false);
  const { texts } = tab;
  assert.ok(texts.length <= 20);
  assert.ok(texts.includes(MINE));
  for (let copy = 0; copy < 10; copy++) tab.files.put(`${copy}`.repeat(1_000_000), false);
  assert.ok(tab.texts.length <= 3);
  assert.ok(tab.texts.includes(MINE));
});

test("what an earlier version has stored is there, and unread", () => {
  localStorage.setItem("searchlight-code-file", MINE);
  localStorage.setItem("searchlight-code-former", SENT);
  const tab = new Tab();
  assert.deepEqual([tab.files.unread, ...tab.texts], [true, MINE, SENT]);
  assert.deepEqual(tab.reload().texts, [MINE, SENT]);
});

const refuse = () => {
  throw new Error("no");
};

for (const broken of ["setItem", "setItem removeItem", "setItem removeItem getItem key"]) {
  test(`a storage that throws (${broken}) loses nothing while the page is open, and nothing that it has`, () => {
    new Tab().files.type(MINE);
    const { values } = globalThis.localStorage;
    const stored = new Map(values);
    const thrown = Object.fromEntries(broken.split(" ").map((name) => [name, refuse]));
    globalThis.localStorage = Object.assign(new Storage(), { values }, thrown);
    const tab = new Tab();
    tab.files.type("typed");
    assert.equal(tab.files.isKept, false);
    tab.files.put("copied", false);
    tab.files.put(SENT, true);
    const { texts } = tab;
    assert.ok(["typed", "copied", SENT].every((text) => texts.includes(text)), texts.join());
    assert.deepEqual(values, stored);
  });
}

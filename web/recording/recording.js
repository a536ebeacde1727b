// The recorded beginnings of searches (buildtools/recording.py). Only those of the page's link are fetched.

import { readColumns } from "./packed_columns.js";

const SECOND = "b."; // before the options of a second search
const OPENING_STEP = 3; // without a link: a step that already has a tree

/** The link on which the page opens without one. */
export const opening = () => `start=${SITE_RECORDINGS.first.start}&step=${OPENING_STEP}`;

/** @returns {{answer: string, chunk: import("../table/columns/store.js").Chunk}} answers of `open_run`, `advance` */
export function readRecording(buffer) {
  const { answer, chunk } = readColumns(buffer);
  return { answer: JSON.stringify(answer), chunk };
}

/** The names of the recordings that a link's searches may begin with; the page compares all their options. */
export function recordingsOf(fragment) {
  const entries = [...new URLSearchParams(fragment || opening())];
  const first = Object.fromEntries(entries);
  const others = entries.filter(([option]) => option.startsWith(SECOND));
  const second = { ...first, ...Object.fromEntries(others.map(([option, value]) => [option.slice(SECOND.length), value])) };
  return Object.keys(SITE_RECORDINGS).filter((name) => isOf(first, name) || isOf(second, name));
}

/** Whether a link, with the defaults for what it does not name, is for this recording. */
function isOf(link, name) {
  const options = { ...SITE_RECORDINGS.hardest, ...link };
  return Object.entries(SITE_RECORDINGS[name]).every(([option, value]) => options[option] === value);
}

const read = (name) =>
  fetch(`./recordings/${name}.bin`)
    .then((answer) => (answer.ok ? answer.arrayBuffer() : null))
    .then((buffer) => buffer && readRecording(buffer))
    .catch(() => null);

let fetched = null;
let arrived = null;

/** Fetches the recordings of a link. */
export function fetchRecordings(fragment) {
  fetched = Promise.all(recordingsOf(fragment).map(read)).then((all) => (arrived = all.filter(Boolean)));
}

/** The recordings of the page's link. */
export const recordings = () => fetched;

/** The same synchronously; null while they are loading. */
export const recorded = () => arrived;

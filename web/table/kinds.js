// The kinds of events and what each of them does, declared once, as in the solver's kinds.py; a test holds the two
// together. Whatever counts or follows events learns about a kind from here.

/**
 * @typedef {object} Kind
 * @property {string} name
 * @property {boolean} makes    a node
 * @property {boolean} generates  that node is a root or counts as generated: it is no copy of a backed-up node
 * @property {boolean} enters   with it the node enters the frontier
 * @property {boolean} leaves   with it the node leaves the frontier
 * @property {boolean} starts   before the first expansion it belongs to the start
 * @property {boolean} extends  it belongs to the expansion before it, or is one; the others belong to what comes next
 * @property {boolean} visits   with it the node's state counts as visited
 * @property {string|null} fate  what becomes of the node; "duplicate" gives way to "superseded" if it was that
 */

/** What became of a node, by number: the column `fate`. */
export const FATES = ["frontier", "expanded", "duplicate", "cycle", "superseded", "cutoff", "goal", "forgotten"];

/** @returns {any} a Kind, whose traits the checker cannot read out of a list of words */
const kind = (name, does = "", fate = null) => ({
  name,
  ...Object.fromEntries(
    ["makes", "generates", "enters", "leaves", "starts", "extends", "visits"].map((what) => [what, does.split(" ").includes(what)]),
  ),
  fate,
});

/** @type {Kind[]} by number */
export const KINDS = [
  kind("generate", "makes generates enters starts extends"),
  kind("duplicate", "makes generates extends", "duplicate"),
  kind("cycle", "makes generates extends", "cycle"),
  kind("superseded", "extends"),
  kind("expand", "leaves extends visits", "expanded"),
  kind("stale", "leaves", "duplicate"),
  kind("cutoff", "leaves extends visits", "cutoff"),
  kind("goal", "leaves visits", "goal"),
  kind("iteration"),
  kind("end"),
  kind("found", "makes generates starts extends", "goal"),
  kind("forget", "leaves", "forgotten"),
  kind("back-up", "makes enters"),
  kind("meet", "starts extends"),
];

export const [
  GENERATE,
  DUPLICATE,
  CYCLE,
  SUPERSEDED,
  EXPAND,
  STALE,
  CUTOFF,
  GOAL,
  ITERATION,
  END,
  FOUND,
  FORGET,
  BACK_UP,
  MEET,
] = KINDS.keys();

/**
 * @param {(kind: Kind, number: number) => unknown} has
 * @returns {Uint8Array} by the kind's number: 1 for those kinds, 0 for the others
 */
export const flags = (has) => Uint8Array.from(KINDS, (each, number) => (has(each, number) ? 1 : 0));

// The kinds of events and their effects, declared once, as in the solver's kinds.py; a test compares both. All code
// that counts or processes events uses these declarations.

/**
 * @typedef {object} Kind
 * @property {string} name
 * @property {boolean} makes    generates a node, possibly a copy
 * @property {boolean} generates  the node is a root or counts as generated: it is not a copy of a backed-up node
 * @property {boolean} enters   the node enters the frontier
 * @property {boolean} leaves   the node leaves the frontier
 * @property {boolean} starts   before the first expansion, it belongs to the start
 * @property {boolean} extends  it is, or belongs to the preceding expansion; other events belong to the next one
 * @property {boolean} visits   the node's state counts as visited
 * @property {boolean} follows  it belongs to the preceding value
 * @property {string|null} fate  the fate of the node; "duplicate" is replaced by "superseded" if it was superseded
 */

/** The fates of nodes, by number: the column `fate`. */
export const FATES = ["frontier", "expanded", "duplicate", "cycle", "superseded", "cutoff", "goal", "forgotten", "cut"];

/** @returns {any} a Kind, whose properties the type checker cannot derive from a string */
const kind = (name, does = "", fate = null) => ({
  name,
  ...Object.fromEntries(
    ["makes", "generates", "enters", "leaves", "starts", "extends", "visits", "follows"].map((what) => [what, does.split(" ").includes(what)]),
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
  kind("value"),
  kind("cut", "leaves follows", "cut"),
];

export const [
  GENERATE, DUPLICATE, CYCLE, SUPERSEDED, EXPAND, STALE, CUTOFF, GOAL, ITERATION, END, FOUND, FORGET, BACK_UP, MEET,
  VALUE, CUT,
] = KINDS.keys(); // prettier-ignore

/**
 * @param {(kind: Kind, number: number) => unknown} has
 * @returns {Uint8Array} by the kind's number: 1 for those kinds, 0 for the others
 */
export const flags = (has) => Uint8Array.from(KINDS, (each, number) => (has(each, number) ? 1 : 0));

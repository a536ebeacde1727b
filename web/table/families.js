// Families of searches besides state-space search. A family's feature registers itself here before its first search is
// opened: web/features/games/family.js. Without one, a table has nothing of it.

/**
 * @typedef {object} Family
 * @property {(rows: import("./columns/rows.js").Rows, events: import("./columns/events.js").Events) => any} columns
 *   makes the columns that only this family has: `append(chunk)`, `note(t, kind, row, born)` for each event, `trim()`
 * @property {(table: any, row: number, t: number) => object} entry  what an Entry (entries.js) has beside
 * @property {(table: any, row: number) => string} name  the name of a node in the tree
 * @property {(table: any, row: number, t: number, brief?: boolean) => string} note  the text below it at time t; `brief`:
 *   where the whole text does not fit
 * @property {(table: any, row: number, t: number) => string} move  the text on the edge to a node at time t
 * @property {(table: any, row: number, t: number) => boolean} [returns]  whether an open call has nothing left to do
 * @property {(table: any, row: number) => string} widest  the widest text that is expected there
 * @property {(table: any, row: number, t: number) => string[]} cells  its numbers in a list
 * @property {(table: any, step: number, at: number, until: number) => object} [moment]  what happens between a step and
 *   the next one, at these times, in plain data; for questions
 * @property {(table: any, t: number, what: string) => number} [seek]  the time of the next mark of a kind after t; -1:
 *   none is known
 * @property {(table: any, t: number) => object} [told]  what has happened at time t, in plain data; for sentences
 * @property {(frame: any, shapeOf: (row: number) => any) => void} draw  draws over the tree
 */

/** @type {Object<string, Family>} */
export const FAMILIES = {};

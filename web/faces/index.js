// How the states of a problem look: one face for each kind of shape, in a file of its own. A face draws a state
// (in nodes, lists, the walk over the solution, the editor), says it in a line, reads it, and knows what can be touched.
// A new kind of state is a new file here and a line in FACES; nothing outside this folder asks for a kind.

import { Banks } from "./banks.js";
import { Board } from "./board.js";
import { Cell } from "./cell.js";
import { Jugs } from "./jugs.js";
import { Pegs } from "./pegs.js";
import { Ring } from "./ring.js";
import { Text } from "./text.js";

/**
 * @typedef {object} Shape  what the solver says of all states of a problem (`Problem.shape`)
 * @property {string} kind       the name of the face
 * @property {number} [cells]    each state is so many numbers below 256; the faces of other shapes are *written*
 * @property {number} [places]   each state is so many 16-bit numbers
 * @property {number} [rows]     board, cell
 * @property {number} [columns]  board, cell
 * @property {number} [pegs]     pegs
 * @property {number[]} [sizes]  jugs: how much each holds
 * @property {number} [people]   banks: missionaries, and cannibals
 * @property {number} [boat]     banks: how many the boat takes
 *
 * @typedef {ArrayLike<number>|string} State  a state's cells; of written faces its line
 *
 * @typedef {object} Size  the proportions of a picture, in units of the face's own (a tile, a ring, the height of …)
 * @property {number} width
 * @property {number} height
 * @property {number} least        pixels of a unit below which a picture says nothing
 * @property {number} comfortable  pixels of a unit at which it is read with ease
 * @property {number} most         pixels of a unit beyond which it does not grow
 * @property {number} [type]       how large its digits are, in units, where a picture is read by its digits
 *
 * @typedef {{x: number, y: number, width: number, height: number, ratio: number}} Box  where a picture is drawn, in CSS
 *   pixels; the context is scaled by `ratio` device pixels for each of these, and not moved
 *
 * @typedef {{cells: ArrayLike<number>, share: number}} Before  a state that is being left, and how much of the way to
 *   the next one is done, 0…1
 *
 * @typedef {object} Spot  a place of the picture that can be touched
 * @property {number} x       in units, as the next three
 * @property {number} y
 * @property {number} width
 * @property {number} height
 * @property {{id: string, values: Object<string, string|number>}} label  what it is and does: a text's id, its gaps
 * @property {Uint8Array|null} next  the state after a touch; null: this place is chosen, and another touch decides
 * @property {boolean} [pressed]     for what is on or off
 *
 * @typedef {object} Face
 * @property {boolean} written  does its line stand for a picture?
 * @property {() => Size} size
 * @property {(context: CanvasRenderingContext2D, box: Box, state: State, look: import("./look.js").Look,
 *   before?: Before) => void} draw  the state inside the box, as large as its proportions allow, in the middle
 * @property {(state: State) => string} line   the state in one line
 * @property {(state: State) => string} brief  the same for where there is hardly any room
 * @property {(cells: ArrayLike<number>) => string} text   the state as fields and links have it
 * @property {(text: string) => Uint8Array|null} parse     the cells of such a text; null if it is none
 * @property {(cells: Uint8Array, chosen?: number) => Spot[]} [spots]  always as many for as many cells; `chosen`: the
 *   number of the one that was chosen, -1 none. Without it there is nothing to touch
 * @property {(cells: Uint8Array, chosen: number) => Spot["label"]} [hint]  what can be done now, in words
 * @property {(query: string, words: string[]) => (cells: Uint8Array, from: number) => boolean} [matcher]  whether the
 *   state whose cells begin at `from` matches what was typed, given its words. Without it the line is searched
 */

const FACES = { board: Board, ring: Ring, pegs: Pegs, jugs: Jugs, banks: Banks, cell: Cell, text: Text };

/**
 * @param {Shape} shape
 * @returns {Face} a kind without a face of its own has its line
 */
export const faceOf = (shape) => new (FACES[shape.kind] ?? Text)(shape);

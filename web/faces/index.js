// The pictures of states: one face for each kind of shape, each in a file of its own. A face draws a state (in nodes,
// lists, the solution player, the editor), writes it as a line, parses it, and knows which places can be changed.
// A new kind of state is a new file here and an entry in FACES; nothing outside this folder depends on a kind.

import { Banks } from "./banks.js";
import { Board } from "./board.js";
import { Cell } from "./cell.js";
import { Jugs } from "./jugs.js";
import { Pegs } from "./pegs.js";
import { Ring } from "./ring.js";
import { Text } from "./text.js";

/**
 * @typedef {object} Shape  the solver's description of all states of a problem (`Problem.shape`)
 * @property {string} kind       the name of the face
 * @property {number} [cells]    number of cells below 256 in a state; the faces of other shapes are *written*
 * @property {number} [places]   number of 16-bit numbers in a state
 * @property {number} [rows]     board, cell
 * @property {number} [columns]  board, cell
 * @property {number} [pegs]     pegs
 * @property {number} [goal]     pegs: the one on which all discs are to be
 * @property {number[]} [sizes]  jugs: capacities
 * @property {number} [people]   banks: missionaries, also cannibals
 * @property {number} [boat]     banks: capacity of the boat
 *
 * @typedef {ArrayLike<number>|string} State  a state's cells; for written faces its line
 *
 * @typedef {object} Size  the proportions of a picture, in units of the face (a tile, a ring, the height of …)
 * @property {number} width
 * @property {number} height
 * @property {number} least        pixels of a unit below which a picture is unreadable
 * @property {number} comfortable  pixels of a unit at which it is easy to read
 * @property {number} most         pixels of a unit beyond which it does not grow
 * @property {number} [type]       size of the digits, in units, if the picture is read by its digits
 * @property {number} [note]       width of a note on a card, in sizes of its letters
 * @property {number} [sum]        the same of a note with g, h and f
 * @property {number} [board]      of a board: so much of legible type its numbers have in the lists of a lecture
 * @property {number} [listed]     height in a list, in sizes of its letters; without it, a name may be beside it
 *
 * @typedef {{x: number, y: number, width: number, height: number, ratio: number, type?: number,
 *   from?: ArrayLike<number>|null, sign?: string}} Box  where a picture is drawn, in CSS pixels; the context is scaled by
 *   `ratio` device pixels per CSS pixel, and not translated; `type`: of the smallest letters; `from`: the state before the
 *   action that led to this one; `sign`: of that action, if the face is `signed`
 *
 * @typedef {{cells: ArrayLike<number>, share: number}} Before  the previous state of an animation, and its progress to
 *   the next state, 0…1
 *
 * @typedef {object} Spot  a place of the picture that can be pressed
 * @property {number} x       in units, as the next three
 * @property {number} y
 * @property {number} width
 * @property {number} height
 * @property {{id: string, values: Object<string, string|number>}} label  what it is and does: the id and values of a
 *   text
 * @property {Uint8Array|null} next  the state after a press; null: the place is chosen, and the next press decides
 * @property {boolean} [pressed]     for spots that are on or off
 *
 * @typedef {object} Face
 * @property {boolean} written  whether its line replaces a picture
 * @property {boolean} [coded]  whether a map has its line as a name
 * @property {boolean} [signed]  whether a picture has the sign of an action, in the place that a tile left
 * @property {() => Size} size
 * @property {(context: CanvasRenderingContext2D, box: Box, state: State, look: import("./look.js").Look,
 *   before?: Before) => void} draw  the state centred in the box, as large as its proportions allow
 * @property {(state: State) => string} line   the state in one line
 * @property {(state: State) => string} brief  the same, for very narrow places
 * @property {(cells: ArrayLike<number>) => string} text   the state as in fields and links
 * @property {(text: string) => Uint8Array|null} parse     the cells of such a text; null if it is invalid
 * @property {(cells: Uint8Array, chosen?: number) => Spot[]} [spots]  the same number of spots for the same number of
 *   cells; `chosen`: the number of the chosen one, -1 none. Without it nothing can be pressed
 * @property {(cells: Uint8Array, chosen: number) => Spot["label"]} [hint]  what can be done now, in words
 * @property {(query: string, words: string[]) => (cells: Uint8Array, from: number) => boolean} [matcher]  whether the
 *   state whose cells begin at `from` matches a query, given its words. Without it the line is searched
 */

/** By kind; the feature of another family of problems adds its own. @type {Object<string, any>} */
export const FACES = { board: Board, ring: Ring, pegs: Pegs, jugs: Jugs, banks: Banks, cell: Cell, text: Text };

/**
 * @param {Shape} shape
 * @returns {Face} the text face for a kind without a face of its own
 */
export const faceOf = (shape) => new (FACES[shape.kind] ?? Text)(shape);

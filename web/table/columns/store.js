// The data of a table: adding chunks, and dropping old iterations.

import { Blocks } from "./blocks.js";
import { FAMILIES } from "../families.js";
import { END, EXPAND, KINDS } from "../kinds.js";
import { Events } from "./events.js";
import { Iterations } from "./iterations.js";
import { takeIn } from "./late_cells.js";
import { Meetings } from "./meetings.js";
import { Rows } from "./rows.js";
import { Staleness } from "./staleness.js";
import { States } from "./states.js";
import { Steps } from "./steps.js";
import { Tallies, startingTally } from "./tally.js";
import { Visits } from "./visits.js";

/**
 * @typedef {object} Chunk  the events since the last chunk, and their rows, states and actions
 * @property {number} first_event  time of the first event
 * @property {Uint8Array} kind     of each event (codes.js)
 * @property {Int32Array} node     its row; the iteration's number for ITERATION, -1 for END
 * @property {Int16Array} line     of the algorithm's source, from 1
 * @property {Float64Array} [limits]  of the iterations that begin in this chunk
 * @property {number} first_row    number of the first new row; the columns are those of the contract in table.js
 * @property {Int32Array} parent
 * @property {Int32Array} action
 * @property {Int32Array} depth
 * @property {Int32Array} iteration
 * @property {Int32Array} state
 * @property {Float64Array} g
 * @property {Float64Array} h
 * @property {Float64Array} priority
 * @property {number} first_state  number of the first new state
 * @property {Uint8Array} [cells]  of the new states, if they are boards or rings
 * @property {Int16Array} [places]  x, y of each new state, if they are positions on a grid
 * @property {string[]} [new_labels]  of the new states, if they are neither
 * @property {string[]} new_actions
 * @property {string|null} outcome  JSON text once the search is over or its budget is spent
 * @property {number} expanded     in the whole search so far, like the next two
 * @property {number} generated
 * @property {number} max_frontier
 */

export class Store {
  actions = [];
  outcome = null;
  version = 0;

  /** @param {import("../extent.js").Traits} traits */
  constructor(traits) {
    this.traits = traits;
    this.#begin({ first_event: 0, first_row: 0, first_state: 0 }, 0, startingTally());
  }

  /** Starts the table, possibly in the middle: a replayed iteration keeps its numbers. */
  #begin(chunk, firstIteration, tally) {
    const { stale_when: staleWhen, states: shape, visited } = this.traits;
    const { first_event: firstEvent, first_row: firstRow } = chunk;
    this.rows = new Rows(firstRow, Boolean(staleWhen));
    this.events = new Events(firstEvent);
    this.blocks = new Blocks(this.rows, this.events);
    this.states = new States(shape, chunk.first_state);
    this.iterations = new Iterations(firstIteration);
    this.iterations.begin(null, firstEvent, firstRow, tally);
    this.steps = new Steps(firstEvent, tally.expanded, this.traits.by_value);
    this.tallies = new Tallies(firstEvent, this.rows, this.events, tally);
    this.visits = new Visits(visited, this.rows, this.states);
    this.meetings = new Meetings(this.rows);
    this.family = FAMILIES[this.traits.family]?.columns(this.rows, this.events) ?? null;
    this.staleness = staleWhen ? new Staleness(this.rows, staleWhen) : null;
  }

  get finished() {
    return this.events.end > this.events.first && this.events.kindAt(this.events.end - 1) === END;
  }

  /** Whether the budget is spent: more may come. */
  get stopped() {
    return this.outcome !== null && !this.finished;
  }

  /**
   * Appends a copy of the chunk.
   * @param {Chunk} chunk
   * @throws {RangeError} if it does not continue the table
   */
  append(chunk) {
    if (this.events.end === 0 && chunk.first_event > 0) {
      this.#begin(chunk, chunk.iteration[0] ?? 0, countsBefore(chunk));
    }
    const { rows, events, states } = this;
    const [event, row] = [events.end, rows.end];
    if (chunk.first_event !== event || chunk.first_row !== row) {
      throw new RangeError(
        `the table ends at event ${event}, row ${row}; the chunk begins at ${chunk.first_event}, ${chunk.first_row}`,
      );
    }
    rows.append(chunk);
    this.family?.append(chunk);
    events.append(chunk);
    states.append(chunk);
    for (const label of chunk.new_actions) this.actions.push(String(label));
    this.staleness?.extend(states.end);
    const born = takeIn(this, event, row, chunk.limits ?? []);
    if (born !== rows.end) throw new RangeError(`row ${born} came without the event that makes it`);
    this.conclude(chunk.outcome ?? null);
  }

  /** Sets the outcome as JSON text; null while the search continues. */
  conclude(outcome) {
    const { rows, events, steps, visits, staleness } = this;
    this.outcome = outcome;
    if (this.stopped) steps.rest();
    if (outcome !== null) for (const part of [rows, events, steps, visits, staleness, this.family]) part?.trim();
    this.version++;
  }

  /** Makes the end of a search that has failed a position. */
  breakOff() {
    this.steps.rest();
    this.version++;
  }

  /** Drops an iteration and earlier ones, except the current one. @returns {boolean} whether any was dropped */
  drop(index) {
    if (!this.iterations.drop(index)) return false;
    const { firstRow, firstEvent } = this.iterations.oldest;
    for (const part of [this.visits, this.meetings, this.steps, this.tallies, this.events]) part.dropBefore(firstEvent);
    this.rows.dropBefore(firstRow);
    this.staleness?.dropBefore(firstRow);
    this.version++;
    return true;
  }
}

/** The counts before the first chunk of a table that begins in the middle. */
function countsBefore({ kind, parent, expanded, generated }) {
  const count = (wanted) => kind.filter(wanted).length;
  const children = count((each) => KINDS[each].generates) - parent.filter((row) => row < 0).length;
  return startingTally(expanded - count((each) => each === EXPAND), generated - children);
}

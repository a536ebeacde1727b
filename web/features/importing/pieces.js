// Splits a search that was read completely into the blocks of records.

import { flags } from "../../table/kinds.js";

const EVENTS_PER_BLOCK = 16_384; // events
const MAKES = flags(({ makes }) => makes);
const OF_NODES = ["parent", "action", "depth", "iteration", "state", "g", "h", "priority"];
const ITERATION = flags(({ name }) => name === "iteration");

/**
 * @typedef {object} Whole  plain lists: a cell for each event, or for each node
 * @property {number[]} kind
 * @property {number[]} node
 * @property {number[]} limits
 * @property {Object<string, any[]>} nodes  the columns of the nodes, by name
 * @property {string[]} actions
 * @property {{name: string, each: number, list: any[]}} states  how they come: so many cells each
 * @property {{name: string, each: number, list: any[]}} states  column name, and number of cells per state

/** @param {Whole} whole */
export async function* inBlocks({ kind, node, limits, nodes, actions, states }) {
  let row = 0;
  let known = 0; // states
  let begun = 0;
  for (let event = 0; event < kind.length; event += EVENTS_PER_BLOCK) {
    const kinds = kind.slice(event, event + EVENTS_PER_BLOCK);
    const made = count(kinds, MAKES);
    const limited = count(kinds, ITERATION);
    const columns = OF_NODES.map((name) => [name, nodes[name].slice(row, row + made)]);
    const numbers = nodes.state.slice(row, row + made).filter(Number.isInteger);
    const upto = Math.min(states.list.length / states.each, numbers.reduce((most, each) => Math.max(most, each + 1), known));
    yield {
      line: 0,
      block: {
        first_event: event,
        first_row: row,
        first_state: known,
        events: kinds.length,
        nodes: made,
        kind: kinds,
        node: node.slice(event, event + EVENTS_PER_BLOCK),
        line: 0,
        limits: limits.slice(begun, begun + limited),
        ...Object.fromEntries(columns),
        [states.name]: states.list.slice(known * states.each, upto * states.each),
        new_actions: event === 0 ? actions : [],
      },
    };
    row += made;
    known = upto;
    begun += limited;
  }
}

const count = (kinds, wanted) => kinds.reduce((sum, kind) => sum + (wanted[kind] ?? 0), 0);

// The late cells: columns of the rows derived from the events, by the same rules as the solver's record.

import { NEVER } from "../codes.js";
import { END, EXPAND, FATES, ITERATION, KINDS, MEET, STALE, SUPERSEDED, flags } from "../kinds.js";

const FATE_OF_KIND = Uint8Array.from(KINDS, ({ fate }) => FATES.indexOf(fate ?? "frontier"));
const BEATEN = FATES.indexOf("superseded");
const FATED = flags(({ fate }) => fate);
const ENTERS = flags(({ enters }) => enters);
const VISITS = flags(({ visits }) => visits);

/**
 * Processes the events from `from` on: writes the late cells, and updates steps, counts, visits, staleness and
 * iterations. The rows that these events generate must exist.
 * @param {import("./store.js").Store} store
 * @param {number} from  time of the first event to process
 * @param {ArrayLike<number>} limits  of the iterations that begin with these events
 * @param {number} born  number of the first row that no event has generated yet
 * @returns {number} the updated `born`
 */
export function takeIn(store, from, born, limits) {
  const { rows, events, steps, tallies, visits, meetings, staleness, iterations, family } = store;
  const { generatedAt, expandedAt, removedAt, fate } = rows.arrays;
  let begun = 0;
  for (let t = from; t < events.end; t++) {
    const kind = events.kindAt(t);
    const row = events.nodeAt(t);
    steps.note(t, kind);
    if (kind === ITERATION) {
      iterations.begin(limits[begun++], t, born, tallies.running);
      staleness?.begin(t, born);
    } else if (kind !== END) {
      const i = row - rows.first;
      if (row === born) {
        born++;
        generatedAt[i] = t;
        if (ENTERS[kind]) staleness?.enter(row, t);
      }
      if (kind === MEET) meetings.note(row, t);
      else if (kind === SUPERSEDED) rows.supersede(row, t);
      else if (FATED[kind]) {
        if (kind === EXPAND) expandedAt[i] = t;
        removedAt[i] = t;
        fate[i] = fateAfter(kind, rows.arrays.supersededAt?.[i] ?? NEVER);
        if (VISITS[kind]) staleness?.visit(row, t);
        visits.note(row, kind, t);
      }
      family?.note(t, kind, row, born);
      if (family?.isLeafAt(t)) visits.note(row, kind, t);
    }
    tallies.count(t, kind, row);
  }
  return born;
}

/** A stale entry that was not superseded was a duplicate: its state had been visited in between. */
function fateAfter(kind, supersededAt) {
  return kind === STALE && supersededAt !== NEVER ? BEATEN : FATE_OF_KIND[kind];
}

// Decides when the tree is laid out again. Up to EVERY_TIME rows that is at every call, so that the picture is always
// exact. Above that, and above WHILE_QUICK during fast playback, it happens in slices between frames, and only when the
// tree has grown by a share or the search pauses. Rows added since then are drawn provisionally below their parents.

import { IcicleLayout } from "./icicle.js";
import { TidyLayout } from "./tidy.js";
import { Kinship, Slots, arrange, standIn } from "./topology.js";

const EVERY_TIME = 50_000; // rows
const WHILE_QUICK = 10_000;
const GROWN = 1.1; // times as many rows
const RESTED = 150; // milliseconds without new rows
export const COUSIN_GAP = 1.3; // siblings are 1 apart

/**
 * @typedef {object} View  the rows without a place of their own
 * @property {Uint8Array|null} hidden  by local row, not 0: without its subtree; null: none
 * @property {number} revision  changes whenever a row is hidden or shown
 * @property {number} choices   the same, for changes that the reader has requested
 * @property {number} count     rows with a place of their own
 * @property {number} [deepest]   their greatest depth
 * @property {Map<number, number[]>} [below]  as in `arrange`, as is `heights`
 * @property {Map<number, number>} [widths]  in slots, of the rows in whose place is only a sign
 * @property {{left: number, right: number}|null} [bounds]  of a tidy tree
 * @property {(table: object, base: number, rows: number) => void} [take]  takes the local rows below `rows` of the
 *   iteration that begins with row `base`
 */
const NOTHING_HIDDEN = { revision: 0, choices: 0 };

/**
 * A finished layout: slots, and the x of each. For bars, x is the left edge and w the width, which is counted in leaves
 * and needs less precision than a position among a million of them.
 */
class Placement {
  constructor() {
    this.slots = new Slots();
    this.x = new Float64Array(0);
    this.w = null;
  /** The width of each card by slot, if it depends on the name. @type {Float32Array|null} */
    this.across = null;
  /** The card widths of this layout, see Measures. @type {Float32Array|null} */
    this.spans = null;
    this.left = 0;
    this.right = 0;
    this.narrowest = 1; // the width of the narrowest bar
    this.form = "tidy";
    this.view = NOTHING_HIDDEN; // what is hidden in it
  }

  /** Whether nodes are bars that fill their levels, rather than marks with edges between them. */
  get bars() {
    return this.form !== "tidy";
  }
}

export class Planner {
  constructor() {
    /** @type {((row: number) => number)|undefined} as in Kinship */
    this.former = undefined;
    this.layouts = { tidy: new TidyLayout(COUSIN_GAP), icicle: new IcicleLayout() };
    this.reset();
  }

  reset() {
    this.kin = new Kinship(0, this.former);
    this.placement = new Placement();
    this.spare = new Placement();
    this.job = null;
    this.changedAt = 0;
    this.parents = null; // the table's column, and the index of local row 0 in it
    this.wanted = 0;
    this.form = this.placement.form;
    /** @type {View|null} */
    this.shown = null;
    this.revision = 0; // of the hidden rows at the last call
    /** @type {Float32Array|null} */
    this.spans = null; // card widths by local row
  }

  /** Whether a layout is to be made or finished when there is time. */
  get pending() {
    const { slots, form, view, spans } = this.placement;
    if (this.job !== null || this.wanted !== slots.rows || this.form !== form || this.spans !== spans) return true;
    return (this.shown ?? NOTHING_HIDDEN).revision !== view.revision;
  }

  /**
   * Sets what to lay out: the local rows below `count` of the iteration that begins with row `base`. `quick`: the next
   * call comes soon; `shown`: the hidden rows, null: none; `spans`: the card widths, null: all equal.
   * @returns {boolean} whether `placement` is a new one
   */
  update(parent, offset, base, count, form, now, quick = false, shown = null, spans = null) {
    const other = base !== this.placement.slots.base || count < this.placement.slots.rows;
    if (other) {
      if (base !== this.kin.base || count < this.kin.count) this.kin = new Kinship(base, this.former);
      this.placement = new Placement();
      this.placement.slots.base = base;
      this.job = null;
    }
    const { revision } = shown ?? NOTHING_HIDDEN;
    if (count !== this.wanted || revision !== this.revision) this.changedAt = now;
    this.revision = revision;
    this.wanted = count;
    this.form = form;
    this.shown = shown;
    this.spans = spans;
    this.parents = { column: parent, offset };
    if (!this.pending || (shown?.count ?? count) > (quick ? WHILE_QUICK : EVERY_TIME)) return other;
    this.#begin();
    return this.#continue(Infinity);
  }

  /**
   * Continues a large layout until it is done or the deadline (of performance.now()) is reached.
   * @returns {boolean} whether `placement` is a new one
   */
  work(now, deadline) {
    if (!this.pending) return false;
    if (this.job === null) {
      const { slots, form, view, spans } = this.placement;
      const isForced = this.form !== form || this.spans !== spans || (this.shown ?? NOTHING_HIDDEN).choices !== view.choices;
      const worth = isForced || this.wanted > slots.rows * GROWN || now - this.changedAt > RESTED;
      if (!worth) return false;
      this.#begin();
    }
    return this.#continue(deadline);
  }

  /** First children and next siblings of these rows. @returns {Kinship} */
  kinOf(parent, offset, base, count) {
    if (base !== this.kin.base) this.kin = new Kinship(base, this.former);
    this.kin.extend(parent, offset, count);
    return this.kin;
  }

  #begin() {
    this.job = this.#layOut(this.spare, this.parents, this.wanted, this.form);
  }

  *#layOut(placement, { column, offset }, count, form) {
    const { shown, spans } = this;
    placement.spans = spans;
    placement.view = shown ? { revision: shown.revision, choices: shown.choices } : NOTHING_HIDDEN;
    this.kin.extend(column, offset, count);
    yield* arrange(this.kin, count, placement.slots, shown);
    if (placement.slots.count < count) standIn(placement.slots, column, offset);
    placement.across = null;
    yield* this.layouts[form].run(placement.slots, placement, spans, shown?.widths ?? null, shown?.bounds ?? null);
    placement.form = form;
  }

  /** Whether a large tree is finally laid out, so that data for its next layout can be freed. */
  get #rests() {
    const { count, rows } = this.placement.slots;
    return count > EVERY_TIME && this.wanted === rows;
  }

  #continue(deadline) {
    do {
      if (this.job.next().done) {
        this.job = null;
        [this.placement, this.spare] = [this.spare, this.placement];
        if (this.#rests) {
          this.spare = new Placement();
          this.kin = new Kinship(this.kin.base, this.former);
        }
        return true;
      }
    } while (performance.now() < deadline);
    return false;
  }
}

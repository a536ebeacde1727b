// The rows of an experiment (pysrc/searchlight/experiment/row.py), and the variants that they belong to.

/** In the order of the files. */
export const COLUMNS = [
  "problem", "start", "depth", "algorithm", "heuristic", "options", "outcome", "cost", "expanded", "generated",
  "max_frontier", "max_depth", "reached", "seconds", "peak_kb", "b_star",
]; // prettier-ignore

/** The measures in charts; times in milliseconds, as a logarithmic axis begins at 1. */
export const MEASURES = {
  generated: (row) => row.generated,
  expanded: (row) => row.expanded,
  max_frontier: (row) => row.max_frontier,
  reached: (row) => row.reached,
  milliseconds: (row) => (row.seconds === null ? null : 1000 * row.seconds),
  cost: (row) => row.cost,
};

/**
 * @typedef {Record<string, any>} Row
 * @typedef {{algorithm: string, heuristic: string|null, options: string}} Way  a method of searching
 */

export class Rows {
  /** @type {Row[]} */
  all = [];
  /** In the order of their first rows. @type {Way[]} */
  variants = [];
  /** By row, its index in `variants`. @type {number[]} */
  variantOf = [];
  #places = new Map();

  /** @param {Row[]} rows */
  add(rows) {
    for (const row of rows) {
      const { algorithm, heuristic, options } = row;
      const key = JSON.stringify([algorithm, heuristic, options]);
      if (!this.#places.has(key)) {
        this.#places.set(key, this.variants.length);
        this.variants.push({ algorithm, heuristic, options });
      }
      this.all.push(row);
      this.variantOf.push(this.#places.get(key));
    }
  }

  /** The row of the same start for another variant; undefined if there is none yet. */
  beside(at, variant) {
    const { problem, start } = this.all[at];
    const ofStart = (row) => row.start === start && row.problem === problem;
    return this.all.find((row, place) => this.variantOf[place] === variant && ofStart(row));
  }

  /**
   * The indices of the rows, ordered by a column; unknown values last, equal ones in order of arrival.
   * @param {string} column  "": order of arrival @param {boolean} falling
   */
  order(column, falling) {
    const places = Array.from(this.all, (_, at) => at);
    if (column === "") return falling ? places.reverse() : places;
    const collator = new Intl.Collator(undefined, { numeric: true });
    const sign = falling ? -1 : 1;
    return places.sort((one, other) => {
      const [a, b] = [this.all[one][column] ?? null, this.all[other][column] ?? null];
      if (a === null || b === null) return Number(a === null) - Number(b === null);
      return sign * (typeof a === "number" ? a - b : collator.compare(a, b));
    });
  }
}

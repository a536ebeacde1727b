// A fault of a file: the id of a sentence of the page, and the values for its gaps.

export class Fault extends Error {
  /**
   * @param {string} id  without the prefix "import.fault."
   * @param {Object<string, string|number>} [values]
   */
  constructor(id, values = {}) {
    super(id);
    this.id = id;
    this.values = values;
  }
}

/** @returns {Fault} a fault in a cell of a column, or in the whole column (place -1) */
export const badCell = (name, place, line) => new Fault(place < 0 ? "column" : "cell", { name, place, line });

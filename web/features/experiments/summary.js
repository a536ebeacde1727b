// The table of AIMA's figure 3.26: mean nodes generated and mean b* by depth, a column for each variant.

import { NumbersTable } from "../charts/numbers.js";
import { byDepth } from "./depths.js";
import { MEASURES } from "./rows.js";

const TWO = new Intl.NumberFormat("en", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

export class Summary {
  /** @param {HTMLTableElement} table @param {(value: number) => string} write */
  constructor(table, write) {
    this.table = new NumbersTable(table);
    this.write = write;
  }

  /**
   * @param {import("./rows.js").Rows} rows @param {(variant: number) => string} nameOf
   * @param {Record<string, string>} names  of the columns
   * @returns {number} how many searches are in none of the means
   */
  show(rows, nameOf, names) {
    const { depths, unsolved, cell } = byDepth(rows, MEASURES.generated);
    const variants = rows.variants.map((_, variant) => variant);
    const group = (name) => variants.map((variant) => ({ name: nameOf(variant), group: name }));
    const head = [{ name: names.depth, group: "" }, { name: names.starts, group: "" }, ...group(names.generated), ...group(names.b_star)];
    const lines = depths.map((depth) => {
      const cells = variants.map((variant) => cell(depth, variant));
      const starts = Math.max(...cells.map(({ searches }) => searches));
      const means = cells.map(({ mean }) => (Number.isNaN(mean) ? "–" : this.write(Math.round(mean))));
      return [depth ?? "–", starts, ...means, ...cells.map((each) => twoDigits(each.meanBranching, this.write))];
    });
    this.table.show(head, lines, () => false, this.write);
    return unsolved;
  }
}

/** Two decimals, as in the book, with the page's decimal separator. */
function twoDigits(value, write) {
  if (Number.isNaN(value)) return "–";
  const point = write(0.5).includes(",") ? "," : ".";
  return TWO.format(value).replace(".", point);
}

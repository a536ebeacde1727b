// Where the entries of a list are: several beside each other, if they fit; the one that is next has a line of its own.

export class Lines {
  across = 1; // entries beside each other
  leads = false; // whether the first entry has a line of its own
  more = 0; // pixels by which that line is higher than the others
  rowHeight = 0; // pixels; 0 until measured
  width = 0;

  lineOf(place) {
    return this.leads ? Math.ceil(place / this.across) : Math.floor(place / this.across);
  }

  /** The place of the first entry in a line. */
  placeOf(line) {
    return this.leads && line > 0 ? 1 + (line - 1) * this.across : line * this.across;
  }

  /** The top of a line, in pixels. */
  topOf(line) {
    return line * this.rowHeight + (line > 0 ? this.more : 0);
  }

  leftOf(place) {
    return ((place - this.placeOf(this.lineOf(place))) * this.width) / this.across;
  }

  /** The height of so many entries. */
  heightOf(count) {
    return count > 0 ? this.topOf(this.lineOf(count - 1) + 1) : 0;
  }
}

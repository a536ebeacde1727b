// Where the entries of a list are: several beside each other, if they fit. Groups begin a new line below their heading,
// or have a column each; the entry whose reason is told has a line of its own.

export class Lines {
  across = 1; // entries beside each other
  rowHeight = 0; // pixels, like the others; 0 until measured
  width = 0;
  height = 0; // of all entries
  #blocks = []; // entries at consecutive places, in lines of their own or in a column
  #spine = []; // blocks below each other: in columns, the longest one

  constructor() {
    this.arrange(0, [], { lead: -1, more: 0, heading: 0, beside: false });
  }

  /**
   * @param {number} count  entries
   * @param {{first: number, end: number}[]} groups  by their places; none: all entries are one
   * @param {{lead: number, more: number, heading: number, beside: boolean, shared?: boolean, low?: number[]}} given  the place that
   *   has `more` pixels for a reason (-1: none), the height of a heading, and whether groups are beside each other; `shared`:
   *   whether entries are beside the one with the reason: one of three, before it or else after it; `low`: the places of
   *   entries as high as a heading
   */
  arrange(count, groups, { lead, more, heading, beside, shared = false, low = [] }) {
    this.#blocks = [];
    let [line, top] = [0, 0];
    (groups.length > 0 ? groups : [{ first: 0, end: count }]).forEach(({ first, end }, group) => {
      const begin = shared && lead === first + 1 ? first : lead; // of the line with the reason
      const alone = [...low, ...(beside || lead < first || lead >= end ? [] : [begin])];
      const inside = alone.flatMap((place) => (shared && place === begin ? [place] : [place, place + 1])).filter((place) => place > first && place < end);
      const cuts = [first, ...[...new Set(inside)].sort((one, other) => one - other), end];
      for (let at = 0; at < cuts.length - 1; at++) {
        const isLead = cuts[at] === begin && !beside;
        const wide = isLead && shared ? this.across - 2 : 0; // columns more than one that the entry with the reason has
        const high = low.includes(cuts[at]) ? heading : this.rowHeight;
        const block = { first: cuts[at], end: cuts[at + 1], lead, wide, high, line, top, column: beside ? group : 0, across: beside || (isLead && !shared) ? 1 : this.across };
        const [head, foot] = [groups.length > 0 && at === 0 ? heading : 0, isLead || (beside && lead >= 0) ? more : 0];
        const lines = Math.ceil((block.end - block.first + wide) / block.across);
        this.#blocks.push({ ...block, lines, head, foot });
        if (!beside) [line, top] = [line + lines, top + head + lines * high + foot];
      }
    });
    const longest = this.#blocks.reduce((one, other) => (other.lines > one.lines ? other : one));
    this.#spine = beside ? [longest] : this.#blocks;
    this.height = count > 0 ? this.topOf(this.#end) : 0;
  }

  get #end() {
    const { line, lines } = this.#spine.at(-1);
    return line + lines;
  }

  /** The height of cells with the entries at these places below each other, without a reason. */
  heightOf(places) {
    return places.reduce((sum, place) => sum + (place < 0 ? this.rowHeight : this.#blockOf(place).high), 0);
  }

  #blockOf(place) {
    return this.#blocks.findLast(({ first }) => first <= place) ?? this.#blocks[0];
  }

  lineOf(place) {
    const block = this.#blockOf(place);
    return block.line + Math.floor(cellIn(block, place) / block.across);
  }

  /** The top of a line with its heading, in pixels. */
  topOf(line) {
    const { line: begin, top, head, foot, high } = this.#spine.findLast((block) => block.line <= line) ?? this.#spine[0];
    return line === begin ? top : top + head + (line - begin) * high + foot;
  }

  /** The line at so many pixels from the top. */
  lineAt(y) {
    const { line, top, head, foot, high } = this.#spine.findLast((block) => block.top <= y) ?? this.#spine[0];
    return Math.min(this.#end, line + Math.max(0, Math.floor((y - top - head - foot) / high)));
  }

  /** The top and the left edge of an entry, without the heading above it. */
  topOfEntry(place) {
    const [line, block] = [this.lineOf(place), this.#blockOf(place)];
    return this.topOf(line) + (line === block.line ? block.head : 0);
  }

  leftOf(place) {
    const block = this.#blockOf(place);
    return ((block.column + (cellIn(block, place) % block.across)) * this.width) / this.across;
  }

  /** The places of the entries in some lines. @returns {number[]} */
  placesIn(from, to) {
    return this.#blocks.flatMap(({ first, end, line, across, wide }) => {
      const at = (each) => Math.min(end, first + Math.max(0, Math.max(0, each - line) * across - wide));
      return Array.from({ length: Math.max(0, at(to) - at(from)) }, (_, next) => at(from) + next);
    });
  }
}

/** The cell of an entry in its block. */
function cellIn({ first, lead, wide }, place) {
  return place - first + (place > lead ? wide : 0);
}

// What a person types to find a state, and which states it matches.

import { searchable } from "./states.js";

const SEPARATORS = /[\s,;/]+/;

/**
 * A part of the state's text. Boards: a run of digits ("806") is searched in the board's digits; where cells can have
 * two digits and the query has separators ("1 10 2", "1,10,2"), cells are compared with cells and the last one may be
 * unfinished. Names: letters' case, blanks, commas and brackets do not count.
 * A text that begins with another one matches only states that the other one matches.
 */
export class Query {
  /** @returns {Query|null} null if nothing is asked */
  static parse(text, states) {
    const trimmed = (text ?? "").trimStart();
    const words = trimmed.split(SEPARATORS).filter((word) => word !== "");
    return words.length === 0 ? null : new Query(trimmed, words, states);
  }

  constructor(text, words, states) {
    this.text = text;
    this.states = states;
    const joined = words.join("");
    if (!states.hasCells) {
      this.matches = textMatcher(joined, states);
    } else if (!/^\d+$/.test(joined)) {
      this.matches = () => false;
    } else if (states.size > 10 && SEPARATORS.test(text)) {
      const closed = /[\s,;/]$/.test(text);
      this.matches = cellMatcher(words.map(Number), closed, states);
    } else {
      this.matches = digitMatcher(Uint8Array.from(joined, Number), states);
    }
  }
}

function textMatcher(joined, states) {
  const wanted = searchable(joined);
  return (state) => states.searchText(state).includes(wanted);
}

/** Are the digits a part of the board's digits? */
function digitMatcher(wanted, states) {
  const { size, first } = states;
  const digits = new Uint8Array(3 * size);
  return (state) => {
    const cells = states.allCells;
    const start = (state - first) * size;
    let length = 0;
    for (let at = start; at < start + size; at++) {
      const cell = cells[at];
      if (cell >= 100) digits[length++] = Math.floor(cell / 100);
      if (cell >= 10) digits[length++] = Math.floor(cell / 10) % 10;
      digits[length++] = cell % 10;
    }
    for (let at = 0; at + wanted.length <= length; at++) {
      let same = 0;
      while (same < wanted.length && digits[at + same] === wanted[same]) same++;
      if (same === wanted.length) return true;
    }
    return false;
  };
}

/** Do the numbers stand side by side in the board, the last one (unless it is closed) with any digits after it? */
function cellMatcher(wanted, closed, states) {
  const last = wanted.length - 1;
  const begins = (cell, number) =>
    cell === number || (!closed && number > 0 && String(cell).startsWith(String(number)));
  return (state) => {
    const cells = states.cells(state);
    for (let at = 0; at + last < cells.length; at++) {
      let same = 0;
      while (same < last && cells[at + same] === wanted[same]) same++;
      if (same === last && begins(cells[at + last], wanted[last])) return true;
    }
    return false;
  };
}

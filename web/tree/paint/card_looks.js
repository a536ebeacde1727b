// The looks of cards, computed once per theme.

import { LOOKS } from "../../canvas/status_styles.js";
import { looksOf } from "../../faces/look.js";

export class CardLooks {
  #byTheme = new WeakMap();

  /** @returns {object[]} by look */
  of(theme) {
    if (!this.#byTheme.has(theme)) this.#byTheme.set(theme, this.#make(theme));
    return this.#byTheme.get(theme);
  }

  #make(theme) {
    const { paper, ink, muted } = theme;
    const pictures = looksOf(theme);
    return LOOKS.map(({ colour, card }) => ({
      fill: paper.mixed(theme[colour], card.fill).css,
      rim: paper.mixed(theme[colour], card.rim).css,
      line: card.line,
      dash: card.dash,
      picture: pictures[card.picture],
      text: (card.picture === "faint" ? muted : ink).css,
    }));
  }
}

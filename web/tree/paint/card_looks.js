// The looks of cards, worked out once for a theme.

import { LOOKS } from "../../canvas/looks.js";
import { looksOf } from "../../faces/look.js";

export class CardLooks {
  #theme = null;
  #byLook = [];

  take(theme) {
    if (theme === this.#theme) return;
    this.#theme = theme;
    const { paper, ink, muted } = theme;
    const pictures = looksOf(theme);
    this.#byLook = LOOKS.map(({ colour, card }) => ({
      fill: paper.mixed(theme[colour], card.fill).css,
      rim: paper.mixed(theme[colour], card.rim).css,
      line: card.line,
      dash: card.dash,
      picture: pictures[card.picture],
      text: (card.picture === "faint" ? muted : ink).css,
    }));
  }

  of(look) {
    return this.#byLook[look];
  }
}

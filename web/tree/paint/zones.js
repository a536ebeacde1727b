// The looks from far. A node's mark has four zones, one above the other; looks fill different zones, so that they also
// differ in shape.

import { BY_WEIGHT, LOOKS, LOOK_COUNT } from "../../canvas/status_styles.js";

/** Upper rim, upper half, lower half, lower rim. */
export const ZONES = 4;

/**
 * The colours as [zone][look]; empty zones are paper.
 * @param {import("../../canvas/theme.js").Theme} theme
 * @param {number} fill  as in Look.far
 */
export function zonePalette(theme, fill) {
  const palette = Array.from({ length: ZONES }, () => new Array(LOOK_COUNT).fill(theme.paper));
  for (const look of BY_WEIGHT) {
    const { colour, far } = LOOKS[look];
    far(fill).forEach((share, zone) => (palette[zone][look] = theme.paper.mixed(theme[colour], share)));
  }
  return palette;
}

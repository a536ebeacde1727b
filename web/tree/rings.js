// Rings of dots: one for each cell of a state, clockwise from the top; lit ones are filled.

const TURN = 2 * Math.PI;
const NUMBERED_FROM = 7; // pixels of a dot's radius
const SHARE = 0.4; // of the distance between two dots

/**
 * Draws a ring into a square.
 * @param {ArrayLike<number>} cells  1: lit
 * @param {number} side  of the square, CSS pixels
 * @param {{lit: string, rim: string, paper: string}} colours
 */
export function drawRingOfDots(context, cells, x, y, side, colours, font) {
  const r = dotRadius(cells.length, side);
  const radius = side / 2 - r - 1;
  context.lineWidth = Math.max(1, Math.min(2, r * 0.25));
  const numbered = r >= NUMBERED_FROM;
  if (numbered) {
    context.font = `600 ${Math.round(r * 1.15)}px ${font}`;
    context.textAlign = "center";
    context.textBaseline = "middle";
  }
  for (let at = 0; at < cells.length; at++) {
    const angle = (at / cells.length - 0.25) * TURN;
    const dotX = x + side / 2 + radius * Math.cos(angle);
    const dotY = y + side / 2 + radius * Math.sin(angle);
    context.beginPath();
    context.arc(dotX, dotY, r, 0, TURN);
    context.fillStyle = cells[at] ? colours.lit : colours.paper;
    context.fill();
    context.strokeStyle = colours.rim;
    context.stroke();
    if (!numbered) continue;
    context.fillStyle = cells[at] ? colours.paper : colours.rim;
    context.fillText(String(at), dotX, dotY + r * 0.08);
  }
}

/** As large as `count` dots on a circle in the square can be, apart from each other. */
export function dotRadius(count, side) {
  const between = Math.sin(Math.PI / count); // half the distance of two dots, for a circle of radius 1
  return (side / 2 - 1) * ((2 * SHARE * between) / (1 + 2 * SHARE * between));
}

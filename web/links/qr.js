// A link as a QR code, large enough to scan from the last row.

import { generate } from "lean-qr";
import { toSvg } from "lean-qr/extras/svg";

const QUIET = 4; // modules around it, as the standard requires

/** An SVG element, dark on light in every theme; null if the text is too long for a QR code. */
export function qrCode(text) {
  try {
    const drawing = toSvg(generate(text), document, { on: "#000", off: "#fff", pad: QUIET });
    drawing.setAttribute("role", "img");
    return drawing;
  } catch {
    return null;
  }
}

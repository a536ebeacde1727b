// A link as a QR code, to be photographed from the last row.

import { generate } from "lean-qr";
import { toSvg } from "lean-qr/extras/svg";

const QUIET = 4; // modules around it, as the standard asks for

/** An SVG element, dark on light whatever the page's colours are; null where the text is too long for any code. */
export function qrCode(text) {
  try {
    const drawing = toSvg(generate(text), document, { on: "#000", off: "#fff", pad: QUIET });
    drawing.setAttribute("role", "img");
    return drawing;
  } catch {
    return null;
  }
}

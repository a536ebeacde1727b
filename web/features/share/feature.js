// Other forms of a link: a QR code, a frame for another page, a package for a learning platform.

import { save } from "../../browser/files.js";

export { qrCode } from "../../links/qr.js";

/** Saves bytes, in base64, under this name. */
export const saveBytes = (name, base64) => save(name, Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0)));

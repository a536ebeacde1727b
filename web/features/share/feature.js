// What a link can be beside a link: a code to be photographed, a piece of another page, a package for a platform.

import { save } from "../../browser/files.js";

export { qrCode } from "../../links/qr.js";

/** Saves bytes, in base64, under this name. */
export const saveBytes = (name, base64) => save(name, Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0)));

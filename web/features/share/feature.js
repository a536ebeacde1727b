// What a link can be beside a link: a code to be photographed, and a piece of another page.

export { qrCode } from "../../links/qr.js";

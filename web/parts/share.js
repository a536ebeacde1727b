// What a link can be beside a link: a code to be photographed, and a piece of another page.

export { default as python } from "part-files/share";
export { qrCode } from "../share.js";
export const styled = true;

// What makes GIFs: fetched with the first one.

export { Gif, paletteOf } from "../picture/gif.js";

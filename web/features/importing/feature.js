// Opens files of other programs in the page (web/features/importing/opened.js, reading.js).

export { fetched } from "../../links/same_host.js";
export { openFile } from "./opened.js";

/** A text as a file of this name. */
export const fileOf = (text, name) => new File([text], name);

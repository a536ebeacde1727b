// The page's Python that belongs to the editor: its modules and texts.

import files from "editor-files";
import { bring as laidOut } from "../page/interpreter.mjs";

/** They can be imported and read when this is done. */
export const bring = () => laidOut(files);

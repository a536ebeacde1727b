// First of all that the page runs: it asks the file itself for what it needs.

import { answerWith } from "./answers.js";
import { packed } from "./packed.js";

answerWith(packed);
Object.defineProperty(navigator, "serviceWorker", { value: undefined }); // nothing is kept beside the file

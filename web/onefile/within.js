// The first script of the page: it reads its files from the HTML file itself.

import { answerWith } from "./answers.js";
import { packed } from "./packed.js";

answerWith(packed);
Object.defineProperty(navigator, "serviceWorker", { value: undefined }); // nothing is cached outside the file

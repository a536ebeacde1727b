// The one script of the file that is not packed: it unpacks the page's and runs it.

import { packed, unpacked } from "./packed.js";

new Response(unpacked(packed("onefile/page.js"))).text().then((text) => {
  const script = document.createElement("script");
  script.src = URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
  document.head.append(script);
});

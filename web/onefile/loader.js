// The only script of the file that is not packed: it unpacks the page's script and runs it.

import { packed } from "./packed.js";
import { unpacked } from "./unpacking.js";

packed("onefile/page.js").then(async (text) => {
  const code = await new Response(unpacked(text)).blob();
  const script = document.createElement("script");
  script.src = URL.createObjectURL(new Blob([code], { type: "text/javascript" }));
  document.head.append(script);
});

// Open files of other programs in the page (web/features/importing/opened.js, reading.js).

export { openFile } from "./opened.js";

/** A text as a file of this name, for those who take files. */
export const fileOf = (text, name) => new File([text], name);

/**
 * What lies at an address of this host; a link may name no other.
 * @returns {Promise<{given?: Response, wrong: ""|"foreign"|"absent", address: string}>}
 */
export async function fetched(address) {
  let url;
  try {
    url = new URL(address, document.baseURI);
  } catch {
    return { wrong: "absent", address };
  }
  if (url.origin !== location.origin) return { wrong: "foreign", address: url.host };
  const answer = await fetch(url).catch(() => null);
  return answer?.ok ? { given: answer, wrong: "", address: url.href } : { wrong: "absent", address: url.href };
}

// Files of this page's own host; links to other hosts are refused.

/**
 * Fetches a file; `given` if successful.
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

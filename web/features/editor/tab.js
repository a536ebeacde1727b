// Opens a separate tab for code that must not run inside another page.

/** Opens an address in a new tab without access to this one. A browser may refuse silently. */
export function openTab(address) {
  const link = Object.assign(document.createElement("a"), { href: address, target: "_blank", rel: "noopener noreferrer" });
  link.click();
}

// Watches for changes of colours and fonts.

/**
 * Calls `changed()` when the page switches between light and dark, or a font has loaded.
 * @returns {() => void} stops watching
 */
export function watchTheme(document, changed) {
  const root = document.documentElement;
  const observer = new MutationObserver(changed);
  observer.observe(root, { attributes: true, attributeFilter: ["data-theme"] });
  const system = matchMedia("(prefers-color-scheme: dark)");
  system.addEventListener("change", changed);
  document.fonts.addEventListener("loadingdone", changed);
  return () => {
    observer.disconnect();
    system.removeEventListener("change", changed);
    document.fonts.removeEventListener("loadingdone", changed);
  };
}

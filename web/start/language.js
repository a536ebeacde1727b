// The reader's language, determined before the page loads.

export const ENGLISH = "en";

/**
 * The language in the link, else the first supported one of the browser's, else English. A region matters only if there
 * are several: `pt-PT` matches `pt-BR`.
 * @param {string[]} languages  codes of the supported languages
 */
export function chosenLanguage(languages, fragment = location.hash, preferred = navigator.languages) {
  const linked = /[#&]lang=([\w-]+)/.exec(fragment)?.[1];
  if (languages.includes(linked)) return linked;
  const root = (tag) => tag.toLowerCase().split("-")[0];
  for (const tag of preferred) {
    const same = languages.find((code) => code.toLowerCase() === tag.toLowerCase());
    const found = same ?? languages.find((code) => root(code) === root(tag));
    if (found) return found;
  }
  return ENGLISH;
}

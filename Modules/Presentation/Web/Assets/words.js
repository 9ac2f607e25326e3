// Texts for scripts in the reader's language; every page contains those of its own scripts.
// @ts-check

export const isEnglish = document.documentElement.lang === "en";

/**
 * The full name of a place.
 * @param {{ name: string, nameEn: string }} place
 */
export function nameOf(place) {
  return isEnglish ? place.nameEn : place.name;
}

/** By their names in the server's catalogue. */
export const words = /** @type {Record<string, string>} */ ({ ...document.getElementById("words")?.dataset });

/**
 * @param {string} sentence with `{}` where the value belongs
 * @param {string | number} value
 */
export function filled(sentence, value) {
  return sentence.replace("{}", String(value));
}

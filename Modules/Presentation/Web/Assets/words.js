// What scripts say, in the reader's language: every page brings the words of its own scripts.
// @ts-check

export const isEnglish = document.documentElement.lang === "en";

/**
 * What a place is called in full.
 * @param {{ name: string, nameEn: string }} place
 */
export function nameOf(place) {
  return isEnglish ? place.nameEn : place.name;
}

/** By the names that the server's catalogue gives them. */
export const words = /** @type {Record<string, string>} */ ({ ...document.getElementById("words")?.dataset });

/**
 * @param {string} sentence with `{}` where the value belongs
 * @param {string | number} value
 */
export function filled(sentence, value) {
  return sentence.replace("{}", String(value));
}

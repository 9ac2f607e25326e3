// The listings that a member viewed lately, on this device only: the server is never told.
// @ts-check

/** @typedef {{ path: string, title: string, picture?: string }} View */

const MOST = 60;

/** The list of one member, newest first. */
export class Viewed {
  #name;

  /** @param {string} member */
  constructor(member) {
    this.#name = `viewed-${member}`;
  }

  /** @returns {View[]} */
  get listings() {
    return JSON.parse(localStorage.getItem(this.#name) ?? "[]");
  }

  get isOff() {
    return localStorage.getItem(`${this.#name}-off`) !== null;
  }

  /** Switching it off forgets what there is. */
  set isOff(isOff) {
    if (isOff) this.clear();
    if (isOff) localStorage.setItem(`${this.#name}-off`, "1");
    else localStorage.removeItem(`${this.#name}-off`);
  }

  /** @param {View} view */
  add(view) {
    if (!this.isOff) this.#keep([view, ...this.#without(view.path)].slice(0, MOST));
  }

  /** @param {string} path */
  remove(path) {
    this.#keep(this.#without(path));
  }

  clear() {
    localStorage.removeItem(this.#name);
  }

  #without(/** @type {string} */ path) {
    return this.listings.filter((other) => other.path !== path);
  }

  /** A device without room keeps what it had. */
  #keep(/** @type {View[]} */ listings) {
    try { localStorage.setItem(this.#name, JSON.stringify(listings)); } catch {}
  }
}

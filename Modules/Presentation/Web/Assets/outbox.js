// What was written and is not sent yet: kept on this device until the house has it, and then sent in the order in
// which it was written, each message under a key of its own, so that it counts once.
// @ts-check

import { api } from "./api.js";
import { bubble, mark } from "./bubble.js";
import { words } from "./words.js";

/** @typedef {{ key: string, text: string, images: { id: string, url: string }[] }} Waiting */

export class Outbox {
  /** Those that the house may have, though it hasn't said so. @type {Set<string>} */
  #onTheirWay = new Set();
  #line = Promise.resolve();

  /**
   * @param {HTMLElement} talk
   * @param {{ sent: (message: any) => void, refused: (message: Waiting, reason?: string) => void }} told
   */
  constructor(talk, told) {
    this.talk = talk;
    this.told = told;
    this.shelf = `waiting-${talk.dataset.me}-${talk.dataset.talk}`;
  }

  /** @returns {Waiting[]} */
  get waiting() {
    return JSON.parse(localStorage.getItem(this.shelf) ?? "[]");
  }

  /** @param {Waiting[]} all */
  set waiting(all) {
    if (all.length) localStorage.setItem(this.shelf, JSON.stringify(all));
    else localStorage.removeItem(this.shelf);
  }

  /** @param {string} text @param {{ id: string, url: string }[]} images */
  add(text, images) {
    this.waiting = [...this.waiting, { key: crypto.randomUUID(), text, images }];
    this.show();
  }

  show() {
    for (const message of this.waiting) this.#shown(message);
  }

  sendAll() {
    this.#line = this.#line.then(async () => {
      for (const message of this.waiting) if (!await this.#send(message)) return;
    });
  }

  /** Takes away the copy of a message that the house tells of before it has answered. @param {any} message */
  settle(message) {
    if (message.sender !== this.talk.dataset.me) return;
    const copies = /** @type {NodeListOf<HTMLElement>} */ (this.talk.querySelectorAll("[data-key]"));
    [...copies].find((item) => this.#onTheirWay.has(item.dataset.key ?? "")
      && (item.querySelector(".prose")?.textContent ?? "") === (message.text ?? ""))?.remove();
  }

  /** @param {Waiting} message */
  #shown(message) {
    const known = this.talk.querySelector(`[data-key="${message.key}"]`);
    if (known) return known;
    const item = bubble(true, message.text, message.images.map((image) => ({ src: image.url })));
    item.dataset.key = message.key;
    this.talk.append(item);
    return item;
  }

  /** Whether the next may go. @param {Waiting} message */
  async #send(message) {
    const item = this.#shown(message);
    if (!navigator.onLine) { mark(item, words.sentLater); return false; }
    mark(item, words.sending);
    this.#onTheirWay.add(message.key);
    const body = { text: message.text || null, images: message.images.map((image) => image.id) };
    const path = `/conversations/${this.talk.dataset.talk}/messages`;
    const answer = await api(path, { method: "POST", body, key: message.key });
    if (!answer.ok) this.#onTheirWay.delete(message.key);
    if (answer.status === 0 || answer.status >= 500 || answer.status === 429) {
      mark(item, navigator.onLine ? words.notSent : words.sentLater, () => this.sendAll());
      return false;
    }
    this.waiting = this.waiting.filter((other) => other.key !== message.key);
    this.talk.querySelector(`[data-key="${message.key}"]`)?.remove();
    if (answer.ok) this.told.sent(answer.body);
    else this.told.refused(message, answer.detail);
    return true;
  }
}

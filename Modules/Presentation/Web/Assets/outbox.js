// A conversation's unsent messages: displays and sends them.
// @ts-check

import { member } from "./app.js";
import { askToSignIn, bubble, mark } from "./bubble.js";
import { Shelf, isOpen } from "./shelf.js";
import { words } from "./words.js";

/** @typedef {import("./shelf.js").Waiting} Waiting */

export class Outbox {
  /** Messages sent without a response yet. @type {Set<string>} */
  #onTheirWay = new Set();
  #line = Promise.resolve();

  /**
   * @param {HTMLElement} talk
   * @param {{ sent: (message: any) => void, refused: (message: Waiting, reason?: string) => void }} told
   */
  constructor(talk, told) {
    this.talk = talk;
    this.told = told;
    this.shelf = new Shelf(member, talk.dataset.talk ?? "");
    addEventListener("storage", () => this.show());
  }

  /** @param {string} text @param {{ id: string, url: string }[]} images */
  add(text, images) {
    this.shelf.add(text, images);
    this.show();
  }

  /** Shows unsent messages, and removes those that another tab has sent. */
  show() {
    const waiting = this.shelf.messages;
    for (const item of this.#copies) {
      if (!waiting.some((message) => message.key === item.dataset.key)) item.remove();
    }
    for (const message of waiting) this.#shown(message);
  }

  sendAll() {
    this.#line = this.#line.then(async () => {
      for (const message of this.shelf.messages) if (!await this.#send(message)) return;
    });
  }

  /**
   * Hides the local copy of a message whose event arrives before the response.
   * @param {any} message
   */
  settle(message) {
    if (message.sender !== member) return;
    this.#copies.find((item) => this.#onTheirWay.has(item.dataset.key ?? "")
      && (item.querySelector(".prose")?.textContent ?? "") === (message.text ?? ""))?.setAttribute("hidden", "");
  }

  get #copies() {
    return /** @type {HTMLElement[]} */ ([...this.talk.querySelectorAll("[data-key]")]);
  }

  /** @param {Waiting} message */
  #shown(message) {
    const known = this.talk.querySelector(`[data-key="${message.key}"]`);
    if (known) return known;
    const item = bubble(null, message.text, message.images.map((image) => ({ src: image.url })));
    item.dataset.key = message.key;
    this.talk.append(item);
    return item;
  }

  /**
   * Returns whether the next message may be sent.
   * @param {Waiting} message
   */
  async #send(message) {
    const item = this.#shown(message);
    if (!navigator.onLine) { mark(item, words.sentLater); return false; }
    mark(item, words.sending);
    this.#onTheirWay.add(message.key);
    const answer = await this.shelf.send(message);
    if (!answer.ok) this.#onTheirWay.delete(message.key);
    if (isOpen(answer)) {
      item.removeAttribute("hidden");
      if (answer.status === 401) askToSignIn(item);
      else mark(item, navigator.onLine ? words.notSent : words.sentLater, () => this.sendAll());
      return false;
    }
    this.shelf.remove(message);
    this.show();
    if (answer.ok) this.told.sent(answer.body);
    else this.told.refused(message, answer.detail);
    return true;
  }
}

// Messages that the server has not received, stored on this device. Each has an idempotency key, so that
// repeated sending has one effect.
// @ts-check

import { api } from "./api.js";

/** @typedef {{ key: string, text: string, images: { id: string, url: string }[], isRefused?: boolean }} Waiting */

/** The unsent messages of one member in one conversation, in order. */
export class Shelf {
  #name;

  /** @param {string} member @param {string} conversation */
  constructor(member, conversation) {
    this.conversation = conversation;
    this.#name = `waiting-${member}-${conversation}`;
  }

  /**
   * All unsent messages of a member on this device.
   * @param {string} member
   */
  static all(member) {
    const prefix = `waiting-${member}-`;
    return Object.keys(localStorage).filter((name) => name.startsWith(prefix)).map((name) => new Shelf(member, name.slice(prefix.length)));
  }

  /** @returns {Waiting[]} */
  get messages() {
    return JSON.parse(localStorage.getItem(this.#name) ?? "[]");
  }

  /** @param {Waiting[]} all */
  #keep(all) {
    if (all.length) localStorage.setItem(this.#name, JSON.stringify(all));
    else localStorage.removeItem(this.#name);
  }

  /** @param {string} text @param {{ id: string, url: string }[]} images */
  add(text, images) {
    this.#keep([...this.messages, { key: newKey(), text, images }]);
  }

  /** @param {Waiting} message */
  remove(message) {
    this.#keep(this.messages.filter((other) => other.key !== message.key));
  }

  /** @param {Waiting} message */
  refuse(message) {
    this.#keep(this.messages.map((other) => other.key === message.key ? { ...other, isRefused: true } : other));
  }

  clear() {
    this.#keep([]);
  }

  /** @param {Waiting} message */
  send(message) {
    const body = { text: message.text || null, images: message.images.map((image) => image.id) };
    return api(`/conversations/${this.conversation}/messages`, { method: "POST", body, key: message.key });
  }
}

/**
 * Whether the outcome is unknown, so that the message should be sent again.
 * @param {import("./api.js").Answer} answer
 */
export function isOpen(answer) {
  return [0, 401, 429].includes(answer.status) || answer.status >= 500;
}

/** `crypto.randomUUID` is not available without TLS, for example in a local network. */
function newKey() {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

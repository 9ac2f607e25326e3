// Pictures for the next message, uploaded as they are chosen or pasted.
// @ts-check

import { takePasted, tell } from "./app.js";
import { Uploads } from "./uploads.js";
import { words } from "./words.js";

/**
 * `id` is missing until the picture is uploaded, and `url` is on this device until then.
 * @typedef {object} Chosen
 * @property {string} url
 * @property {string} [id]
 * @property {number} [done]
 * @property {boolean} [hasFailed]
 * @property {() => void} [cancel]
 * @property {HTMLElement} [item]
 */

const MOST = 8;

export class Tray {
  /** @type {Chosen[]} */
  #chosen = [];
  uploads = new Uploads();

  /** @param {HTMLFormElement} form */
  constructor(form) {
    this.form = form;
    const files = /** @type {HTMLInputElement | null} */ (form.querySelector("input[type=file]"));
    files?.addEventListener("change", () => { this.#fill([...files.files ?? []]); files.value = ""; });
    takePasted(form, (picked) => this.#fill(picked));
  }

  /** Returns the uploaded pictures and empties the tray. */
  take() {
    const taken = this.#chosen.flatMap(({ id, url }) => id ? [{ id, url }] : []);
    this.#chosen = [];
    this.#show();
    return taken;
  }

  /** @param {{ id: string, url: string }[]} images */
  put(images) {
    const missing = images.filter((image) => !this.#chosen.some((other) => other.id === image.id));
    this.#chosen = [...this.#chosen, ...missing].slice(0, MOST);
    this.#show();
  }

  /** @param {File[]} files */
  #fill(files) {
    for (const file of files) this.#add(file);
    this.#show();
  }

  /** @param {File} file */
  #add(file) {
    if (this.#chosen.length >= MOST) return tell(words.tooManyPictures);
    /** @type {Chosen} */
    const picture = { url: URL.createObjectURL(file) };
    this.#chosen.push(picture);
    picture.cancel = this.uploads.add(file, {
      progress: (done) => { Object.assign(picture, { done, hasFailed: false }); this.#show(); },
      uploaded: ({ id, urls }) => {
        URL.revokeObjectURL(picture.url);
        if (this.#chosen.some((other) => other.id === id)) this.#drop(picture);
        else Object.assign(picture, { id, url: urls.thumb });
        this.#show();
        return true;
      },
      failed: () => { picture.hasFailed = true; this.#show(); },
      refused: (reason) => { this.#drop(picture); tell(reason ?? words.failed); },
    }).cancel;
  }

  /** @param {Chosen} picture */
  #drop(picture) {
    this.#chosen = this.#chosen.filter((other) => other !== picture);
    this.#show();
  }

  #show() {
    let tray = this.form.querySelector(".tray");
    if (!tray) {
      tray = document.createElement("div");
      tray.className = "tray";
      this.form.prepend(tray);
    }
    const focused = [...tray.children].indexOf(/** @type {Element} */ (document.activeElement));
    for (const item of [...tray.children]) {
      if (!this.#chosen.some((picture) => picture.item === item)) item.remove();
    }
    // An item stays the same element while its picture is uploaded: a click that begins before a progress event ends
    // on it.
    for (const picture of this.#chosen) {
      picture.item ??= this.#item(picture);
      if (picture.item.parentElement !== tray) tray.append(picture.item);
      update(picture.item, picture);
    }
    if (focused < 0 || tray.contains(document.activeElement)) return;
    /** @type {HTMLElement | undefined} */ (tray.children[Math.min(focused, tray.children.length - 1)])?.focus();
  }

  /** @param {Chosen} picture */
  #item(picture) {
    const button = document.createElement("button");
    button.type = "button";
    button.setAttribute("aria-label", words.removePicture);
    const image = new Image(56, 56);
    image.alt = "";
    const cross = document.createElement("span");
    cross.textContent = "×";
    const bar = document.createElement("progress");
    bar.max = 1;
    button.append(image, cross, bar);
    button.addEventListener("click", () => {
      this.#drop(picture);
      if (!picture.id) picture.cancel?.();
    });
    return button;
  }
}

/**
 * @param {HTMLElement} item
 * @param {Chosen} picture
 */
function update(item, { url, id, done, hasFailed }) {
  item.className = hasFailed ? "tray-item failed" : id ? "tray-item" : "tray-item waiting";
  const image = /** @type {HTMLImageElement} */ (item.querySelector("img"));
  if (image.getAttribute("src") !== url) image.src = url;
  const bar = /** @type {HTMLProgressElement} */ (item.querySelector("progress"));
  bar.hidden = Boolean(id || hasFailed);
  bar.value = done ?? 0;
}

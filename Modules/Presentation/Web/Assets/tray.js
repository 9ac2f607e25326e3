// Pictures for the next message, uploaded as they are chosen or pasted.
// @ts-check

import { takePasted, tell } from "./app.js";
import { Uploads } from "./uploads.js";
import { words } from "./words.js";

/**
 * `id` is missing until the picture is uploaded, and `url` is on this device until then.
 * @typedef {{ url: string, id?: string, done?: number, hasFailed?: boolean, cancel?: () => void }} Chosen
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
    tray.replaceChildren(...this.#chosen.map((picture) => this.#item(picture)));
    /** @type {HTMLElement | undefined} */ ([...tray.children].at(focused < 0 ? tray.children.length : focused))?.focus();
  }

  /** @param {Chosen} picture */
  #item(picture) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = picture.hasFailed ? "tray-item failed" : picture.id ? "tray-item" : "tray-item waiting";
    button.setAttribute("aria-label", words.removePicture);
    const image = new Image(56, 56);
    image.src = picture.url;
    image.alt = "";
    const cross = document.createElement("span");
    cross.textContent = "×";
    button.append(image, cross);
    if (!picture.id && !picture.hasFailed) {
      const bar = document.createElement("progress");
      bar.max = 1;
      bar.value = picture.done ?? 0;
      button.append(bar);
    }
    button.addEventListener("click", () => {
      this.#drop(picture);
      if (!picture.id) picture.cancel?.();
    });
    return button;
  }
}

// Pictures for the next message, uploaded as they are chosen or pasted.
// @ts-check

import { api } from "./api.js";
import { takePasted, tell } from "./app.js";
import { words } from "./words.js";

const MOST = 8;

export class Tray {
  /** @type {{ id: string, url: string }[]} */
  #chosen = [];

  /** @param {HTMLFormElement} form */
  constructor(form) {
    this.form = form;
    const files = /** @type {HTMLInputElement | null} */ (form.querySelector("input[type=file]"));
    files?.addEventListener("change", () => { this.#fill([...files.files ?? []]); files.value = ""; });
    takePasted(form, (picked) => this.#fill(picked));
  }

  /** Returns the pictures and empties the tray. */
  take() {
    const taken = this.#chosen;
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
  async #fill(files) {
    for (const file of files) await this.#upload(file);
  }

  /** @param {File} file */
  async #upload(file) {
    if (this.#chosen.length >= MOST) return tell(words.tooManyPictures);
    this.form.setAttribute("aria-busy", "true");
    const answer = await api("/images", { method: "POST", bytes: file });
    this.form.removeAttribute("aria-busy");
    if (!answer.ok) return tell(answer.detail ?? words.failed);
    const { id, urls } = answer.body;
    this.put([{ id, url: urls.thumb }]);
  }

  #show() {
    let tray = this.form.querySelector(".tray");
    if (!tray) {
      tray = document.createElement("div");
      tray.className = "tray";
      this.form.prepend(tray);
    }
    tray.replaceChildren(...this.#chosen.map((image) => {
      const button = document.createElement("button");
      button.type = "button";
      button.className = "tray-item";
      button.setAttribute("aria-label", words.removePicture);
      const picture = new Image(56, 56);
      picture.src = image.url;
      picture.alt = "";
      button.append(picture);
      button.addEventListener("click", () => {
        this.#chosen = this.#chosen.filter((other) => other !== image);
        this.#show();
      });
      return button;
    }));
  }
}

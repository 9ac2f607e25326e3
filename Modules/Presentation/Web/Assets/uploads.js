// Uploads chosen pictures, a few at a time, and holds a submit until they are uploaded.
// @ts-check

import { filled, words } from "./words.js";

const AT_ONCE = 3;

/**
 * What a picture's place on the page shows. `uploaded` returns false if the picture can't be shown yet.
 * @typedef {{ progress: (done: number) => void, uploaded: (image: any) => boolean | Promise<boolean>,
 *   failed: () => void, refused: (reason?: string) => void }} Shown
 * @typedef {{ file: File, shown: Shown, state: "waiting" | "running" | "failed", abort: AbortController }} Upload
 */

/** The pictures of a form that aren't uploaded yet. Tells of each change with an event. */
export class Uploads extends EventTarget {
  /** @type {Set<Upload>} */
  #open = new Set();

  get count() {
    return this.#open.size;
  }

  get failures() {
    return [...this.#open].filter((upload) => upload.state === "failed").length;
  }

  /** Says how many pictures failed; empty if none did. */
  get trouble() {
    return this.failures ? filled(words.notUploaded, this.failures) : "";
  }

  /**
   * @param {File} file
   * @param {Shown} shown
   */
  add(file, shown) {
    /** @type {Upload} */
    const upload = { file, shown, state: "waiting", abort: new AbortController() };
    this.#open.add(upload);
    this.#next();
    return { cancel: () => this.#end(upload), retry: () => this.#retry(upload) };
  }

  retryAll() {
    for (const upload of this.#open) this.#retry(upload);
  }

  /** @param {Upload} upload */
  #retry(upload) {
    if (upload.state === "failed") upload.state = "waiting";
    this.#next();
  }

  /** @param {Upload} upload */
  #end(upload, reason = "") {
    this.#open.delete(upload);
    upload.abort.abort();
    this.#next();
    this.dispatchEvent(new CustomEvent("change", { detail: reason }));
  }

  #next() {
    const all = [...this.#open];
    const free = AT_ONCE - all.filter((upload) => upload.state === "running").length;
    for (const upload of all.filter((upload) => upload.state === "waiting").slice(0, Math.max(free, 0))) this.#run(upload);
  }

  /** @param {Upload} upload */
  async #run(upload) {
    const { file, shown, abort } = upload;
    upload.state = "running";
    shown.progress(0);
    const { status, body } = await send(file, shown.progress, abort.signal);
    if (abort.signal.aborted) return;
    const mayWorkLater = [0, 401, 429].includes(status) || status >= 500;
    if (status !== 201 && !mayWorkLater) {
      const reason = body?.detail ?? words.failed;
      shown.refused(reason);
      return this.#end(upload, reason);
    }
    if (status === 201 && await shown.uploaded(body)) return this.#end(upload);
    if (abort.signal.aborted) return;
    upload.state = "failed";
    shown.failed();
    this.#next();
    this.dispatchEvent(new CustomEvent("change"));
  }
}

/**
 * Waits until all pictures are uploaded, those that failed once more. The reader sees how far it is and can cancel
 * the submit. Returns whether to submit.
 * @param {Uploads} uploads
 * @param {HTMLButtonElement} button
 * @param {HTMLElement} status
 * @returns {Promise<boolean>}
 */
export function hold(uploads, button, status) {
  if (!uploads.count) return Promise.resolve(true);
  const cancel = document.createElement("button");
  cancel.type = "button";
  cancel.className = "button";
  cancel.textContent = words.cancelSubmit;
  button.before(cancel);
  button.setAttribute("aria-disabled", "true");
  const parts = [...button.childNodes];
  // An icon stays.
  if (!button.firstElementChild) button.textContent = words.waitsForPictures;
  const total = uploads.count;
  const listening = new AbortController();
  return new Promise((resolve) => {
    /** @param {boolean} goes @param {string} text */
    function end(goes, text) {
      listening.abort();
      if (document.activeElement === cancel) button.focus();
      cancel.remove();
      button.removeAttribute("aria-disabled");
      button.replaceChildren(...parts);
      status.textContent = text;
      resolve(goes);
    }
    /** @param {string} [reason] why a picture was refused */
    function look(reason) {
      if (reason) return end(false, reason);
      if (uploads.count > uploads.failures) {
        const done = Math.max(total - uploads.count, 0);
        status.textContent = filled(filled(words.uploading, Math.min(done + 1, total)), total);
      } else end(!uploads.failures, uploads.trouble);
    }
    const { signal } = listening;
    uploads.addEventListener("change", (event) => look(/** @type {CustomEvent} */ (event).detail), { signal });
    cancel.addEventListener("click", () => end(false, words.submitCancelled), { signal });
    uploads.retryAll();
    look();
  });
}

/**
 * An upload with progress events, which `fetch` lacks.
 * @param {File} file
 * @param {(done: number) => void} told
 * @param {AbortSignal} signal
 * @returns {Promise<{ status: number, body: any }>}
 */
function send(file, told, signal) {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open("POST", "/api/v1/images");
    request.responseType = "json";
    request.setRequestHeader("Content-Type", file.type || "application/octet-stream");
    request.setRequestHeader("Accept-Language", document.documentElement.lang);
    request.upload.addEventListener("progress", (event) => told(event.loaded / Math.max(event.total, 1)));
    request.addEventListener("loadend", () => resolve({ status: request.status, body: request.response }));
    signal.addEventListener("abort", () => request.abort());
    request.send(file);
  });
}

// Enhances the listing form: uploads and sorts pictures, adds and removes rows in place, saves drafts, and submits
// once all of it is uploaded.
// @ts-check

import { pictures, takePasted, tell } from "./app.js";
import { choosePlace } from "./place.js";
import { goThrough } from "./steps.js";
import { hold, Uploads } from "./uploads.js";
import { filled, words } from "./words.js";

const form = /** @type {HTMLFormElement | null} */ (document.querySelector("form[data-compose]"));
if (form) begin(form);
for (const place of document.querySelectorAll("[data-part=place]")) choosePlace(/** @type {HTMLElement} */ (place));

/** @param {HTMLFormElement} form */
function begin(form) {
  form.addEventListener("click", (event) => {
    const button = event.target instanceof Element ? event.target.closest("button[name=step]") : null;
    if (!(button instanceof HTMLButtonElement)) return;
    event.preventDefault();
    step(form, button);
  });
  const status = statusOf(form);
  const save = keepDraft(form);
  if (form.dataset.compose === "new") goThrough(form, () => preview(form));
  submitWhenReady(form, illustrate(form), save, status);
}

/**
 * Shows the card of the post as it is written now.
 * @param {HTMLFormElement} form
 */
async function preview(form) {
  const fresh = (await ask(form, "save"))?.querySelector("[data-part=preview]");
  if (fresh) form.querySelector("[data-part=preview]")?.replaceWith(fresh);
}

/**
 * What the submit waits for, or why it didn't go.
 * @param {HTMLFormElement} form
 */
function statusOf(form) {
  const status = document.createElement("p");
  status.className = "hint";
  status.dataset.waits = "";
  status.setAttribute("role", "status");
  const button = submitButton(form);
  (button.closest(".moves") ?? button).before(status);
  return status;
}

/** @param {HTMLFormElement} form */
function submitButton(form) {
  return /** @type {HTMLButtonElement} */ ([...form.querySelectorAll("button.primary")].at(-1));
}

/**
 * Submits once all pictures are uploaded and the server has what is typed. Otherwise the form stays as it is.
 * @param {HTMLFormElement} form
 * @param {Uploads} uploads
 * @param {() => Promise<boolean>} save
 * @param {HTMLElement} status
 */
function submitWhenReady(form, uploads, save, status) {
  const before = typed(form);
  const button = submitButton(form);
  let isReady = false;
  let isHeld = false;
  form.addEventListener("submit", async (event) => {
    if (isReady || !isHeld && !uploads.count && typed(form) === before) return;
    event.preventDefault();
    if (isHeld) return;
    isHeld = true;
    const goes = await hold(uploads, button, status) && await reaches();
    isHeld = false;
    if (!goes) return;
    isReady = true;
    form.requestSubmit(button);
    isReady = false;
  });
  uploads.addEventListener("change", () => { if (!isHeld) status.textContent = uploads.trouble; });

  async function reaches() {
    button.setAttribute("aria-disabled", "true");
    const isSaved = await save();
    button.removeAttribute("aria-disabled");
    status.textContent = isSaved ? "" : words.notConnected;
    return isSaved;
  }
}

/**
 * What is typed and chosen, to compare.
 * @param {HTMLFormElement} form
 */
function typed(form) {
  const texts = [...new FormData(form)].filter((pair) => typeof pair[1] === "string");
  return new URLSearchParams(texts.map(([name, value]) => [name, String(value)])).toString();
}

/**
 * The server's rendering of the form after a button was pressed.
 * @param {HTMLFormElement} form
 * @param {string} value
 */
async function ask(form, value) {
  const data = new FormData(form);
  data.delete("files");
  data.set("step", value);
  const page = await fetch(form.action, { method: "POST", body: data }).then((response) => response.text()).catch(() => null);
  return page === null ? null : new DOMParser().parseFromString(page, "text/html");
}

/**
 * @param {HTMLFormElement} form
 * @param {HTMLButtonElement} button
 */
async function step(form, button) {
  const part = /** @type {HTMLElement | null} */ (button.closest("[data-part]"));
  const [act] = button.value.split(" ");
  if (part?.dataset.part === "images") return arrange(part, button, act);
  const page = await ask(form, button.value);
  const fresh = page?.querySelector(`[data-part="${part?.dataset.part}"]`);
  if (!part || !fresh) return tell(words.failed);
  part.replaceWith(fresh);
  const rows = fresh.querySelectorAll("[data-session]");
  if (act === "add-session") rows[rows.length - 1]?.querySelector("input")?.focus();
}

/**
 * Saves the draft of a new post after each change. Returns a function that saves it at once, which tells whether the
 * server was reached; of an edited post the server stores nothing.
 * @param {HTMLFormElement} form
 */
function keepDraft(form) {
  const kept = form.querySelector("[data-kept]");
  let timer = 0;
  let last = "";
  let line = Promise.resolve(true);
  if (form.dataset.compose === "new") {
    form.addEventListener("input", () => saveIn(1500));
    form.addEventListener("change", () => saveIn(300));
    form.addEventListener("arranged", () => saveIn(300));
  }
  return () => {
    clearTimeout(timer);
    line = line.then(async () => await ask(form, "save") !== null);
    return line;
  };

  /** @param {number} delay */
  function saveIn(delay) {
    clearTimeout(timer);
    timer = setTimeout(() => { line = line.then(save); }, delay);
  }
  async function save() {
    const now = typed(form);
    if (now === last) return true;
    last = now;
    const page = await ask(form, "save");
    if (kept) kept.textContent = page?.querySelector("form[data-compose]") ? words.draftKept : words.draftNotKept;
    return page !== null;
  }
}

/**
 * Uploads pictures as they are chosen, pasted or dropped, and returns those that aren't uploaded yet.
 * @param {HTMLFormElement} form
 */
function illustrate(form) {
  const part = /** @type {HTMLElement} */ (form.querySelector("[data-part=images]"));
  const list = /** @type {HTMLElement} */ (part.querySelector(".shots"));
  const input = /** @type {HTMLInputElement} */ (part.querySelector("input[type=file]"));
  const uploads = new Uploads();
  const take = (/** @type {File[]} */ files) => files.forEach(add);
  input.addEventListener("change", () => { take([...input.files ?? []]); input.value = ""; });
  takePasted(form, take);
  part.addEventListener("dragover", (event) => { event.preventDefault(); part.classList.add("over"); });
  part.addEventListener("dragleave", () => part.classList.remove("over"));
  part.addEventListener("drop", (event) => {
    event.preventDefault();
    part.classList.remove("over");
    take(pictures(event.dataTransfer));
  });
  order(list, form);
  let rendering = Promise.resolve(true);
  return uploads;

  /** @param {File} file */
  function add(file) {
    if (list.children.length >= Number(part.dataset.most)) return tell(words.tooManyPictures);
    const item = document.createElement("li");
    item.className = "shot waiting";
    const bar = document.createElement("progress");
    bar.max = 1;
    bar.setAttribute("aria-label", file.name);
    const again = small("again", words.uploadAgain, words.uploadAgain);
    again.hidden = true;
    const remove = small("icon-button remove-image", "×", filled(words.removeFile, file.name));
    item.append(bar, again, remove);
    list.append(item);
    const upload = uploads.add(file, {
      progress(done) { again.hidden = true; bar.hidden = false; bar.value = done; },
      async uploaded(image) {
        if (list.querySelector(`[data-id="${image.id}"]`)) { item.remove(); return true; }
        rendering = rendering.then(() => render(item, image.id));
        return rendering;
      },
      failed() { again.hidden = false; bar.hidden = true; },
      refused(reason) { item.remove(); tell(reason ?? words.failed); },
    });
    again.addEventListener("click", upload.retry);
    remove.addEventListener("click", () => {
      const near = item.nextElementSibling ?? item.previousElementSibling;
      item.remove();
      upload.cancel();
      focus(near?.querySelector(".remove-image") ?? input);
    });
  }

  /**
   * Replaces the item by the server's rendering of the picture and its buttons. Labels have the picture's position,
   * which depends on those before it.
   * @param {HTMLElement} item
   * @param {string} id
   */
  async function render(item, id) {
    const hidden = document.createElement("input");
    hidden.type = "hidden";
    hidden.name = "images";
    hidden.value = id;
    item.append(hidden);
    const page = await ask(form, "save");
    hidden.remove();
    const fresh = page?.querySelector(`[data-part=images] .shot[data-id="${id}"]`);
    if (!page || !fresh) return false;
    if (!item.isConnected) return true;
    item.replaceWith(fresh);
    rename(page);
    part.querySelector(".trouble")?.remove();
    form.dispatchEvent(new Event("arranged"));
    return true;
  }

  /** @param {Document} page */
  function rename(page) {
    for (const shot of /** @type {NodeListOf<HTMLElement>} */ (list.querySelectorAll(".shot[data-id]"))) {
      const other = page.querySelector(`[data-part=images] .shot[data-id="${shot.dataset.id}"]`);
      const parts = [...shot.querySelectorAll("img, button")];
      other?.querySelectorAll("img, button").forEach((named, index) => parts[index]?.setAttribute(nameOf(named), named.getAttribute(nameOf(named)) ?? ""));
    }
  }
}

/**
 * @param {string} style
 * @param {string} text
 * @param {string} name
 */
function small(style, text, name) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = style;
  button.textContent = text;
  button.setAttribute("aria-label", name);
  return button;
}

/**
 * The attribute that names a picture or a button.
 * @param {Element} part
 */
function nameOf(part) {
  return part instanceof HTMLImageElement ? "alt" : "aria-label";
}

/**
 * @param {HTMLElement} part
 * @param {HTMLButtonElement} button
 * @param {string} act
 */
function arrange(part, button, act) {
  const item = /** @type {HTMLElement} */ (button.closest(".shot"));
  const list = /** @type {HTMLElement} */ (item.parentElement);
  const [before, after] = [item.previousElementSibling, item.nextElementSibling];
  keepNames(list, () => {
    if (act === "remove-image") item.remove();
    if (act === "image-up") before?.before(item);
    if (act === "image-down") after?.after(item);
  });
  if (act === "remove-image") focus((after ?? before)?.querySelector(".remove-image") ?? part.querySelector("input[type=file]"));
  else {
    // At either end of the list the pressed button disappears, so the opposite one gets the focus.
    const [isAtEnd, back] = act === "image-up" ? [!item.previousElementSibling, ".image-down"] : [!item.nextElementSibling, ".image-up"];
    focus(isAtEnd ? item.querySelector(back) : button);
    tell(filled(words.moved, [...list.children].indexOf(item) + 1));
  }
  part.closest("form")?.dispatchEvent(new Event("arranged"));
}

/** @param {Element | null} element */
function focus(element) {
  /** @type {HTMLElement | null} */ (element)?.focus();
}

/**
 * Labels of pictures and buttons contain their position, so they stay in place while pictures move.
 * @param {HTMLElement} list
 * @param {() => void} move
 */
function keepNames(list, move) {
  const named = () => [...list.querySelectorAll(".shot[data-id]")].map((shot) => [...shot.querySelectorAll("img, button")]);
  const names = named().map((parts) => parts.map((part) => part.getAttribute(nameOf(part)) ?? ""));
  move();
  named().forEach((parts, place) => parts.forEach((part, index) => part.setAttribute(nameOf(part), names[place][index])));
}

/**
 * Sorts pictures by dragging.
 * @param {HTMLElement} list
 * @param {HTMLFormElement} form
 */
function order(list, form) {
  /** @type {HTMLElement | null} */
  let dragged = null;
  list.addEventListener("dragstart", (event) => {
    dragged = event.target instanceof Element ? event.target.closest(".shot") : null;
    event.dataTransfer?.setData("text/plain", "");
  });
  list.addEventListener("dragover", (event) => {
    const over = event.target instanceof Element ? event.target.closest(".shot") : null;
    const item = dragged;
    if (!item || !over || over === item) return;
    event.preventDefault();
    const items = [...list.children];
    keepNames(list, () => items.indexOf(over) > items.indexOf(item) ? over.after(item) : over.before(item));
  });
  list.addEventListener("dragend", () => { dragged = null; form.dispatchEvent(new Event("arranged")); });
}

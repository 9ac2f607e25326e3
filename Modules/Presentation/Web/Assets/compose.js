// Enhances the listing form: uploads and sorts pictures, adds and removes rows in place, and saves drafts.
// @ts-check

import { pictures, takePasted, tell } from "./app.js";
import { choosePlace } from "./place.js";
import { filled, isEnglish, words } from "./words.js";

const form = /** @type {HTMLFormElement | null} */ (document.querySelector("form[data-compose]"));
if (form) begin(form);
for (const place of document.querySelectorAll("[data-part=place]")) choosePlace(/** @type {HTMLElement} */ (place));
for (const field of document.querySelectorAll("[data-won]")) sayWon(/** @type {HTMLInputElement} */ (field));

/** @param {HTMLFormElement} form */
function begin(form) {
  form.addEventListener("click", (event) => {
    const button = event.target instanceof Element ? event.target.closest("button[name=step]") : null;
    if (!(button instanceof HTMLButtonElement)) return;
    event.preventDefault();
    step(form, button);
  });
  illustrate(form);
  if (form.dataset.compose === "new") keepDraft(form);
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

/** @param {HTMLFormElement} form */
function keepDraft(form) {
  let timer = 0;
  let last = "";
  form.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(save, 1500);
  });
  form.addEventListener("arranged", () => { timer = setTimeout(save, 300); });
  async function save() {
    const now = new URLSearchParams([...new FormData(form)].filter((pair) => typeof pair[1] === "string").map(([name, value]) => [name, String(value)])).toString();
    if (now === last) return;
    last = now;
    const kept = form.querySelector("[data-kept]");
    const page = await ask(form, "save");
    if (kept) kept.textContent = page?.querySelector("form[data-compose]") ? words.draftKept : words.draftNotKept;
  }
}

/** @param {HTMLFormElement} form */
function illustrate(form) {
  const part = /** @type {HTMLElement} */ (form.querySelector("[data-part=images]"));
  const list = /** @type {HTMLElement} */ (part.querySelector(".shots"));
  const input = /** @type {HTMLInputElement} */ (part.querySelector("input[type=file]"));
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
  let line = Promise.resolve();

  /**
   * Uploads files one after the other, including those added during an upload.
   * @param {File[]} files
   */
  function take(files) {
    for (const file of files) line = line.then(() => upload(file));
  }

  /** @param {File} file */
  async function upload(file) {
    if (list.children.length >= Number(part.dataset.most)) return tell(words.tooManyPictures);
    const bar = document.createElement("progress");
    bar.max = 1;
    const item = document.createElement("li");
    item.className = "shot";
    item.append(bar);
    list.append(item);
    const answer = await send(file, (done) => { bar.value = done; });
    item.remove();
    if (answer.status !== 201) return tell(answer.body?.detail ?? words.failed);
    if (list.querySelector(`[data-id="${answer.body.id}"]`)) return;
    // The server renders the picture and its buttons; others may have moved in the meantime.
    const hidden = document.createElement("input");
    hidden.type = "hidden";
    hidden.name = "images";
    hidden.value = answer.body.id;
    list.append(hidden);
    const page = await ask(form, "save");
    hidden.remove();
    const shot = page?.querySelector(`[data-part=images] .shot[data-id="${answer.body.id}"]`);
    if (!shot) return tell(words.failed);
    list.append(shot);
    part.querySelector(".trouble")?.remove();
    form.dispatchEvent(new Event("arranged"));
  }
}

/**
 * An upload with progress events, which `fetch` lacks.
 * @param {File} file
 * @param {(done: number) => void} told
 * @returns {Promise<{ status: number, body: any }>}
 */
function send(file, told) {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open("POST", "/api/v1/images");
    request.responseType = "json";
    request.setRequestHeader("Content-Type", file.type || "application/octet-stream");
    request.setRequestHeader("Accept-Language", document.documentElement.lang);
    request.upload.addEventListener("progress", (event) => told(event.loaded / Math.max(event.total, 1)));
    request.addEventListener("loadend", () => resolve({ status: request.status, body: request.response }));
    request.send(file);
  });
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
  const nameOf = (/** @type {Element} */ part) => part instanceof HTMLImageElement ? "alt" : "aria-label";
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

/**
 * Shows the amount in words beneath the field.
 * @param {HTMLInputElement} field
 */
function sayWon(field) {
  const said = document.createElement("p");
  said.className = "hint";
  field.after(said);
  const say = () => {
    const won = Number(field.value.replaceAll(/[\s,]/g, ""));
    said.textContent = !won || Number.isNaN(won) ? "" : isEnglish ? `₩${won.toLocaleString("en")}` : `${spoken(won)}원`;
  };
  field.addEventListener("input", say);
  say();
}

/** @param {number} won */
function spoken(won) {
  const [man, rest] = [Math.floor(won / 10000), won % 10000];
  if (!man) return won.toLocaleString("ko");
  const tail = rest === 0 ? "" : rest % 1000 === 0 ? ` ${rest / 1000}천` : ` ${rest.toLocaleString("ko")}`;
  return `${man.toLocaleString("ko")}만${tail}`;
}

// A conversation while scripts run: what is said appears at once in both windows, and what was written without a
// network is sent when it is back, once.
// @ts-check

import { api } from "./api.js";
import { tell } from "./app.js";
import { count, happenings } from "./live.js";
import { words } from "./words.js";

/**
 * @typedef {{ id: string, number: number, conversation: string, sender: string | null, text: string | null,
 *   images: { id: string, width: number, height: number, urls: { thumb: string, card: string, full: string } }[],
 *   line: unknown, sentAt: string }} Message
 * @typedef {{ key: string, text: string, images: { id: string, url: string }[] }} Waiting
 */

const talk = /** @type {HTMLElement | null} */ (document.querySelector("[data-talk]"));
const form = /** @type {HTMLFormElement | null} */ (document.querySelector("[data-talk-form]"));
if (talk) begin(talk);

/** @param {HTMLElement} talk */
function begin(talk) {
  const id = talk.dataset.talk ?? "";
  const shelf = `waiting-${talk.dataset.me}-${id}`;
  const clock = new Intl.DateTimeFormat(document.documentElement.lang, { hour: "numeric", minute: "2-digit", timeZone: "Asia/Seoul" });
  /** @type {Set<string>} */
  const onTheirWay = new Set();
  /** @type {{ id: string, url: string }[]} */
  let chosen = [];

  const waiting = () => /** @type {Waiting[]} */ (JSON.parse(localStorage.getItem(shelf) ?? "[]"));
  /** @param {Waiting[]} all */
  const keep = (all) => all.length ? localStorage.setItem(shelf, JSON.stringify(all)) : localStorage.removeItem(shelf);

  const atEnd = () => innerHeight + scrollY > document.documentElement.scrollHeight - 160;
  const toEnd = () => scrollTo({ top: document.documentElement.scrollHeight });

  /**
   * @param {boolean} isMine
   * @param {string | null} text
   * @param {{ src: string, href?: string, width?: number, height?: number }[]} pictures
   */
  function bubble(isMine, text, pictures) {
    const item = document.createElement("li");
    item.className = isMine ? "bubble mine" : "bubble";
    const said = document.createElement("div");
    said.className = "said";
    for (const picture of pictures) {
      const link = document.createElement("a");
      link.className = "sent";
      if (picture.href) link.href = picture.href;
      const image = new Image(picture.width ?? 200, picture.height ?? 200);
      image.src = picture.src;
      image.alt = words.picture;
      link.append(image);
      said.append(link);
    }
    if (text) {
      const paragraph = document.createElement("p");
      paragraph.className = "prose";
      paragraph.textContent = text;
      said.append(paragraph);
    }
    const meta = document.createElement("span");
    meta.className = "meta";
    const mark = document.createElement("span");
    mark.className = "mark";
    const time = document.createElement("time");
    meta.append(mark, " ", time);
    item.append(said, meta);
    return item;
  }

  /** @param {Message} message */
  function show(message) {
    if (talk.querySelector(`[data-number="${message.number}"]`)) return;
    const isMine = message.sender === talk.dataset.me;
    const item = bubble(isMine, message.text, message.images.map((image) =>
      ({ src: image.urls.card, href: image.urls.full, width: image.width, height: image.height })));
    item.dataset.number = String(message.number);
    const time = /** @type {HTMLTimeElement} */ (item.querySelector("time"));
    time.dateTime = message.sentAt;
    time.textContent = clock.format(new Date(message.sentAt));
    const stay = !isMine && !atEnd();
    talk.insertBefore(item, talk.querySelector("[data-key]"));
    markRead();
    if (!isMine) announce(`${talk.dataset.partner}: ${message.text ?? words.picture}`);
    if (!stay) toEnd();
  }

  /** @param {string} text */
  function announce(text) {
    const line = document.createElement("p");
    line.textContent = text;
    document.querySelector("[data-said]")?.replaceChildren(line);
  }

  function markRead() {
    for (const item of talk.querySelectorAll(".mine[data-number]")) {
      const mark = item.querySelector(".mark");
      const isRead = Number(/** @type {HTMLElement} */ (item).dataset.number) <= Number(talk.dataset.read);
      if (mark) mark.textContent = isRead ? words.read : "";
    }
  }

  let told = newest();
  function newest() {
    const items = talk.querySelectorAll("[data-number]");
    return items.length ? Number(/** @type {HTMLElement} */ (items[items.length - 1]).dataset.number) : 0;
  }

  /** What is in sight is read. */
  async function tellRead() {
    const number = newest();
    if (!form || document.visibilityState !== "visible" || number <= told) return;
    told = number;
    await api(`/conversations/${id}/read`, { method: "PUT", body: { upTo: number } });
    count();
  }

  /** What was missed, from the house. */
  async function catchUp() {
    if (!form) return;
    const answer = await api(`/conversations/${id}/messages?limit=100&after=${newest()}`);
    if (!answer.ok) return;
    for (const message of /** @type {Message[]} */ (answer.body.items)) {
      if (message.line) return renew();
      settle(message);
    }
    talk.dataset.read = String(answer.body.read.partner ?? 0);
    markRead();
    tellRead();
  }

  /** The deal has moved: the house draws it, and the lines that go with it. */
  async function renew() {
    const response = await fetch(location.pathname).catch(() => null);
    if (!response?.ok) return;
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    const [deal, fresh] = [page.querySelector("#deal"), page.querySelector("[data-talk]")];
    if (deal && !document.querySelector("#deal details[open]")) document.querySelector("#deal")?.replaceWith(deal);
    if (!fresh) return;
    const last = fresh.querySelector("li:last-of-type");
    const stay = !atEnd();
    const unsent = [...talk.querySelectorAll("[data-key]")];
    talk.replaceChildren(...fresh.children, ...unsent);
    talk.dataset.read = /** @type {HTMLElement} */ (fresh).dataset.read;
    if (last?.classList.contains("line")) announce(last.textContent ?? "");
    if (!stay) toEnd();
    tellRead();
  }

  /** @param {Message} message */
  function settle(message) {
    const own = [...talk.querySelectorAll("[data-key]")].find((item) =>
      item instanceof HTMLElement && onTheirWay.has(item.dataset.key ?? "") && message.sender === talk.dataset.me
        && (item.querySelector(".prose")?.textContent ?? "") === (message.text ?? ""));
    own?.remove();
    show(message);
  }

  /** @param {Waiting} message */
  function showWaiting(message) {
    const known = talk.querySelector(`[data-key="${message.key}"]`);
    if (known) return /** @type {HTMLElement} */ (known);
    const item = bubble(true, message.text, message.images.map((image) => ({ src: image.url })));
    item.dataset.key = message.key;
    talk.append(item);
    return item;
  }

  /** @param {HTMLElement} item @param {string} text @param {(() => void)=} again */
  function state(item, text, again) {
    const mark = item.querySelector(".mark");
    if (!mark) return;
    mark.textContent = text;
    if (!again) return;
    const button = document.createElement("button");
    button.type = "button";
    button.className = "link-button";
    button.textContent = words.sendAgain;
    button.addEventListener("click", again);
    mark.append(" ", button);
  }

  /** One after the other, in the order they were written; each under its own key, so that it counts once. */
  let line = Promise.resolve();
  function sendAll() {
    line = line.then(async () => {
      for (const message of waiting()) if (!await send(message)) return;
    });
  }

  /** @param {Waiting} message */
  async function send(message) {
    const item = showWaiting(message);
    if (!navigator.onLine) { state(item, words.sentLater); return false; }
    state(item, words.sending);
    onTheirWay.add(message.key);
    const body = { text: message.text || null, images: message.images.map((image) => image.id) };
    const answer = await api(`/conversations/${id}/messages`, { method: "POST", body, key: message.key });
    if (answer.ok) {
      keep(waiting().filter((other) => other.key !== message.key));
      talk.querySelector(`[data-key="${message.key}"]`)?.remove();
      show(answer.body);
      told = Math.max(told, newest());
      return true;
    }
    onTheirWay.delete(message.key);
    if (answer.status === 0 || answer.status >= 500 || answer.status === 429) {
      state(item, navigator.onLine ? words.notSent : words.sentLater, sendAll);
      return false;
    }
    // The house will not take it, now or later: the words go back to where they were written.
    keep(waiting().filter((other) => other.key !== message.key));
    item.remove();
    const field = /** @type {HTMLTextAreaElement | null} */ (document.querySelector("#text"));
    if (field && !field.value) field.value = message.text;
    tell(answer.detail ?? words.failed);
    return true;
  }

  form?.addEventListener("submit", (event) => {
    event.preventDefault();
    const field = /** @type {HTMLTextAreaElement} */ (document.querySelector("#text"));
    const text = field.value.trim();
    if (!text && !chosen.length) return field.focus();
    keep([...waiting(), { key: crypto.randomUUID(), text, images: chosen }]);
    field.value = "";
    fit(field);
    chosen = [];
    showChosen();
    for (const message of waiting()) showWaiting(message);
    toEnd();
    sendAll();
    field.focus();
  });

  /** Enter sends where there is a keyboard; with Shift it begins a line. */
  form?.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.shiftKey || event.isComposing || !matchMedia("(pointer: fine)").matches) return;
    if (!(event.target instanceof HTMLTextAreaElement)) return;
    event.preventDefault();
    form.requestSubmit();
  });
  form?.addEventListener("input", (event) => {
    if (event.target instanceof HTMLTextAreaElement) fit(event.target);
  });

  /** @param {HTMLTextAreaElement} field */
  function fit(field) {
    field.style.height = "auto";
    field.style.height = `${Math.min(field.scrollHeight + 2, 160)}px`;
  }

  const files = /** @type {HTMLInputElement | null} */ (form?.querySelector("input[type=file]") ?? null);
  files?.addEventListener("change", async () => {
    const picked = [...files.files ?? []];
    files.value = "";
    for (const file of picked.slice(0, 8 - chosen.length)) await upload(file);
  });
  form?.addEventListener("paste", (event) => {
    const picked = [...event.clipboardData?.files ?? []].filter((file) => file.type.startsWith("image/"));
    if (picked.length) event.preventDefault();
    for (const file of picked) upload(file);
  });

  /** @param {File} file */
  async function upload(file) {
    form?.setAttribute("aria-busy", "true");
    const answer = await api("/images", { method: "POST", bytes: file });
    form?.removeAttribute("aria-busy");
    if (!answer.ok) return tell(answer.detail ?? words.failed);
    if (!chosen.some((image) => image.id === answer.body.id)) chosen.push({ id: answer.body.id, url: answer.body.urls.thumb });
    showChosen();
  }

  function showChosen() {
    let tray = form?.querySelector(".tray");
    if (!tray && form) {
      tray = document.createElement("div");
      tray.className = "tray";
      form.prepend(tray);
    }
    tray?.replaceChildren(...chosen.map((image) => {
      const button = document.createElement("button");
      button.type = "button";
      button.className = "tray-item";
      button.setAttribute("aria-label", words.removePicture);
      const picture = new Image(56, 56);
      picture.src = image.url;
      picture.alt = "";
      button.append(picture);
      button.addEventListener("click", () => { chosen = chosen.filter((other) => other !== image); showChosen(); });
      return button;
    }));
  }

  happenings.addEventListener("message", (event) => {
    const message = /** @type {CustomEvent<Message>} */ (event).detail;
    if (message.conversation !== id || !form) return;
    if (message.line) return void renew();
    if (message.number > newest() + 1) return void catchUp();
    settle(message);
    tellRead();
  });
  happenings.addEventListener("read", (event) => {
    const { conversation, reader, upTo } = /** @type {CustomEvent} */ (event).detail;
    if (conversation !== id || reader === talk.dataset.me) return;
    talk.dataset.read = String(Math.max(upTo, Number(talk.dataset.read)));
    markRead();
  });
  // Between the page and the stream something may have been said.
  happenings.addEventListener("hello", catchUp);
  happenings.addEventListener("reset", catchUp);
  document.addEventListener("visibilitychange", () => { if (document.visibilityState === "visible") { catchUp(); tellRead(); } });
  addEventListener("online", () => { sendAll(); catchUp(); });

  if (!form) return;
  for (const message of waiting()) showWaiting(message);
  sendAll();
  if (location.hash !== "#deal") toEnd();
}

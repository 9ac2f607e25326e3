// Enhances a conversation: messages appear immediately on both sides, and those written offline are sent
// once the network returns.
// @ts-check

import { api, pageAt } from "./api.js";
import { member, showCopying, tell } from "./app.js";
import { bubble, linkAct, mark, warn } from "./bubble.js";
import { count, happenings } from "./live.js";
import { addMessageMenu } from "./message_menu.js";
import { Outbox } from "./outbox.js";
import { Tray } from "./tray.js";
import { hold } from "./uploads.js";
import { openInViewer } from "./viewer.js";
import { words } from "./words.js";

/**
 * @typedef {{ id: string, number: number, conversation: string, sender: string | null, text: string | null,
 *   images: { id: string, width: number, height: number, urls: { thumb: string, card: string, full: string } }[],
 *   caution: string | null, line: unknown, sentAt: string }} Message
 */

const talk = /** @type {HTMLElement} */ (document.querySelector("[data-talk]"));
/** Missing when the conversation is closed. */
const form = /** @type {HTMLFormElement | null} */ (document.querySelector("[data-talk-form]"));
const tray = form && new Tray(form);
const { talk: id, partner } = talk.dataset;
/** In a group the server renders others' messages, with the names of their senders. */
const isGroup = talk.dataset.group !== undefined;
const clock = new Intl.DateTimeFormat(document.documentElement.lang, { hour: "numeric", minute: "2-digit", timeZone: "Asia/Seoul" });
openInViewer(talk, "a.sent");
addMessageMenu(talk);
/** The last message reported as read. */
let told = newest();

// Display

function newest() {
  return [...talk.querySelectorAll("[data-number]")].reduce((last, item) => Math.max(last, number(item)), 0);
}

/** @param {Element} item */
function number(item) {
  return Number(/** @type {HTMLElement} */ (item).dataset.number);
}

function isAtEnd() {
  return innerHeight + scrollY > document.documentElement.scrollHeight - 160;
}

/** Whether the page stays at its end as it grows. */
let follows = false;

/** Jumps, because the page may grow while it scrolls smoothly. */
function toEnd() {
  follows = true;
  scrollTo({ top: document.documentElement.scrollHeight, behavior: /** @type {any} */ ("instant") });
  showNewer(false);
}

const newer = document.createElement("p");
newer.className = "to-end";
newer.hidden = true;
const newerButton = document.createElement("button");
newerButton.type = "button";
newerButton.className = "button small";
newerButton.textContent = `${words.newMessage} ↓`;
newerButton.addEventListener("click", () => {
  toEnd();
  tellRead();
});
newer.append(newerButton);
talk.after(newer);

/** @param {boolean} isNewer */
function showNewer(isNewer) {
  newer.hidden = !isNewer;
}

addEventListener("scroll", () => {
  follows = isAtEnd();
  if (!follows) return;
  showNewer(false);
  tellRead();
}, { passive: true });
// Pictures load and the form grows after the page has moved to its end.
new ResizeObserver(() => {
  if (follows) toEnd();
}).observe(document.body);

/** @param {Message} message */
function show(message) {
  if (talk.querySelector(`[data-number="${message.number}"]`)) return;
  const isMine = message.sender === member;
  const item = bubble(isMine ? null : partner ?? "", message.text, message.images.map((image) =>
    ({ src: image.urls.card, href: image.urls.full, width: image.width, height: image.height })));
  item.dataset.number = String(message.number);
  linkAct(item, message.number);
  if (!isMine && message.caution) warn(item, message.caution);
  const time = /** @type {HTMLTimeElement} */ (item.querySelector("time"));
  time.dateTime = message.sentAt;
  time.textContent = clock.format(new Date(message.sentAt));
  const stay = !isMine && !isAtEnd();
  if (stay) showNewer(true);
  talk.insertBefore(item, talk.querySelector("[data-key]"));
  renewCopy();
  markRead();
  if (!isMine) announce(`${partner}: ${message.text ?? words.picture}`);
  if (!stay) toEnd();
}

let renewal = 0;

/** Once a few messages have arrived, the copy for offline reading gets them too. */
function renewCopy() {
  clearTimeout(renewal);
  renewal = setTimeout(() => navigator.serviceWorker?.controller?.postMessage({ renew: location.pathname }), 1000);
}

/** @param {string} text */
function announce(text) {
  const line = document.createElement("p");
  line.textContent = text;
  document.querySelector("[data-said]")?.replaceChildren(line);
}

/** Marks the last message that the neighbour has read. */
function markRead() {
  const sent = [...talk.querySelectorAll(".mine[data-number]")];
  const last = sent.filter((item) => number(item) <= Number(talk.dataset.read)).at(-1);
  for (const item of sent) mark(item, item === last ? words.read : "");
}

/** Reports the messages as read when the last of them is in sight. */
async function tellRead() {
  const number = newest();
  if (!form || document.visibilityState !== "visible" || !isAtEnd() || number <= told) return;
  told = number;
  await api(`/conversations/${id}/read`, { method: "PUT", body: { upTo: number } });
  count();
}

/** A quick reply is a message like any other. */
document.querySelector(".quick")?.addEventListener("click", ({ target }) => {
  const field = form?.querySelector("textarea");
  if (!form || !field || !(target instanceof HTMLElement) || !target.matches("[data-quick]")) return;
  field.value = target.textContent ?? "";
  form.requestSubmit(/** @type {HTMLButtonElement} */ (form.querySelector("button.send")));
});

// Incoming events

/** @param {Message} message */
function isRendered(message) {
  return Boolean(message.line) || isGroup && message.sender !== member || isShownAgain(message);
}

/**
 * Whether the reader has taken back that they hid the message.
 * @param {Message} message
 */
function isShownAgain({ number }) {
  return number <= newest() && !talk.querySelector(`[data-number="${number}"]:not([hidden])`);
}

/** @param {Message} message */
function hear(message) {
  if (message.conversation !== id || !form) return;
  if (isRendered(message)) return void renew();
  if (message.number > newest() + 1) return void catchUp();
  settle(message);
  tellRead();
}

/** @param {Message} message */
function settle(message) {
  outbox.settle(message);
  show(message);
}

/** Fetches missed messages from the server. */
async function catchUp() {
  if (!form) return;
  const answer = await api(`/conversations/${id}/messages?limit=100&after=${newest()}`);
  if (!answer.ok) return;
  for (const message of /** @type {Message[]} */ (answer.body.items)) {
    if (isRendered(message)) return renew();
    settle(message);
  }
  talk.dataset.read = String(answer.body.read.others ?? 0);
  markRead();
  tellRead();
}

/** Reloads the deal, the phone numbers and the lines after a change. */
async function renew() {
  const page = await pageAt(location.pathname);
  const fresh = /** @type {HTMLElement | null} */ (page?.querySelector("[data-talk]"));
  if (!page || !fresh) return;
  for (const part of [".about", "#phones", "#deal"]) {
    const [shown, moved] = [document.querySelector(part), page.querySelector(part)];
    // Keeps a deal card in which the reader is entering a reason.
    if (!moved || shown?.querySelector("details[open]")) continue;
    showCopying(moved);
    shown?.replaceWith(moved);
    if (part === "#deal") place(moved);
  }
  const last = fresh.querySelector("li:last-of-type");
  const stay = !isAtEnd();
  const unsent = [...talk.querySelectorAll("[data-key]")];
  talk.replaceChildren(...fresh.children, ...unsent);
  renewCopy();
  talk.dataset.read = fresh.dataset.read;
  if (last?.classList.contains("line") || isGroup && !last?.classList.contains("mine")) announce(last?.textContent ?? "");
  if (stay && isGroup) showNewer(true);
  if (!stay) toEnd();
  tellRead();
}

/**
 * A deal that asks for an answer is at the end of the conversation, any other above it.
 * @param {Element} deal
 */
function place(deal) {
  const before = deal.matches(".asked") ? "[data-said]" : "#phones";
  document.querySelector(before)?.after(deal);
}

happenings.addEventListener("message", (event) => hear(/** @type {CustomEvent<Message>} */ (event).detail));
happenings.addEventListener("read", (event) => {
  const { conversation, reader, upTo } = /** @type {CustomEvent} */ (event).detail;
  if (conversation !== id || reader === member) return;
  talk.dataset.read = String(Math.max(upTo, Number(talk.dataset.read)));
  markRead();
});
// Messages may have arrived, or been queued, before the stream opened.
happenings.addEventListener("hello", takeUp);
happenings.addEventListener("reset", catchUp);
document.addEventListener("visibilitychange", () => {
  if (document.visibilityState !== "visible") return;
  catchUp();
  tellRead();
});
addEventListener("online", takeUp);

function takeUp() {
  outbox.sendAll();
  catchUp();
}

// Composing

const outbox = new Outbox(talk, {
  sent(message) {
    show(message);
    told = Math.max(told, newest());
    import("./push.js").then(({ offer }) => offer());
  },
  // The server refuses the message permanently: its text and pictures return to the form.
  refused(message, reason) {
    const field = form?.querySelector("textarea");
    if (field) field.value = [field.value, message.text].filter(Boolean).join("\n");
    tray?.put(message.images);
    tell(reason ?? words.failed);
  },
});

/** @param {Tray} tray */
function listenTo(tray) {
  const { form } = tray;
  const field = /** @type {HTMLTextAreaElement} */ (form.querySelector("textarea"));
  const button = /** @type {HTMLButtonElement} */ (form.querySelector("button.send"));
  const status = document.createElement("p");
  // Without the style of other hints, since those wrap a sheet.
  status.className = "soft small";
  status.setAttribute("role", "status");
  form.append(status);
  tray.uploads.addEventListener("change", () => { if (!field.readOnly) status.textContent = tray.uploads.trouble; });
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (field.readOnly) return;
    // The message stays as it was sent while its pictures are uploaded.
    field.readOnly = true;
    const goes = await hold(tray.uploads, button, status);
    field.readOnly = false;
    if (!goes) return;
    const [text, images] = [field.value.trim(), tray.take()];
    if (!text && !images.length) return field.focus();
    outbox.add(text, images);
    field.value = "";
    fit(field);
    toEnd();
    outbox.sendAll();
    field.focus();
  });
  /** Enter sends on devices with a keyboard; Shift-Enter starts a new line. */
  field.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.shiftKey || event.isComposing || !matchMedia("(pointer: fine)").matches) return;
    event.preventDefault();
    form.requestSubmit();
  });
  field.addEventListener("input", () => fit(field));
}

/** @param {HTMLTextAreaElement} field */
function fit(field) {
  field.style.height = "auto";
  field.style.height = `${Math.min(field.scrollHeight + 2, 160)}px`;
}

if (tray) {
  listenTo(tray);
  outbox.show();
  outbox.sendAll();
  if (location.hash !== "#deal") toEnd();
}

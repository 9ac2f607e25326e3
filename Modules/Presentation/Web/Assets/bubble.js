// A message as drawn by scripts, until the page is rendered again.
// @ts-check

import { words } from "./words.js";

/** The largest side of a picture, as in the server's pages. */
const BOX = 256;

/**
 * @param {string | null} partner null where the reader says it
 * @param {string | null} text
 * @param {{ src: string, href?: string, width?: number, height?: number }[]} pictures
 */
export function bubble(partner, text, pictures) {
  const item = document.createElement("li");
  item.className = partner === null ? "bubble mine" : "bubble";
  const who = document.createElement("span");
  who.className = "unseen";
  who.textContent = `${partner ?? words.me}:`;
  const said = document.createElement("div");
  said.className = "said";
  said.append(...pictures.map(shown));
  if (text) {
    const paragraph = document.createElement("p");
    paragraph.className = "prose";
    paragraph.append(...linked(text));
    said.append(paragraph);
  }
  const meta = document.createElement("span");
  meta.className = "meta";
  const corner = document.createElement("span");
  corner.className = "mark";
  meta.append(corner, " ", document.createElement("time"));
  item.append(who, said, meta);
  return item;
}

/**
 * The text with tappable web addresses, as in the server's pages.
 * @param {string} text
 */
function linked(text) {
  /** @type {(string | HTMLAnchorElement)[]} */
  const parts = [];
  let end = 0;
  for (const match of text.matchAll(/https?:\/\/[^\s<>"']+/g)) {
    const link = document.createElement("a");
    link.textContent = match[0].replace(/[.,;:!?)\]}]+$/, "");
    link.href = link.textContent;
    link.rel = "noopener noreferrer nofollow";
    parts.push(text.slice(end, match.index), link);
    end = (match.index ?? 0) + link.textContent.length;
  }
  return [...parts, text.slice(end)];
}

/**
 * Warns of a neighbour's message that has a phone number, an account or a payment link.
 * @param {Element} item
 * @param {string} caution
 */
export function warn(item, caution) {
  const note = document.createElement("p");
  note.className = "caution";
  note.textContent = caution === "payment" ? words.cautionPayment : words.cautionContact;
  item.querySelector(".said")?.append(note);
}

/** @param {{ src: string, href?: string, width?: number, height?: number }} picture */
function shown(picture) {
  const link = document.createElement("a");
  link.className = "sent";
  if (picture.href) link.href = picture.href;
  const [width, height] = [picture.width ?? 200, picture.height ?? 200];
  const scale = Math.min(1, BOX / Math.max(width, height));
  const image = new Image(Math.max(1, Math.floor(width * scale)), Math.max(1, Math.floor(height * scale)));
  image.src = picture.src;
  image.alt = words.picture;
  link.append(image);
  return link;
}

/**
 * Links a message to the page of what can be done with it.
 * @param {Element} item
 * @param {number} number
 */
export function linkAct(item, number) {
  const link = document.createElement("a");
  link.className = "act";
  link.href = `${location.pathname}/messages/${number}`;
  link.textContent = "⋯";
  link.setAttribute("aria-label", words.messageMore);
  item.querySelector(".meta time")?.before(link);
}

/**
 * Shows a message's delivery state, with a way to retry if there is one.
 * @param {Element} item
 * @param {string} text
 * @param {(() => void)=} again
 */
export function mark(item, text, again) {
  const corner = item.querySelector(".mark");
  if (!corner) return;
  corner.textContent = text;
  if (!again) return;
  const button = document.createElement("button");
  button.type = "button";
  button.className = "link-button";
  button.textContent = words.sendAgain;
  button.addEventListener("click", again);
  corner.append(" ", button);
}

/**
 * Says that the message is kept until the reader has signed in again.
 * @param {Element} item
 */
export function askToSignIn(item) {
  mark(item, words.signInToSend);
  const link = document.createElement("a");
  link.href = `/sign-in?then=${encodeURIComponent(location.pathname)}`;
  link.textContent = words.signIn;
  item.querySelector(".mark")?.append(" ", link);
}

// A message as drawn by scripts, until the page is rendered again.
// @ts-check

import { words } from "./words.js";

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
    paragraph.textContent = text;
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

/** @param {{ src: string, href?: string, width?: number, height?: number }} picture */
function shown(picture) {
  const link = document.createElement("a");
  link.className = "sent";
  if (picture.href) link.href = picture.href;
  const image = new Image(picture.width ?? 200, picture.height ?? 200);
  image.src = picture.src;
  image.alt = words.picture;
  link.append(image);
  return link;
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

// Shows a page's pictures in full, one at a time: swiped, stepped through or closed.
// @ts-check

import { words } from "./words.js";

/**
 * Opens the linked pictures of a container in a viewer. Without scripts, a link opens the picture's file.
 * @param {Element} container
 * @param {string} selector of the links
 */
export function openInViewer(container, selector) {
  container.addEventListener("click", (event) => {
    const { target, ctrlKey, metaKey, shiftKey } = /** @type {MouseEvent} */ (event);
    const link = /** @type {Element} */ (target).closest(selector);
    if (!link || ctrlKey || metaKey || shiftKey) return;
    const links = /** @type {HTMLAnchorElement[]} */ ([...container.querySelectorAll(selector)]).filter((one) => one.href);
    const index = links.indexOf(/** @type {HTMLAnchorElement} */ (link));
    if (index < 0) return;
    event.preventDefault();
    show(links, index);
  });
}

/**
 * @param {HTMLAnchorElement[]} links
 * @param {number} first
 */
function show(links, first) {
  const dialog = document.createElement("dialog");
  dialog.className = "viewer";
  dialog.setAttribute("aria-label", words.picture);
  const strip = document.createElement("div");
  strip.className = "strip";
  strip.tabIndex = 0;
  strip.append(...links.map(picture));
  const counter = document.createElement("p");
  counter.setAttribute("role", "status");
  let index = first;

  /** @param {number} step */
  const move = (step) => {
    const next = Math.min(links.length - 1, Math.max(0, index + step));
    strip.scrollTo({ left: next * strip.clientWidth });
  };
  const previous = button(words.previousPicture, "‹", "previous", () => move(-1));
  const next = button(words.nextPicture, "›", "next", () => move(1));
  const update = () => {
    counter.textContent = `${index + 1} / ${links.length}`;
    previous.disabled = index === 0;
    next.disabled = index === links.length - 1;
  };
  strip.addEventListener("scroll", () => {
    const now = Math.round(strip.scrollLeft / strip.clientWidth);
    if (now === index) return;
    index = now;
    update();
  });
  dialog.addEventListener("keydown", (event) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    move(step);
  });
  dialog.addEventListener("close", () => dialog.remove());

  dialog.append(strip, counter, button(words.closePicture, "×", "close", () => dialog.close()));
  if (links.length > 1) dialog.append(previous, next);
  document.body.append(dialog);
  dialog.showModal();
  strip.scrollTo({ left: first * strip.clientWidth, behavior: /** @type {any} */ ("instant") });
  update();
}

/** @param {HTMLAnchorElement} link */
function picture(link) {
  const image = new Image();
  image.loading = "lazy";
  image.src = link.href;
  image.alt = link.querySelector("img")?.alt ?? words.picture;
  return image;
}

/**
 * @param {string} label
 * @param {string} sign
 * @param {string} name
 * @param {() => void} act
 */
function button(label, sign, name, act) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = name;
  button.textContent = sign;
  button.setAttribute("aria-label", label);
  button.addEventListener("click", act);
  return button;
}

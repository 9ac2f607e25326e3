// Amounts as people type them, and their reading beside the field.
// @ts-check

import { isEnglish } from "./words.js";

/**
 * The number that a field with a unit means: 200 in a field of 만원 is 200, and so is 200만원; null for none.
 * @param {string} text
 * @param {number} unit
 */
export function countOf(text, unit) {
  const plain = text.replace(/[\s,]/g, "");
  if (!plain) return null;
  if (/^\d+(\.\d+)?(㎡|m2)?$/.test(plain)) return Number.parseFloat(plain);
  const parts = /^₩?(?:([\d.천백]+)억)?(?:([\d.천백]+)만)?([\d.천백]+)?(원?)$/.exec(plain);
  if (!parts) return null;
  const [, high, middle, low, end] = parts;
  // What has neither 만 nor 원 counts in the unit of the field, and after 억 in 만: 5천, and the end of 2억 5천.
  const last = middle || end || plain.startsWith("₩") ? 1 : high ? 1e4 : unit;
  const won = digitsOf(high) * 1e8 + digitsOf(middle) * 1e4 + digitsOf(low) * last;
  return Number.isNaN(won) ? null : won / unit;
}

/** @param {string | undefined} text */
function digitsOf(text) {
  let [rest, sum] = [text ?? "", 0];
  for (const [name, worth] of /** @type {[string, number][]} */ ([["천", 1000], ["백", 100]])) {
    const [count, ...others] = rest.split(name);
    if (!others.length) continue;
    sum += (count === "" ? 1 : Number(count)) * worth;
    rest = others.join(name);
  }
  return sum + Number(rest);
}

/** Shows the amount in words beneath each field, once it changes: nothing moves while the page loads. */
export function sayAmounts(/** @type {ParentNode} */ root = document) {
  for (const field of /** @type {NodeListOf<HTMLInputElement>} */ (root.querySelectorAll("input[data-won]"))) {
    if (!field.closest(".field")?.querySelector(".reading")) say(field);
  }
}

/** @param {HTMLInputElement} field */
function say(field) {
  const unit = Number(field.dataset.won) || 1;
  const said = document.createElement("p");
  said.className = "hint reading";
  said.hidden = true;
  (field.closest(".money") ?? field).after(said);
  const read = () => {
    const won = Math.round((countOf(field.value, unit) ?? 0) * unit);
    said.textContent = !won ? "" : isEnglish ? `₩${won.toLocaleString("en")}` : `${spoken(won)}원`;
    said.hidden = !won;
  };
  for (const change of ["input", "change"]) field.addEventListener(change, read);
}

/** @param {number} won */
function spoken(won) {
  const parts = [];
  for (const [size, name] of /** @type {[number, string][]} */ ([[1e8, "억"], [1e4, "만"]])) {
    if (won < size) continue;
    parts.push(`${Math.floor(won / size).toLocaleString("ko")}${name}`);
    won %= size;
  }
  if (won) parts.push(parts.length && won % 1000 === 0 ? `${won / 1000}천` : won.toLocaleString("ko"));
  return parts.join(" ");
}

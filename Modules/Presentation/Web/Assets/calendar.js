// Moves between the days of the calendar with the arrow keys. Only one day is in the order of the tab key.
// @ts-check

const table = document.querySelector("[data-days]");
const days = /** @type {HTMLAnchorElement[]} */ ([...(table?.querySelectorAll("a[data-day]") ?? [])]);

/** @type {Record<string, (index: number) => number>} */
const steps = {
  ArrowLeft: (index) => index - 1,
  ArrowRight: (index) => index + 1,
  ArrowUp: (index) => index - 7,
  ArrowDown: (index) => index + 7,
  Home: (index) => index - index % 7,
  End: (index) => index - index % 7 + 6,
};

/** @param {HTMLAnchorElement} chosen */
function rove(chosen) {
  for (const day of days) day.tabIndex = day === chosen ? 0 : -1;
}

rove(days.find((day) => day.ariaCurrent) ?? days[0]);

table?.addEventListener("focusin", ({ target }) => {
  const day = days.find((each) => each === target);
  if (day) rove(day);
});

table?.addEventListener("keydown", (event) => {
  if (!(event instanceof KeyboardEvent) || event.altKey || event.ctrlKey || event.metaKey) return;
  const index = days.findIndex((day) => day === event.target);
  if (index < 0) return;
  const turn = { PageUp: ".month-steps .earlier", PageDown: ".month-steps .later" }[event.key];
  const to = steps[event.key]?.(index);
  const next = to === undefined ? undefined : days[to];
  if (!turn && to === undefined) return;
  event.preventDefault();
  if (next) {
    next.focus();
    return;
  }
  // Beyond the first or last week is another month.
  const way = turn ?? (Number(to) < 0 ? ".month-steps .earlier" : ".month-steps .later");
  /** @type {HTMLElement | null} */ (document.querySelector(way))?.click();
});

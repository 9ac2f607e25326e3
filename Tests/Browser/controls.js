// What keeps a reader from pressing a control. Runs in a page and returns a sentence for each fault.
//
// A visible control must be topmost at its centre once it is scrolled into view, lie within the width of the
// viewport, be at least 44 pixels high and wide on a phone, and share its place with no text of others. Links within
// a sentence are exempt from the size, as in WCAG 2.5.8. Each closed `details` is opened for the controls inside. Of
// a page with a modal dialog only the dialog is examined.
(exceptions) => {
  const CONTROLS = "a[href], button, input:not([type=hidden]), select, textarea, summary";
  const LEAST = 44;
  const isPhone = innerWidth < 500;
  const faults = [];
  const [left, top] = [scrollX, scrollY];

  const isShown = (element) => {
    if (!element.checkVisibility({ visibilityProperty: true }) || getComputedStyle(element).clipPath !== "none") return false;
    const { width, height } = element.getBoundingClientRect();
    return width > 2 && height > 2;
  };
  const name = (element) => {
    const words = element.getAttribute("aria-label") || element.textContent.trim() || element.name || element.id;
    return `<${element.localName} class="${element.className}"> ${words.replace(/\s+/g, " ").slice(0, 40)}`;
  };
  const isExcepted = (element) => exceptions.some((one) => element.closest(one));
  const report = (element, fault) => {
    if (!isExcepted(element)) faults.push(`${name(element)}: ${fault}`);
  };

  /** The boxes that take a press for the control: its own, and those of its labels. */
  const targets = (control) => [control, ...control.labels ?? []].filter(isShown);
  const takes = (control, hit) => hit && (control.contains(hit) || [...control.labels ?? []].some((label) => label.contains(hit)));

  /** Of a link over several lines, the longest one. */
  const box = (element) => [...element.getClientRects()].sort((one, other) => other.width - one.width)[0];
  /** Where what is typed into a field is shown. Others may share its padding. */
  const inner = (element, rect) => {
    if (element.localName !== "input") return rect;
    const { paddingLeft, paddingRight } = getComputedStyle(element);
    return { ...rect, left: rect.left + parseFloat(paddingLeft), right: rect.right - parseFloat(paddingRight) };
  };
  const middle = (rect) => [(rect.left + rect.right) / 2, (rect.top + rect.bottom) / 2];

  const isWithinText = (link) => {
    if (link.localName !== "a" || getComputedStyle(link).display !== "inline") return false;
    let block = link.parentElement;
    while (getComputedStyle(block).display === "inline") block = block.parentElement;
    return block.textContent.trim().length > link.textContent.trim().length;
  };

  /** How far presses reach the control from its middle, with what it draws beyond its box. */
  const reach = (control, x, y, byX, byY) => {
    let steps = 0;
    while (steps < LEAST && takes(control, document.elementFromPoint(x + byX * (steps + 1), y + byY * (steps + 1)))) steps += 1;
    return steps;
  };

  const inspect = (control) => {
    const target = targets(control)[0];
    if (!target) return;
    target.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const rect = box(target);
    const [x, y] = middle(rect);
    if (rect.left < -1 || rect.right > innerWidth + 1) report(control, `from ${rect.left} to ${rect.right} of ${innerWidth}`);
    const hit = document.elementFromPoint(x, y);
    if (!hit) return report(control, `its middle is at ${x}, ${y}`);
    if (!takes(control, hit)) return report(control, `under ${name(hit)}`);
    if (!isPhone || isWithinText(control)) return;
    const boxes = targets(control).map((one) => one.getBoundingClientRect());
    const width = Math.max(...boxes.map((one) => one.width));
    const height = Math.max(...boxes.map((one) => one.height));
    const isWide = width > LEAST - 1 || reach(control, x, y, -1, 0) + reach(control, x, y, 1, 0) >= LEAST - 1;
    const isHigh = height > LEAST - 1 || reach(control, x, y, 0, -1) + reach(control, x, y, 0, 1) >= LEAST - 1;
    if (!isWide || !isHigh) report(control, `${Math.round(width)} x ${Math.round(height)}`);
  };

  // Overlaps are looked for at one position of the page, among what scrolls together.

  const styles = new Map();
  const style = (element) => {
    if (!styles.has(element)) {
      const { position, overflowX, overflowY } = getComputedStyle(element);
      styles.set(element, {
        floats: position === "fixed" || position === "sticky",
        clips: overflowX !== "visible" || overflowY !== "visible",
      });
    }
    return styles.get(element);
  };
  const raft = (element) => {
    for (let one = element; one; one = one.parentElement) if (style(one).floats) return one;
    return null;
  };
  const clipped = (rect, element) => {
    let { left, right, top, bottom } = rect;
    for (let one = element; one && one !== document.body; one = one.parentElement) {
      if (!style(one).clips) continue;
      const frame = one.getBoundingClientRect();
      left = Math.max(left, frame.left);
      right = Math.min(right, frame.right);
      top = Math.max(top, frame.top);
      bottom = Math.min(bottom, frame.bottom);
    }
    return { left, right, top, bottom };
  };
  const overlap = (one, other) => Math.min(
    Math.min(one.right, other.right) - Math.max(one.left, other.left),
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

  const texts = (root) => {
    const found = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      const { parentElement: parent } = node;
      if (!node.data.trim() || parent.closest("option, .leaflet-pane") || isExcepted(parent) || !isShown(parent)) continue;
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) found.push({ node, parent, raft: raft(parent), rect: clipped(rect, parent) });
    }
    return found.filter(({ rect }) => rect.right - rect.left > 2 && rect.bottom - rect.top > 2);
  };

  const compare = (controls, root) => {
    const written = texts(root);
    for (const control of controls) {
      const target = targets(control)[0];
      if (!target) continue;
      const [rects, own] = [[...target.getClientRects()].map((rect) => inner(target, clipped(rect, target))), raft(target)];
      const other = written.find(({ parent, raft, rect }) => raft === own && !takes(control, parent)
        && rects.some((one) => overlap(one, rect) > 3));
      if (other) report(control, `shares its place with "${other.node.data.trim().slice(0, 40)}"`);
    }
  };

  const look = (root) => {
    // What has been opened may lie over its summary.
    const controls = [...root.querySelectorAll(CONTROLS)].filter((one) =>
      targets(one).length && !one.closest(".leaflet-pane, [inert]") && !(one.localName === "summary" && one.parentElement === root));
    compare(controls, root);
    for (const control of controls) inspect(control);
    const closed = [...root.querySelectorAll("details:not([open])")].filter((one) => isShown(one.querySelector("summary")));
    for (const details of closed) {
      details.open = true;
      look(details);
      details.open = false;
    }
  };

  look(document.querySelector("dialog:modal") ?? document.body);
  scrollTo({ left, top, behavior: "instant" });
  return [...new Set(faults)];
}

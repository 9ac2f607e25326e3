"""Every page for everybody: no finding of axe-core for WCAG 2.2 AA, on a phone and a desktop, in light and
dark; nothing moves while it loads; and each control can be pressed.

One look for each width, since language and light rarely change the layout. MADANG_TEST_EVERY_LOOK=1 takes all
four, and runs axe-core on desktops, too, which takes minutes."""

import os
import unittest

import controls
import looks
import scenes
from axe_playwright_python.sync_playwright import Axe
from app import App, chromium

RULES = {
    "runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    # What passes isn't even looked up, which takes three times as long.
    "resultTypes": ["violations"],
}
# What differs between light and dark.
COLOURS = RULES | {"runOnly": {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}}
SCRIPT = Axe().axe_script

# How far the page moved by itself since it was opened, and what moved.
SHIFTS = """() => {
    const shifts = new PerformanceObserver(() => {});
    shifts.observe({ type: "layout-shift", buffered: true });
    const found = shifts.takeRecords().filter((shift) => !shift.hadRecentInput);
    return [found.reduce((sum, shift) => sum + shift.value, 0), found.flatMap((shift) =>
        shift.sources.map(({ node }) => node?.cloneNode().outerHTML ?? String(node?.nodeName)))];
}"""
MOST_SHIFTED = 0.001
EVERY_LOOK = os.environ.get("MADANG_TEST_EVERY_LOOK") == "1"
LOOKS = [looks.PHONE_KO_LIGHT, looks.with_motion(looks.DESKTOP_EN_LIGHT)]
LOOKS += [looks.PHONE_EN_DARK, looks.DESKTOP_KO_DARK] if EVERY_LOOK else []
# A transition shows colours that no rule names; animations by scrolling or without end are never over. The
# transition between two pages lies over the page, from before its first frame until the frame after its end.
AT_REST = """async () => {
    const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    await frames();
    const passing = document.getAnimations().filter((one) =>
        one.timeline === document.timeline && one.effect.getComputedTiming().endTime < Infinity);
    await Promise.all(passing.map((one) => one.finished));
    if (passing.length) await frames();
}"""


class Accessibility(unittest.TestCase):
    def test_every_page_is_accessible(self):
        app = App(listings=scenes.SIZE, payments=True)
        self.addCleanup(app.close)
        with chromium() as browser:
            member = scenes.prepare(browser, app)
            for look in LOOKS:
                for neighbour, name in scenes.walk(browser, app, look, member):
                    page = neighbour.page
                    with self.subTest(f"what moves, {name}, {look.name}"):
                        page.evaluate(AT_REST)
                        shifted, moved = page.evaluate(SHIFTS)
                        self.assertLess(shifted, MOST_SHIFTED, moved)
                    with self.subTest(f"what can't be pressed, {name}, {look.name}"):
                        self.assertEqual(controls.faults(page), [])
                    if look is not looks.PHONE_KO_LIGHT and not EVERY_LOOK:
                        continue
                    with self.subTest(f"{name}, {look.name}"):
                        page.evaluate(SCRIPT)
                        self.inspect(page, RULES)
                    with self.subTest(f"{name}, {look.name}, in the dark"):
                        page.emulate_media(color_scheme="dark")
                        self.inspect(page, COLOURS)
                        page.emulate_media(color_scheme="light")

    def inspect(self, page, rules):
        page.evaluate(AT_REST)
        found = page.evaluate("rules => axe.run(document, rules)", rules)["violations"]
        told = [f'{one["id"]}: {one["help"]}: {one["nodes"][0]["html"][:200]}' for one in found]
        self.assertEqual(told, [], page.url)


if __name__ == "__main__":
    unittest.main()

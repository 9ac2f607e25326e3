"""Posting and chatting without a pointer: Tab, arrows, blanks and Enter are enough."""

import unittest

import looks
from app import AppTest, chromium
from neighbour import Neighbour
from playwright.sync_api import expect

# As they are seen, from top to bottom.
FIELDS = [
    "side", "subject", "title", "description",
    "plan", "schedule.weekdays", "schedule.timeBands", "schedule.minutes",
    "placeBy", "place.neighbourhood", "negotiable", "price.won", "price.per", "seats",
    "files", "target", "bring",
]


class Keyboard(AppTest):
    def setUp(self):
        super().setUp()
        # The names of the fields that Tab went to, in order.
        self.named = []

    def test_a_class_is_posted_and_talked_about_by_keys_alone(self):
        with chromium() as browser:
            ana = Neighbour(browser, self.app, looks.DESKTOP_KO_DARK, "ana").joins().lives_in()
            ana.opens("/")
            self.assertEqual(self.tabs_to(ana, "a.skip"), 1)
            ana.page.keyboard.press("Enter")
            self.tabs_to(ana, "a[href='/new']", back=True)
            ana.page.keyboard.press("Enter")
            ana.page.wait_for_url("**/new")
            self.tabs_to(ana, "a[href='/classes/new']")
            ana.page.keyboard.press("Enter")
            ana.page.wait_for_url("**/classes/new")

            self.tabs_to(ana, "[name=side]")
            ana.page.keyboard.press("Space")
            self.types(ana, "[name=title]", "기타 처음부터")
            self.types(ana, "[name=description]", "천천히 알려 드려요.")
            self.goes_on(ana, "2/3 언제 · 어디 · 얼마")
            self.tabs_to(ana, "[name='schedule.weekdays'][value=sat]")
            ana.page.keyboard.press("Space")
            self.types(ana, "[name='schedule.minutes']", "60")
            self.types(ana, "[name='price.won']", "30000")
            self.goes_on(ana, "3/3 사진과 준비물")
            self.tabs_to(ana, "main .sheet [type=submit]")
            self.assertEqual(self.named, FIELDS)
            with ana.page.expect_navigation(url=lambda url: "/classes/new" not in url):
                ana.page.keyboard.press("Enter")
            listing = ana.path
            self.assertRegex(listing, "^/classes/[0-9A-Z]{13}$")

            ben = Neighbour(browser, self.app, looks.DESKTOP_EN_LIGHT, "ben").joins().lives_in()
            ben.opens(listing)
            self.named = []
            self.tabs_to(ben, "form[action*='/conversation'] button")
            with ben.page.expect_navigation(url=lambda url: "/conversations/" in url):
                ben.page.keyboard.press("Enter")
            self.types(ben, "#text", "안녕하세요")
            self.tabs_to(ben, "button.send")
            self.assertEqual(self.named, ["files", "text"])
            ben.page.keyboard.press("Enter")
            ben.hears("안녕하세요")
            ana.close()
            ben.close()

    def tabs_to(self, neighbour, selector, back=False):
        """Presses Tab until that has the focus, and sees at each step where the focus is."""
        for count in range(1, 120):
            neighbour.page.keyboard.press("Shift+Tab" if back else "Tab")
            at = neighbour.page.evaluate(
                """selector => {
                    const here = document.activeElement;
                    const style = here.matches(":focus-visible") ? getComputedStyle(here) : null;
                    const next = here.nextElementSibling ? getComputedStyle(here.nextElementSibling) : style;
                    const label = here.closest("label, a, button, summary") ?? here;
                    const after = getComputedStyle(here, "::after");
                    const shown = [style, next, after].some((one) => one && parseFloat(one.outlineWidth) >= 2)
                        || getComputedStyle(label).outlineStyle !== "none";
                    return { found: here.matches(selector), name: here.getAttribute("name"),
                             shown: here === document.body || shown, what: here.outerHTML.slice(0, 120) };
                }""",
                selector,
            )
            if at["name"] and at["name"] not in self.named:
                self.named.append(at["name"])
            self.assertTrue(at["shown"], f"the focus is out of sight on {at['what']}")
            if at["found"]:
                return count
        self.fail(f"{selector} can't be reached on {neighbour.path}")

    def goes_on(self, neighbour, step):
        self.tabs_to(neighbour, "button[data-next]")
        neighbour.page.keyboard.press("Enter")
        expect(neighbour.page.get_by_role("heading", name=step)).to_be_focused()

    def types(self, neighbour, selector, text):
        self.tabs_to(neighbour, selector)
        neighbour.page.keyboard.insert_text(text)


if __name__ == "__main__":
    unittest.main()

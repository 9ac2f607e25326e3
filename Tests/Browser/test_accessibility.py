"""Every page for everybody: no finding of axe-core for WCAG 2.2 AA, in each of the four looks."""

import unittest

import looks
import scenes
from axe_playwright_python.sync_playwright import Axe
from app import App, chromium

RULES = {
    "runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    # What passes isn't even looked up, which takes three times as long.
    "resultTypes": ["violations"],
}
SCRIPT = Axe().axe_script


class Accessibility(unittest.TestCase):
    def test_no_page_shuts_anybody_out(self):
        app = App(listings=scenes.SIZE)
        self.addCleanup(app.close)
        with chromium() as browser:
            scenes.prepare(browser, app)
            for look in looks.ALL:
                for neighbour, name in scenes.walk(browser, app, look):
                    with self.subTest(f"{name}, {look.name}"):
                        self.inspect(neighbour.page)

    def inspect(self, page):
        page.evaluate(SCRIPT)
        found = page.evaluate("rules => axe.run(document, rules)", RULES)["violations"]
        told = [f'{one["id"]}: {one["help"]}: {one["nodes"][0]["html"][:200]}' for one in found]
        self.assertEqual(told, [], page.url)


if __name__ == "__main__":
    unittest.main()

"""Every page for everybody: no finding of axe-core for WCAG 2.2 AA, in each of the four looks."""

import unittest

import looks
import scenes
from axe_playwright_python.sync_playwright import Axe
from house import House, chromium
from neighbour import Neighbour

RULES = {
    "runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    # What passes isn't even looked up, which takes three times as long.
    "resultTypes": ["violations"],
}
SCRIPT = Axe().axe_script


class Accessibility(unittest.TestCase):
    def test_no_page_shuts_anybody_out(self):
        house = House(listings=400)
        self.addCleanup(house.close)
        with chromium() as browser:
            for look in looks.ALL:
                stranger = Neighbour(browser, house, look, "stranger")
                self.inspect(stranger, scenes.of_a_stranger())
                stranger.close()
                member = Neighbour(browser, house, look, "demo1").signs_in("demo1@example.com")
                member.speaks(look.language)
                self.inspect(member, scenes.of_a_member(member))
                member.close()

    def inspect(self, neighbour, pages):
        for name, path in pages:
            with self.subTest(f"{name}, {neighbour.look.name}"):
                answer = neighbour.page.goto(neighbour.house.address + path)
                self.assertLess(answer.status, 500, path)
                if name.startswith("map"):
                    neighbour.page.locator(".leaflet-marker-icon").first.wait_for()
                neighbour.page.evaluate(SCRIPT)
                found = neighbour.page.evaluate("rules => axe.run(document, rules)", RULES)["violations"]
                told = [f'{one["id"]}: {one["help"]}: {one["nodes"][0]["html"][:200]}' for one in found]
                self.assertEqual(told, [], f"{path}")


if __name__ == "__main__":
    unittest.main()

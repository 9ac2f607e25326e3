"""At the door."""

import unittest

import looks
from house import House, chromium
from neighbour import Neighbour


class Door(unittest.TestCase):
    def test_a_newcomer_joins_and_lives_somewhere(self):
        house = House()
        self.addCleanup(house.close)
        with chromium() as browser:
            for look in looks.ALL + [looks.without_scripts(looks.PHONE_KO_LIGHT)]:
                with self.subTest(look.name):
                    ana = Neighbour(browser, house, look, "ana" + look.name[:3] + look.name[-9:-5])
                    ana.joins()
                    ana.page.goto(house.address + "/")
                    self.assertEqual(ana.page.locator("html").get_attribute("lang"), look.language)
                    ana.close()


if __name__ == "__main__":
    unittest.main()

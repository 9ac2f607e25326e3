"""At the door."""

import unittest

import looks
from app import AppTest, chromium
from neighbour import Neighbour


class Door(AppTest):
    def test_a_newcomer_joins_and_lives_somewhere(self):
        with chromium() as browser:
            for look in looks.ALL + [looks.without_scripts(looks.PHONE_KO_LIGHT)]:
                with self.subTest(look.name):
                    ana = Neighbour(browser, self.app, look, "ana" + look.name[:3] + look.name[-9:-5])
                    ana.joins().lives_in("역삼1동", "1168064000")
                    self.assertEqual(ana.asks("/me/neighbourhoods")["items"][0]["code"], "1168064000")
                    ana.opens("/")
                    self.assertEqual(ana.page.locator("html").get_attribute("lang"), look.language)
                    ana.close()


if __name__ == "__main__":
    unittest.main()

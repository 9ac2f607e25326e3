"""Without a network: what was seen last can be read, is marked as such, and leaves with whoever signs out."""

import unittest

import looks
from house import House, chromium
from neighbour import Neighbour

LIVING = ("역삼1동", "1168064000")


class Offline(unittest.TestCase):
    def test_what_was_seen_last_is_readable_and_marked(self):
        house = House()
        self.addCleanup(house.close)
        with chromium() as browser:
            ana = Neighbour(browser, house, looks.PHONE_KO_LIGHT, "ana").joins().lives_in(*LIVING)
            listing = ana.posts("기타 처음부터").split("?")[0]
            ana.opens("/")
            ana.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
            for path in ["/", listing, "/conversations"]:
                ana.opens(path)
            self.assertFalse(ana.page.locator(".offline-mark").is_visible())

            ana.context.set_offline(True)
            ana.opens("/")
            ana.sees("기타 처음부터")
            self.assertTrue(ana.page.locator(".offline-mark").is_visible())
            ana.opens(listing)
            ana.sees("30,000원")
            ana.opens("/map")
            self.assertTrue(ana.page.locator(".offline-mark").is_visible())

            ana.context.set_offline(False)
            ana.opens("/")
            self.assertFalse(ana.page.locator(".offline-mark").is_visible())
            ana.opens("/me")
            ana.sends("/sign-out")
            ana.context.set_offline(True)
            ana.opens(listing)
            self.assertEqual(ana.page.get_by_text("30,000원").count(), 0)
            ana.context.set_offline(False)
            ana.close()


if __name__ == "__main__":
    unittest.main()

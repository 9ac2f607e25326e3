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
                self.keeps(ana, path)
            self.assertFalse(ana.page.locator(".offline-mark").is_visible())

            ana.context.set_offline(True)
            ana.opens("/")
            ana.sees("기타 처음부터")
            self.assertTrue(ana.page.locator(".offline-mark").is_visible())
            ana.opens(listing)
            ana.sees("30,000원")
            ana.opens("/map")
            self.assertTrue(ana.page.locator(".offline-mark").is_visible())

            # Only a network that leads to the house changes anything: the copy is looked at anew.
            ana.page.evaluate("dispatchEvent(new Event('online'))")
            self.assertTrue(ana.page.locator(".offline-mark").is_visible())
            with ana.page.expect_navigation():
                ana.context.set_offline(False)
            self.assertEqual(ana.path, "/map")
            self.assertFalse(ana.page.locator(".offline-mark").is_visible())
            ana.opens("/me")
            ana.sends("/sign-out")
            ana.context.set_offline(True)
            ana.opens(listing)
            self.assertEqual(ana.page.get_by_text("30,000원").count(), 0)
            ana.context.set_offline(False)
            ana.close()

    def test_a_copy_is_looked_at_anew_by_itself_once_the_house_is_back(self):
        house = House()
        self.addCleanup(house.close)
        with chromium() as browser:
            ana = Neighbour(browser, house, looks.PHONE_KO_LIGHT, "ana").joins()
            ana.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
            ana.opens("/favourites")
            self.keeps(ana, "/favourites")
            house.leaves()
            ana.opens("/favourites")
            self.assertTrue(ana.page.locator(".offline-mark").is_visible())
            house.comes_back()
            ana.page.locator(".offline-mark").wait_for(state="hidden")
            self.assertEqual(ana.path, "/favourites")
            ana.close()

    def keeps(self, neighbour, path):
        """A copy is put by while its reader already reads on."""
        neighbour.page.wait_for_function("async (path) => Boolean(await caches.match(path))", arg=path)


if __name__ == "__main__":
    unittest.main()

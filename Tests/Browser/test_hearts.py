"""A heart changes as it is touched, can be taken back, and never shows what the app does not have."""

import unittest

import looks
from app import AppTest, chromium
from neighbour import Neighbour
from playwright.sync_api import expect


class Hearts(AppTest):
    def begin(self, browser, look):
        ana = Neighbour(browser, self.app, look, "ana").settles()
        ana.offers("기타 처음부터")
        ana.opens("/browse")
        return ana, ana.page.locator("[data-favourite] button").first

    def test_it_is_touched_and_taken_back(self):
        with chromium() as browser:
            ana, heart = self.begin(browser, looks.without_worker(looks.PHONE_KO_LIGHT))
            held = []
            ana.page.route("**/api/v1/listings/*/favourite", lambda route: held.append(route))
            with ana.page.expect_request("**/api/v1/listings/*/favourite"):
                heart.tap()
            expect(heart).to_have_attribute("aria-pressed", "true")
            self.assertEqual(ana.asks("/favourites")["items"], [])
            held[0].continue_()
            ana.page.unroute("**/api/v1/listings/*/favourite")
            undo = ana.page.locator(".toast button")
            undo.wait_for()
            self.assertEqual(len(ana.asks("/favourites")["items"]), 1)
            ana.page.reload()
            expect(heart).to_have_attribute("aria-pressed", "true")

            heart.tap()
            undo.wait_for()
            self.assertEqual(ana.asks("/favourites")["items"], [])
            undo.tap()
            expect(heart).to_have_attribute("aria-pressed", "true")
            ana.page.locator(".toast", has_text="찜 목록에 넣었어요.").wait_for()
            self.assertEqual(len(ana.asks("/favourites")["items"]), 1)
            ana.close()

    def test_a_refused_favourite_is_undone_with_a_message(self):
        with chromium() as browser:
            ana, heart = self.begin(browser, looks.DESKTOP_EN_LIGHT)
            ana.goes_offline()
            heart.click()
            ana.page.locator(".toast", has_text="That didn't work.").wait_for()
            expect(heart).to_have_attribute("aria-pressed", "false")
            ana.goes_online()
            self.assertEqual(ana.asks("/favourites")["items"], [])
            ana.close()


if __name__ == "__main__":
    unittest.main()

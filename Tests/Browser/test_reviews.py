"""Reviewing a neighbour after a lesson, by touch and by keys."""

import unittest

from playwright.sync_api import expect

import looks
from app import AppTest, chromium
from neighbour import Neighbour


class Reviews(AppTest):
    def test_each_half_star_is_large_enough_to_touch_and_chosen_by_keys(self):
        with chromium() as browser:
            ana = Neighbour(browser, self.app, looks.DESKTOP_EN_LIGHT, "ana").settles()
            ben = Neighbour(browser, self.app, looks.PHONE_KO_LIGHT, "ben").settles()
            deal = self.agree(ana, ben)
            self.app.passes(days=4)
            for neighbour in [ana, ben]:
                neighbour.tells("POST", f"/api/v1/deals/{deal}/complete")

            ben.opens(f"/deals/{deal}/review")
            halves = ben.page.locator(".rate label")
            self.assertEqual(halves.count(), 10)
            for half in halves.all():
                box = half.bounding_box()
                self.assertGreaterEqual(box["width"], 24)
                self.assertGreaterEqual(box["height"], 44)
            self.assertEqual(ben.page.evaluate("document.documentElement.scrollWidth"), 390)

            ben.page.locator("[name=rating]").first.focus()
            for _ in range(8):
                ben.page.keyboard.press("ArrowRight")
            expect(ben.page.get_by_role("radio", name="별 4개 반", exact=True)).to_be_checked()
            ben.page.locator("[name=manners][value=kind]").focus()
            ben.page.keyboard.press("Space")
            ben.sends(ben.path)
            ben.sees("친절해요")

            # A review that no one has answered is changed and deleted from its card.
            ben.presses("main a[href*='/edit']")
            expect(ben.page.get_by_role("radio", name="별 4개 반", exact=True)).to_be_checked()
            self.assertEqual(ben.page.evaluate("document.documentElement.scrollWidth"), 390)
            ben.page.get_by_role("radio", name="별 4개 반", exact=True).focus()
            ben.page.keyboard.press("ArrowRight")
            ben.sends(ben.path)
            expect(ben.page.locator("article .stars")).to_have_attribute("aria-label", "별점 5.0점")
            ben.presses("main a[href*='/delete']")
            ben.sees("다시 쓸 수 있어요")
            self.assertEqual(ben.page.evaluate("document.documentElement.scrollWidth"), 390)
            ben.presses("main button.danger")
            ben.sees("후기를 삭제했어요.")
            ana.close()
            ben.close()

    def agree(self, ana, ben):
        """The identifier of an accepted deal."""
        talk = ben.asks_about(ana.offers("기타 처음부터"))
        ana.opens(talk)
        ana.proposes(days=2)
        deal = ana.asks("/deals")["items"][0]["id"]
        ben.tells("POST", f"/api/v1/deals/{deal}/accept")
        return deal


if __name__ == "__main__":
    unittest.main()

"""A conversation that is open in two windows moves in both, and says who said what."""

import unittest

import looks
from app import AppTest, chromium
from neighbour import Neighbour
from playwright.sync_api import expect


class Talk(AppTest):
    def begin(self, browser):
        ana = Neighbour(browser, self.app, looks.PHONE_KO_LIGHT, "ana").settles()
        ben = Neighbour(browser, self.app, looks.DESKTOP_EN_LIGHT, "ben").settles()
        return ana, ben, ana.offers("기타 처음부터")

    def told(self, neighbour):
        return neighbour.page.locator(".about, #deal, .talk").all_inner_texts()

    def test_what_is_said_and_read_is_seen_at_once_with_who_said_it(self):
        with chromium() as browser:
            ana, ben, listing = self.begin(browser)
            talk = ben.asks_about(listing)
            ana.opens(talk)
            ben.says("Hello!")
            ana.hears("Hello!")
            ana.says("안녕하세요")
            ben.hears("안녕하세요")
            for neighbour, names in [(ana, ["ben:", "나:"]), (ben, ["Me:", "ana:"])]:
                said = neighbour.page.locator(".talk .bubble > .unseen")
                expect(said).to_have_text(names)
                neighbour.page.reload()
                expect(said).to_have_text(names)

            ana.opens("/notices")
            ben.says("Are you there?")
            ben.hears("Are you there?")
            asked = ben.page.locator(".bubble.mine", has_text="Are you there?").locator(".mark")
            expect(ana.page.locator("[data-unread=messages]").first).to_have_text("1")
            expect(asked).to_have_text("")
            ana.opens(talk)
            expect(asked).to_have_text("Read")
            expect(ana.page.locator("[data-unread=messages]").first).to_be_hidden()
            ana.close()
            ben.close()

    def test_a_deal_moves_in_both_windows(self):
        with chromium() as browser:
            ana, ben, listing = self.begin(browser)
            talk = ben.asks_about(listing)
            ben.says("Hello!")
            ana.opens(talk)
            ana.proposes(days=2)
            ben.presses("#deal form[action$='/accept'] button")
            expect(ana.page.locator("#deal .tag").first).to_have_text("확정")
            ben.page.locator("#deal details.reason summary").click()
            ben.writes({"reason": "Sorry, I can't come."})
            ben.presses("#deal details.reason form button")
            expect(ana.page.locator("#deal .tag").first).to_have_text("취소")
            ana.sees("Sorry, I can't come.")
            moved = self.told(ana)
            ana.page.reload()
            self.assertEqual(self.told(ana), moved)
            ana.close()
            ben.close()

    def test_what_happened_joins_the_list_of_notices_and_is_counted(self):
        with chromium() as browser:
            ana, ben, listing = self.begin(browser)
            talk = ben.asks_about(listing)
            ben.says("Hello!")
            ben.opens("/notices")
            ana.opens(talk)
            before = ben.page.locator("[data-notices] li").count()
            ana.proposes(days=2)
            expect(ben.page.locator("[data-notices] li")).to_have_count(before + 1)
            expect(ben.page.locator("[data-unread=notices]").first).to_have_text("1")
            ben.presses("[data-notices] li a, [data-notices] li button")
            self.assertEqual(ben.path, talk)
            expect(ben.page.locator("[data-unread=notices]").first).to_be_hidden()
            ana.close()
            ben.close()


if __name__ == "__main__":
    unittest.main()

"""What is typed is finished by the app, and what was looked for before is remembered."""

import unittest

import looks
from app import AppTest, chromium
from neighbour import Neighbour
from playwright.sync_api import expect


class Search(AppTest):
    def begin(self, browser, look):
        ana = Neighbour(browser, self.app, look, "ana").settles()
        ana.offers("수학 기초")
        ana.opens("/search")
        return ana

    def types(self, ana, text):
        ana.page.locator("#q").press_sequentially(text)

    def suggested(self, ana):
        return ana.page.locator("#suggestions [role=option]")

    def test_subjects_places_and_past_searches_are_suggested_as_one_types(self):
        with chromium() as browser:
            ana = self.begin(browser, looks.PHONE_KO_LIGHT)
            self.types(ana, "수")
            self.suggested(ana).filter(has_text="수학").first.tap()
            ana.page.wait_for_url("**/search?q=*")
            ana.sees("수학 기초")

            ana.opens("/search")
            self.types(ana, "수")
            expect(self.suggested(ana).first).to_have_text("수학 최근")
            self.assertEqual(self.suggested(ana).filter(has_text="수학").count(), 1)
            ana.page.locator("#q").fill("")
            expect(self.suggested(ana)).to_have_count(0)
            self.types(ana, "역삼1")
            self.suggested(ana).filter(has_text="역삼1동").first.tap()
            ana.page.wait_for_url("**/?neighbourhood=1168064000&reach=1")
            ana.close()

    def test_keys_walk_through_what_is_suggested(self):
        with chromium() as browser:
            ana = self.begin(browser, looks.DESKTOP_KO_DARK)
            box = ana.page.locator("#q")
            self.types(ana, "학")
            expect(self.suggested(ana).nth(1)).to_have_text("과학")
            expect(box).to_have_attribute("aria-expanded", "true")
            ana.page.keyboard.press("ArrowUp")
            last = self.suggested(ana).last
            expect(last).to_have_attribute("aria-selected", "true")
            self.assertEqual(box.get_attribute("aria-activedescendant"), last.get_attribute("id"))
            ana.page.keyboard.press("ArrowDown")
            self.assertIsNone(box.get_attribute("aria-activedescendant"))
            ana.page.keyboard.press("Escape")
            expect(box).to_have_attribute("aria-expanded", "false")
            self.assertEqual(box.input_value(), "학")
            ana.page.keyboard.press("Enter")
            ana.page.wait_for_url("**/search?q=*")
            ana.sees("수학 기초")
            ana.close()

    def test_what_was_looked_for_is_forgotten_one_by_one_or_all_at_once(self):
        with chromium() as browser:
            ana = self.begin(browser, looks.PHONE_EN_DARK)
            for words in ["guitar", "piano", "violin"]:
                ana.opens(f"/search?q={words}")
            ana.opens("/search")
            past = ana.page.locator("[data-recent] a")
            expect(past).to_have_text(["violin", "piano", "guitar"])
            ana.page.get_by_role("button", name="Delete “piano”").click()
            expect(past).to_have_text(["violin", "guitar"])
            ana.page.get_by_role("button", name="Delete all").click()
            expect(past).to_have_count(0)
            self.assertEqual(ana.asks("/me/searches")["items"], [])
            ana.close()


if __name__ == "__main__":
    unittest.main()

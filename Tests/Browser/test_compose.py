"""A client that writes a listing loses nothing of it."""

import unittest

import looks
from app import AppTest, chromium
from neighbour import Neighbour, evening
from pictures import picture
from playwright.sync_api import expect


class Compose(AppTest):
    def test_what_is_written_is_kept_as_one_goes_and_the_writer_is_told(self):
        with chromium() as browser:
            ana = Neighbour(browser, self.app, looks.PHONE_KO_LIGHT, "ana").settles()
            ana.opens("/classes/new")
            kept = ana.page.locator("[data-kept]")
            ana.writes({"title": "우쿨렐레 첫걸음"})
            kept.filter(has_text="쓰던 글을 저장했어요.").wait_for()

            ana.goes_offline()
            ana.writes({"description": "천천히 알려 드려요."})
            kept.filter(has_text="저장하지 못했어요").wait_for()
            ana.goes_online()
            ana.writes({"description": "아주 천천히 알려 드려요."})
            kept.filter(has_text="쓰던 글을 저장했어요.").wait_for()

            ana.opens("/classes/new")
            self.assertEqual(ana.page.locator("#title").input_value(), "우쿨렐레 첫걸음")
            self.assertEqual(ana.page.locator("#description").input_value(), "아주 천천히 알려 드려요.")
            ana.close()

    def test_dates_come_and_go_without_a_new_page(self):
        with chromium() as browser:
            ana = Neighbour(browser, self.app, looks.PHONE_EN_DARK, "ana").settles()
            ana.opens("/classes/new")
            ana.page.evaluate("document.title = 'same page'")
            ana.chooses("plan", "fixed")
            rows = ana.page.locator("[data-session]")
            first, second = evening(1), evening(2)
            rows.locator("input").first.fill(first)
            ana.page.locator("button[value=add-session]").click()
            expect(rows).to_have_count(2)
            expect(rows.last.locator("input").first).to_be_focused()
            rows.last.locator("input").first.fill(second)
            rows.last.locator("input").last.fill("90")
            ana.page.locator("button[value='remove-session 0']").click()
            expect(rows).to_have_count(1)
            self.assertEqual(rows.locator("input").first.input_value(), second)
            self.assertEqual(ana.page.title(), "same page")

            ana.chooses("side", "offer")
            ana.writes({"title": "기타", "description": "함께해요.", "price.won": "30000"})
            ana.chooses("subject", "hobby")
            ana.presses("main .sheet button:not([name])")
            sessions = ana.asks(ana.path)["contents"]["schedule"]["sessions"]
            self.assertEqual([one["minutes"] for one in sessions], [90])
            ana.close()

    def test_a_draft_keeps_its_pictures_in_their_order(self):
        with chromium() as browser:
            look = looks.without_worker(looks.DESKTOP_KO_DARK)
            ana = Neighbour(browser, self.app, look, "ana").settles()
            ana.opens("/classes/new")
            ana.page.locator("#files").set_input_files([picture(50), picture(60)])
            shots = ana.page.locator(".shot[data-id]")
            expect(shots).to_have_count(2)
            ana.page.locator("[data-kept]", has_text="쓰던 글을 저장했어요.").wait_for()
            shots.first.locator(".image-down").click()
            ids = "shots => shots.map((shot) => shot.dataset.id)"
            order = shots.evaluate_all(ids)
            stored = """async (order) => {
                const answer = await fetch("/api/v1/classes/draft");
                return answer.ok && String((await answer.json()).draft.images) === String(order);
            }"""
            assert ana.awaits(stored, order), "the order isn't in the draft"
            ana.opens("/classes/new")
            self.assertEqual(shots.evaluate_all(ids), order)
            ana.close()


if __name__ == "__main__":
    unittest.main()

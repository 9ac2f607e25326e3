"""A client that writes a listing loses nothing of it."""

import datetime
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
            ana.presses("main .sheet [type=submit]")
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
            ana.reaches("files")
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

    def heading(self, neighbour):
        return neighbour.page.locator(".form-step h2").locator("visible=true")

    def test_a_post_is_written_step_by_step_and_the_browser_leads_back(self):
        with chromium() as browser:
            ana = Neighbour(browser, self.app, looks.PHONE_KO_LIGHT, "ana").settles()
            ana.opens("/new")
            ana.page.locator("main").get_by_role("link", name="수업").tap()
            expect(self.heading(ana)).to_have_text("1/3 무엇")
            ana.writes({"title": "기타 처음부터", "description": "천천히 알려 드려요."})
            # Enter in a line leads on.
            ana.page.get_by_label("제목").press("Enter")
            expect(self.heading(ana)).to_have_text("2/3 언제 · 어디 · 얼마")
            expect(self.heading(ana)).to_be_focused()
            ana.page.go_back()
            expect(self.heading(ana)).to_have_text("1/3 무엇")
            ana.page.go_forward()
            ana.page.get_by_label("금액").fill("3만원")
            ana.page.get_by_role("button", name="다음 · 사진과 준비물").tap()
            expect(self.heading(ana)).to_have_text("3/3 사진과 준비물")
            preview = ana.page.get_by_role("region", name="이웃에게는 이렇게 보여요")
            expect(preview.get_by_role("heading", name="기타 처음부터")).to_be_visible()
            expect(preview).to_contain_text("30,000원")
            ana.page.get_by_role("button", name="이전").tap()
            expect(self.heading(ana)).to_have_text("2/3 언제 · 어디 · 얼마")
            self.assertEqual(ana.asks("/me/listings")["items"], [])
            ana.close()

    def test_errors_lead_to_the_step_of_the_first_wrong_field(self):
        with chromium() as browser:
            ana = Neighbour(browser, self.app, looks.PHONE_KO_LIGHT, "ana").settles()
            ana.expects_failure("status of 400", "status of 422")
            ana.opens("/shops/new")
            ana.writes({"title": "역 앞 공실", "exclusiveArea": "10평", "upFront": "많이", "rent": "50"})
            ana.page.locator("main .sheet [type=submit]").tap()
            expect(ana.page.get_by_role("alert")).to_have_text("2곳을 확인해 주세요.")
            expect(self.heading(ana)).to_have_text("3/4 얼마")
            expect(ana.page.locator("#upFront")).to_be_focused()
            ana.close()

    def test_only_what_a_choice_needs_is_asked_and_numbers_go_by_taps(self):
        with chromium() as browser:
            ana = Neighbour(browser, self.app, looks.PHONE_EN_DARK, "ana").settles()
            ana.opens("/shops/new")
            expect(ana.page.locator("main .sheet [type=submit]")).to_be_visible()
            ana.page.get_by_role("button", name="More: Floor").tap()
            expect(ana.page.locator("#floor")).to_have_value("2")
            ana.chooses("deal", "monthly")
            expect(ana.page.get_by_role("textbox", name="Monthly rent")).to_be_visible()
            ana.chooses("deal", "sale")
            expect(ana.page.get_by_role("textbox", name="Monthly rent")).to_be_hidden()
            ana.chooses("lister", "owner")
            expect(ana.page.get_by_label("Name of the broker")).to_be_hidden()
            ana.chooses("lister", "broker")
            expect(ana.page.get_by_label("Name of the broker")).to_be_visible()
            ana.close()

    def test_a_usual_start_is_chosen_with_one_tap(self):
        with chromium() as browser:
            ana = Neighbour(browser, self.app, looks.PHONE_KO_LIGHT, "ana").settles().tells_details()
            ana.opens("/runs/new")
            expect(ana.page.locator("[name=startsOn]")).to_have_count(14)
            ana.page.get_by_role("button", name="토 오전 8시").tap()
            expect(ana.page.locator("[name=startsTime]")).to_have_value("08:00")
            day = ana.page.locator("[name=startsOn]:checked").get_attribute("value")
            self.assertEqual(datetime.date.fromisoformat(day).weekday(), 5)
            ana.close()

    def test_all_of_a_form_is_in_sight_without_scripts(self):
        with chromium() as browser:
            look = looks.without_scripts(looks.PHONE_KO_LIGHT)
            ana = Neighbour(browser, self.app, look, "ana").settles()
            ana.opens("/community/new")
            expect(self.heading(ana)).to_have_text(["1/2 제목과 내용", "2/2 사진과 태그"])
            expect(ana.page.get_by_role("button", name="다음")).to_be_hidden()
            ana.writes({"title": "연습실 추천해 주세요", "description": "밤 10시까지 여는 곳을 찾아요."})
            ana.page.get_by_role("button", name="미리보기").tap()
            preview = ana.page.get_by_role("region", name="이웃에게는 이렇게 보여요")
            expect(preview.get_by_role("heading", name="연습실 추천해 주세요")).to_be_visible()
            ana.presses("main .sheet [type=submit]")
            self.assertRegex(ana.path, "^/community/[0-9A-Z]{13}$")
            ana.close()


if __name__ == "__main__":
    unittest.main()

"""A run is posted with the form, found among runs, and talked about without a deal."""

import datetime
import re
import unittest

import looks
from app import AppTest, chromium
from neighbour import Neighbour, soon
from playwright.sync_api import expect


class Runs(AppTest):
    def test_a_run_is_posted_found_and_talked_about(self):
        tomorrow = datetime.date.today() + datetime.timedelta(days=1)
        with chromium() as browser:
            ana = Neighbour(browser, self.app, looks.PHONE_KO_LIGHT, "ana").settles().tells_details()
            ana.offers("기타 처음부터")
            ana.opens("/")
            ana.presses("a[href='/new']")
            ana.presses("main a[href='/runs/new']")
            ana.writes({"title": "남산 둘레길", "startsAt": f"{tomorrow}T19:30", "minutes": "90", "seats": "4"})
            for name, value in [("tag", "after-work"), ("pace", "fast"), ("afterparty", "yes")]:
                ana.chooses(name, value)
            with ana.page.expect_navigation(url=re.compile(r"/runs/[0-9A-Z]{13}")):
                ana.page.locator("main .sheet button").last.click()
            run = ana.path
            for text in ["고수 4:30~5:59", "4명까지", "뒤풀이 있음", "1시간 30분"]:
                ana.sees(text)

            ben = Neighbour(browser, self.app, looks.DESKTOP_EN_LIGHT, "ben").settles()
            ben.opens("/")
            ben.page.locator("main a.chip", has_text="Runs").click()
            ben.page.wait_for_url("**/?kind=run")
            self.assertEqual(ben.page.locator("main .card-title").all_inner_texts(), ["남산 둘레길"])
            ben.asks_about(run)
            self.assertEqual(ben.page.locator("main a[href$='/deal']").count(), 0)
            ana.close()
            ben.close()

    def test_a_runner_applies_is_accepted_and_talks_with_all_on_a_phone(self):
        with chromium() as browser:
            ana = Neighbour(browser, self.app, looks.PHONE_KO_LIGHT, "ana").settles()
            ben = Neighbour(browser, self.app, looks.PHONE_KO_LIGHT, "ben").settles().tells_details()
            run = ana.hosts("남산 둘레길", seats=2)
            ben.opens(run)
            ben.presses("main .sheet a.primary")
            ben.writes({"note": "처음이에요"})
            ben.sends("/listings/")
            ben.sees("신청했어요")

            ana.opens(run)
            ana.presses("main .sheet a.primary")
            ana.sees("처음이에요")
            ana.presses("main form[action$='/admit'] button")
            ana.sees("신청을 받았어요")
            ana.presses("main a[href*='/conversations/']")

            ben.opens(run)
            ben.presses("main .sheet a.primary")
            ben.says("정문에서 만나요")
            ana.page.locator(".bubble .sender", has_text="ben").wait_for()
            ana.says("네, 그때 봬요")
            ben.page.locator(".bubble .sender", has_text="모임장").wait_for()
            ana.close()
            ben.close()

    def test_a_runner_checks_in_by_position_and_another_by_the_code_that_is_replaced_by_itself(self):
        place = {"point": {"lat": 37.5007, "lon": 127.0365}, "address": "양재천 영동2교"}
        with chromium() as browser:
            ana = Neighbour(browser, self.app, looks.PHONE_KO_LIGHT, "ana").settles()
            run = ana.hosts("양재천 한 바퀴", startsAt=soon(), place=place, seats=3)
            ben = Neighbour(browser, self.app, looks.PHONE_KO_LIGHT, "ben").settles()
            cho = Neighbour(browser, self.app, looks.PHONE_KO_LIGHT, "cho").settles()
            for runner in [ben, cho]:
                ana.admits(runner, run)
            attendance = f"/listings/{run.split('/')[-1]}/attendance"
            ben.context.grant_permissions(["geolocation"])
            ben.context.set_geolocation({"latitude": 37.5301, "longitude": 127.0365})
            ben.opens(attendance)
            ben.presses("main a.primary")
            ben.expects_failure("409")
            ben.presses("main form[data-verify] button")
            ben.sees("모임 장소에서 멀어요")
            ben.context.set_geolocation({"latitude": 37.5009, "longitude": 127.0363})
            ben.presses("main form[data-verify] button")
            ben.sees("위치로 체크인")

            ana.opens(attendance + "/code")
            digits = ana.page.locator("main .digits")
            before = digits.inner_text()
            expect(digits).not_to_have_text(before, timeout=90_000)
            code = digits.inner_text()
            cho.opens(attendance + "/check-in")
            cho.writes({"code": code})
            cho.sends(attendance + "/check-in")
            cho.sees("코드로 체크인")
            for neighbour in [ana, ben, cho]:
                neighbour.close()


if __name__ == "__main__":
    unittest.main()

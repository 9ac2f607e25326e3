"""A run is posted with the form, found among runs, and talked about without a deal."""

import datetime
import re
import unittest

import looks
from app import AppTest, chromium
from neighbour import PASSWORD, Neighbour, soon
from playwright.sync_api import expect


class Runs(AppTest):
    def test_a_run_is_posted_found_and_talked_about(self):
        tomorrow = datetime.date.today() + datetime.timedelta(days=1)
        with chromium() as browser:
            ana = Neighbour(browser, self.app, looks.PHONE_KO_LIGHT, "ana").settles().tells_details()
            ana.offers("기타 처음부터")
            ana.opens("/browse")
            ana.presses("a[href='/new']")
            ana.presses("main a[href='/runs/new']")
            ana.chooses("startsOn", str(tomorrow))
            ana.page.locator("[name=startsTime]").select_option("19:30")
            ana.writes({"title": "남산 둘레길", "minutes": "90", "seats": "4"})
            for name, value in [("tag", "after-work"), ("pace", "fast"), ("afterparty", "yes")]:
                ana.chooses(name, value)
            with ana.page.expect_navigation(url=re.compile(r"/runs/[0-9A-Z]{13}")):
                ana.page.locator("main .sheet button").last.click()
            run = ana.path
            for text in ["고수 4:30~5:59", "4명까지", "뒤풀이 있음", "1시간 30분"]:
                ana.sees(text)

            ben = Neighbour(browser, self.app, looks.DESKTOP_EN_LIGHT, "ben").settles()
            ben.opens("/browse")
            ben.page.locator("main .tabs a", has_text="Runs").click()
            ben.page.wait_for_url("**/browse?kind=run")
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
            ana.sees("신청을 수락했어요")
            ana.presses("main a[href*='/conversations/']")

            ben.opens(run)
            ben.presses("main .sheet a.primary")
            ben.says("정문에서 만나요")
            ana.page.locator(".bubble .sender", has_text="ben").wait_for()
            ana.says("네, 그때 봬요")
            ben.page.locator(".bubble .sender", has_text="모임장").wait_for()
            ana.close()
            ben.close()

    def test_a_newcomer_applies_to_a_first_run_in_six_taps(self):
        with chromium() as browser:
            ana = Neighbour(browser, self.app, looks.PHONE_KO_LIGHT, "ana").settles()
            run = ana.hosts("남산 둘레길")
            ben = Neighbour(browser, self.app, looks.PHONE_KO_LIGHT, "ben")
            ben.opens("/").lives_in()
            ben.opens("/sign-up")
            ben.writes({"nickname": "ben", "email": "ben@example.com", "password": PASSWORD})
            ben.presses("main form button[type=submit]")
            self.assertEqual(ben.path, "/")
            ben.taps("main .kinds a[href*='kind=run']")
            ben.taps(f"main .card-title a[href='{run}']")
            ben.taps("main .sheet a.primary")
            ben.taps_and_writes("own.birthYear", "1990")
            ben.taps("main label:has([name='own.pace'][value=average])", leads=False)
            ben.taps("main form.form button[type=submit]")
            ben.sees("신청했어요")
            self.assertLessEqual(ben.tapped, 6)
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
            ben.sees("모임 장소까지 약 3.3km 남았어요")
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

    def test_a_host_and_nine_runners_run_together_on_their_phones(self):
        names = ["ben", "cho", "dan", "eve", "fay", "gil", "hana", "ian", "jin"]
        with chromium() as browser:
            host = Neighbour(browser, self.app, looks.PHONE_KO_LIGHT, "ana").settles()
            run = host.hosts("남산 둘레길", seats=4)
            number = run.rsplit("/", 1)[1]
            roster = f"/listings/{number}/roster"
            runners = {}
            for name in names:
                runner = Neighbour(browser, self.app, looks.PHONE_KO_LIGHT, name).settles().tells_details()
                runner.opens(run)
                runner.presses("main .sheet a.primary")
                runner.sends("/listings/")
                runner.sees("신청했어요")
                runners[name] = runner

            host.opens("/notices")
            host.presses("main form[action*='/read'] button")
            self.assertEqual(host.path, roster)
            for name in names[:5]:
                row = host.page.locator("li.applicant", has_text=name)
                with host.page.expect_navigation():
                    row.locator("form[action$='/admit'] button").click()
            self.assertEqual(host.page.locator("li.applicant form[action$='/admit']").count(), 4)
            eve = runners["eve"].opens(run)
            eve.sees("기다리는 중 · 1번째")

            ben, cho = runners["ben"].opens(run), runners["cho"].opens(run)
            ben.presses(f"main a[href='{roster}/leave']")
            ben.sends(f"{roster}/leave")
            eve.opens(run)
            eve.presses(f"main form[action='{roster}/claim'] button")
            eve.sees("참여하게 되었어요")

            cho.presses("main .sheet a.primary")
            talk = cho.path
            eve.opens(talk)
            cho.says("정문에서 만나요")
            eve.page.locator(".bubble .sender", has_text="cho").wait_for()
            eve.says("네, 그때 봬요")
            cho.hears("네, 그때 봬요")
            for outsider in [ben, runners["fay"], runners["jin"]]:
                outsider.expects_failure(talk)
                outsider.opens(talk)
                self.assertEqual(outsider.page.get_by_text("정문에서 만나요").count(), 0)

            self.app.passes(days=3)
            cho.opens(f"/run-logs/runs/{number}")
            cho.presses("main .other-ways a.primary")
            cho.chooses("stamp", "joy")
            cho.writes({"diary": "다 같이 웃으며 뛰었어요"})
            cho.sends("/run-logs")
            cho.sees("다 같이 웃으며 뛰었어요")
            eve.opens(f"/run-logs/runs/{number}")
            self.assertEqual(eve.page.locator(".fellows > li").count(), 3)
            row = eve.page.locator(".fellows > li", has_text="cho")
            row.locator("summary").click()
            row.locator("label.chip", has=eve.page.locator("[value=company]")).click()
            with eve.page.expect_navigation():
                row.locator("button.primary").click()
            cho.opens(f"/run-logs/runs/{number}")
            cho.sees("나에게 준 스탬프: 사교")
            for neighbour in [host, *runners.values()]:
                neighbour.close()

    def test_a_runner_reads_what_changed_and_why_a_run_is_cancelled(self):
        with chromium() as browser:
            ana = Neighbour(browser, self.app, looks.PHONE_KO_LIGHT, "ana").settles()
            ben = Neighbour(browser, self.app, looks.PHONE_KO_LIGHT, "ben").settles()
            run = ana.hosts("남산 둘레길")
            ana.admits(ben, run)
            ana.opens(f"{run}/edit")
            ana.writes({"minutes": "90"})
            with ana.page.expect_navigation(url=re.compile(r"/runs/[0-9A-Z]{13}$")):
                ana.page.locator("main .sheet button").last.click()
            ben.opens("/notices")
            ben.presses("button:has-text('길이 60분 → 90분')")
            ben.sees("바뀐 일정에는 못 가요")

            ana.opens(run)
            ana.page.locator("details.menu summary").first.click()
            ana.presses("a[href$='/cancel']")
            ana.writes({"note": "비가 많이 와요"})
            ana.sends("/listings/")
            ana.sees("이유: 비가 많이 와요")
            ben.opens("/notices")
            ben.presses("button:has-text('신청한 모임이 취소되었어요')")
            ben.sees("이유: 비가 많이 와요")
            self.assertEqual(ben.page.locator("main a[href$='/leave']").count(), 0)
            ana.close()
            ben.close()


if __name__ == "__main__":
    unittest.main()

"""A teacher and three students, from free times to reviews, with a sandbox as the provider."""

import unittest

import looks
from app import App, chromium
from neighbour import Neighbour


class LessonStory(unittest.TestCase):
    def test_three_students_book_pay_move_cancel_and_review_and_one_writes_about_it(self):
        app = App(payments=True)
        self.addCleanup(app.close)
        with chromium() as browser:
            ana = Neighbour(browser, app, looks.DESKTOP_EN_LIGHT, "ana").settles()
            ben = Neighbour(browser, app, looks.without_scripts(looks.PHONE_KO_LIGHT), "ben").settles()
            cho = Neighbour(browser, app, looks.PHONE_EN_DARK, "cho").settles()
            dan = Neighbour(browser, app, looks.DESKTOP_KO_DARK, "dan").settles()
            lesson = ana.teaches()
            self.sets_hours(ana)

            ben.opens("/browse?kind=lesson")
            ben.page.get_by_role("link", name="바이올린 레슨").click()
            ben.presses(f"main a[href='/listings/{lesson}/pass']")
            ben.sends(f"/listings/{lesson}/pass")
            ben.pays(ben.path.split("/")[2])
            first = self.books(ben, lesson, day=1, note="처음이에요")
            ben.sees("처음이에요")
            ben.sees("횟수권 1/3회")
            ana.opens("/notices")
            ana.sees("booked a lesson")

            second = self.books(cho, lesson, day=2)
            cho.presses(f"main a[href='/deals/{second}/pay']")
            cho.sends(f"/deals/{second}/pay")
            order = cho.path.split("/")[2]
            cho.pays(order)
            self.books(dan, lesson, day=3)
            dan.presses("main a[href$='/move']")
            dan.page.get_by_role("link", name="시간 고르기").click()
            dan.page.locator(".slot-day").nth(4).locator("a.chip").last.click()
            dan.page.get_by_role("button", name="이 시간으로 바꾸기").click()
            dan.sees("약속 시간을 바꿨어요.")

            # Two days before, half is given back.
            cho.opens(f"/deals/{second}")
            cho.page.locator(f"main details:has(form[action='/deals/{second}/cancel']) summary").click()
            cho.writes({"reason": "A trip came up"})
            cho.sends(f"/deals/{second}/cancel")
            # What is due each minute is also done at the start.
            for neighbour in [ana, cho, dan]:
                neighbour.expects_failure("ERR_CONNECTION_REFUSED", "/api/v1/stream", "/api/v1/me/unread",
                                          "/messages?limit=100")
            app.leaves()
            app.comes_back()
            cho.opens(f"/orders/{order}")
            cho.sees("₩25,000")

            app.passes(days=3)
            for neighbour in [ana, ben]:
                neighbour.opens(f"/deals/{first}")
                neighbour.sends(f"/deals/{first}/complete")
            for neighbour, halves in [(ana, "4.5"), (ben, "5.0")]:
                neighbour.opens(f"/deals/{first}")
                neighbour.reviews(halves, "쉽게 알려 주세요")
            dan.opens("/members/" + ana.asks("/me")["id"])
            dan.sees("쉽게 알려 주세요")
            dan.opens("/community/new")
            dan.writes({"title": "첫 레슨 후기", "description": "즐거웠어요"})
            dan.chooses("scope", "neighbourhood")
            dan.page.locator("main .sheet button:not([name])").last.click()
            dan.sees("즐거웠어요")
            for neighbour in [ana, ben, cho, dan]:
                neighbour.close()

    def test_a_pass_is_used_for_six_weekly_lessons_on_a_phone(self):
        app = App(payments=True)
        self.addCleanup(app.close)
        with chromium() as browser:
            ana = Neighbour(browser, app, looks.DESKTOP_EN_LIGHT, "ana").settles()
            lesson = ana.teaches("피아노 레슨", instrument="piano", passCount=6, passPrice=240_000)
            self.sets_hours(ana)
            ben = Neighbour(browser, app, looks.PHONE_KO_LIGHT, "ben").joins().lives_in()
            ben.opens("/browse?kind=lesson")
            ben.page.get_by_role("link", name="피아노 레슨").click()
            ben.presses(f"main a[href='/listings/{lesson}/pass']")
            ben.sends(f"/listings/{lesson}/pass")
            ben.pays(ben.path.split("/")[2])
            self.chooses_time(ben, lesson, day=1)
            ben.sees("횟수권으로 예약해요 (6회 남음)")
            ben.page.locator("select[name=weeks]").select_option("6")
            self.assertEqual(ben.page.evaluate("document.documentElement.scrollWidth"), 390)
            ben.sends(f"/lessons/{lesson}/book")
            ben.sees("매주 같은 시간에 6번")
            ben.page.locator("#deal summary", has_text="다른 약속 5").click()
            ben.page.locator("#deal details li a").last.click()
            ben.sees("횟수권 6/6회")
            self.assertEqual(ben.page.evaluate("document.documentElement.scrollWidth"), 390)
            ben.opens("/me/orders")
            ben.sees("횟수권 6/6회")
            self.assertEqual(len(ben.asks("/deals?state=accepted")["items"]), 6)
            # Others can still book, and ask.
            cho = Neighbour(browser, app, looks.PHONE_KO_LIGHT, "cho").settles()
            self.chooses_time(cho, lesson, day=2)
            cho.sends(f"/lessons/{lesson}/book")
            cho.sees("레슨을 예약했어요")
            for neighbour in [ana, ben, cho]:
                neighbour.close()

    def sets_hours(self, ana):
        ana.opens("/settings/teaching-hours")
        # The first row of each of the seven days; each day has two.
        for day in range(7):
            ana.page.locator(f"[name='week.{2 * day}.from']").fill("09:00")
            ana.page.locator(f"[name='week.{2 * day}.to']").fill("21:00")
        ana.chooses("restsOnHolidays", "false")
        ana.writes({"notice": "1"})
        ana.sends("/settings/teaching-hours")
        ana.sees("Saved.")

    def books(self, student, lesson, day, note=""):
        """The deal."""
        self.chooses_time(student, lesson, day)
        student.writes({"note": note})
        student.sends(f"/lessons/{lesson}/book")
        self.assertRegex(student.path, "^/conversations/[0-9A-Z]{13}")
        return student.asks("/deals")["items"][0]["id"]

    def chooses_time(self, student, lesson, day):
        """The first time of a day after today, which is whole whatever the time is now."""
        student.opens(f"/lessons/{lesson}")
        student.presses(f"main a[href='/lessons/{lesson}/slots']")
        self.assertLessEqual(student.page.evaluate("document.documentElement.scrollWidth"),
                             student.page.evaluate("innerWidth"))
        student.page.locator(".slot-day").nth(day).locator("a.chip").first.click()
        student.page.wait_for_url("**/book?startsAt=*")


if __name__ == "__main__":
    unittest.main()

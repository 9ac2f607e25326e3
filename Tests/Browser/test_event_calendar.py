"""A neighbour finds an event in the month, keeps it, and reads the calendar without a way to the app."""

import unittest

import looks
from app import AppTest, chromium
from events import contents, day_in
from neighbour import Neighbour
from playwright.sync_api import expect


class EventCalendarTest(AppTest):
    def story(self, look):
        with chromium() as browser:
            ana = Neighbour(browser, self.app, looks.PHONE_KO_LIGHT, "ana").settles()
            day = day_in(3)
            event = ana.tells("POST", "/api/v1/events", data=contents("작은 서버 밤", day)).json()["id"]
            ben = Neighbour(browser, self.app, look, "ben").settles()
            ben.opens("/browse?kind=event")
            ben.presses('a[href="/calendar"]')

            # By keyboard: three days on, and in.
            today = ben.page.locator("a.day.today")
            today.focus()
            for _ in range(3):
                ben.page.keyboard.press("ArrowRight")
                if not ben.page.locator("a.day:focus").count():
                    ben.page.wait_for_url("**month=**")
                    ben.page.locator(f'a.day[data-day="{day}"]').focus()
                    break
            expect(ben.page.locator("a.day:focus")).to_have_attribute("data-day", str(day))
            self.assertEqual(1, ben.page.locator('a.day[tabindex="0"]').count())
            with ben.page.expect_navigation():
                ben.page.keyboard.press("Enter")
            ben.presses(f'#day a[href="/events/{event}"]')

            ben.page.locator("main button.heart").first.click()
            expect(ben.page.locator('main button.heart[aria-pressed="true"]').first).to_be_visible()
            ben.page.locator(".toast").wait_for()
            ben.opens("/favourites")
            ben.sees("작은 서버 밤")

            # The copy without a way to the app says when it was made.
            ben.opens("/calendar")
            ben.keeps_copies()
            ben.opens("/calendar")
            ben.keeps_copy("/calendar")
            ben.goes_offline()
            ben.opens("/calendar?month=2031-05")
            expect(ben.page.locator(".offline-mark")).to_be_visible()
            self.assertRegex(ben.page.locator(".offline-mark").inner_text(), r"\d:\d\d")
            # Stays offline: closing while the page loads again, Chromium may never end.
            ben.close()
            ana.close()

    def test_on_a_phone(self):
        self.story(looks.PHONE_KO_LIGHT)

    def test_on_a_desktop(self):
        self.story(looks.DESKTOP_EN_LIGHT)

    def test_without_scripts_every_day_is_a_link(self):
        with chromium() as browser:
            stranger = Neighbour(browser, self.app, looks.without_scripts(looks.PHONE_KO_LIGHT), "stranger")
            stranger.opens("/calendar?month=2026-12")
            stranger.presses('a.day[data-day="2026-12-05"]')
            stranger.sees("12월 5일 토요일")
            stranger.presses(".month-steps .later")
            stranger.sees("2027년 1월")
            stranger.close()


if __name__ == "__main__":
    unittest.main()

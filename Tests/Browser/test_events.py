"""An event is posted with the form, found among events, and signed up for."""

import datetime
import re

import looks
from app import AppTest, chromium
from neighbour import Neighbour


class Events(AppTest):
    def test_an_event_is_posted_with_two_dates_found_and_signed_up_for(self):
        day = datetime.date.today() + datetime.timedelta(days=10)
        with chromium() as browser:
            ana = Neighbour(browser, self.app, looks.PHONE_KO_LIGHT, "ana").settles()
            ana.opens("/events/new")
            ana.reaches("signUp")
            self.assertFalse(ana.page.locator("#seats").is_visible())
            ana.writes({
                "title": "작은 서버 밤", "schedule.dates.0.startsOn": f"{day}",
                "schedule.dates.0.startsAt": "19:00", "schedule.dates.0.endsAt": "21:00", "hosts": "작은 서버 모임",
            })
            ana.reaches("schedule.dates.0.startsOn")
            ana.page.locator("button[value='add-session']").click()
            added = ana.page.locator("[name='schedule.dates.1.startsOn']")
            added.wait_for()
            self.assertEqual(added.input_value(), f"{day + datetime.timedelta(days=1)}")
            ana.chooses("signUp", "here")
            ana.writes({"seats": "1"})
            with ana.page.expect_navigation(url=re.compile(r"/events/[0-9A-Z]{13}")):
                ana.page.locator("main .sheet button").last.click()
            event = ana.path
            for text in ["예정", "오후 7:00~9:00", "작은 서버 모임", "무료"]:
                ana.sees(text)

            ben = Neighbour(browser, self.app, looks.DESKTOP_EN_LIGHT, "ben").settles()
            ben.opens("/browse")
            ben.page.locator("main .tabs a", has_text="Events").click()
            ben.page.wait_for_url("**/browse?kind=event")
            self.assertEqual(ben.page.locator("main .card-title").all_inner_texts(), ["작은 서버 밤"])
            ben.opens(event)
            ben.presses("main .sheet a.primary")
            ben.sends("/listings/")
            ben.sees("Taking part")
            ana.close()
            ben.close()

    def test_a_public_place_is_a_pin_without_a_circle(self):
        with chromium() as browser:
            ana = Neighbour(browser, self.app, looks.PHONE_KO_LIGHT, "ana").settles()
            event = ana.announces("작은 서버 밤")
            ben = Neighbour(browser, self.app, looks.PHONE_KO_LIGHT, "ben")
            ben.opens(event)
            ben.page.locator("[data-circle]").scroll_into_view_if_needed()
            ben.page.locator(".map-me").wait_for()
            self.assertEqual(ben.page.locator(".around").count(), 0)
            ben.sees("봉은사로 1길 14")
            ana.close()
            ben.close()

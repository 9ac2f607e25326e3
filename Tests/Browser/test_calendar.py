"""A calendar app that isn't ours subscribes to a member's calendar and follows its changes."""

import datetime
import unittest
import urllib.error
import urllib.request

import looks
from app import AppTest, chromium
from icalendar import Calendar
from neighbour import Neighbour, evening


class CalendarApp:
    """Knows the address only."""

    def __init__(self, address):
        self.address = address

    def event(self):
        with urllib.request.urlopen(self.address) as answer:
            calendar = Calendar.from_ical(answer.read())
        zones = [str(zone["TZID"]) for zone in calendar.walk("VTIMEZONE")]
        assert zones == ["Asia/Seoul"], zones
        events = calendar.walk("VEVENT")
        assert len(events) == 1, events
        return events[0]


class CalendarTest(AppTest):
    def test_a_calendar_app_follows_a_lesson_from_its_agreement_to_its_end(self):
        with chromium() as browser:
            ana = Neighbour(browser, self.app, looks.PHONE_KO_LIGHT, "ana").settles()
            ben = Neighbour(browser, self.app, looks.DESKTOP_EN_LIGHT, "ben").settles()
            ana.opens(ben.asks_about(ana.offers("기타 처음부터")))
            ana.proposes(2)
            deal = ben.asks("/deals")["items"][0]["id"]
            ben.tells("POST", f"/api/v1/deals/{deal}/accept")

            ben.opens("/settings")
            ben.presses("main a[href='/settings/calendar']")
            ben.presses("main form[action='/settings/calendar'] button")
            app = CalendarApp(ben.page.locator("#address").input_value())
            agreed = app.event()
            seoul = datetime.timezone(datetime.timedelta(hours=9))
            start = datetime.datetime.fromisoformat(evening(2)).replace(tzinfo=seoul)
            self.assertEqual(agreed["DTSTART"].dt, start)
            self.assertEqual((str(agreed["STATUS"]), agreed["SEQUENCE"]), ("CONFIRMED", 0))

            later = {"startsAt": f"{evening(3)}:00+09:00", "minutes": 60}
            ana.tells("POST", f"/api/v1/deals/{deal}/move", data=later)
            ben.tells("POST", f"/api/v1/deals/{deal}/move/accept", data={"number": 1})
            moved = app.event()
            self.assertEqual(moved["UID"], agreed["UID"])
            self.assertEqual(moved["DTSTART"].dt, agreed["DTSTART"].dt + datetime.timedelta(days=1))
            self.assertEqual(moved["SEQUENCE"], 1)

            ana.tells("POST", f"/api/v1/deals/{deal}/cancel", data={"reason": "감기에 걸렸어요"})
            cancelled = app.event()
            self.assertEqual((cancelled["UID"], str(cancelled["STATUS"])), (agreed["UID"], "CANCELLED"))
            self.assertEqual(cancelled["SEQUENCE"], 2)

            ben.presses("main form[action='/settings/calendar/delete'] button")
            with self.assertRaises(urllib.error.HTTPError) as refused:
                app.event()
            self.assertEqual(refused.exception.code, 404)
            ana.close()
            ben.close()


if __name__ == "__main__":
    unittest.main()

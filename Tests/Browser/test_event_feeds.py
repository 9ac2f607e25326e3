"""Feed readers that aren't ours read the dates of 500 random events."""

import datetime
import json
import random
import unittest
import urllib.error
import urllib.request

import feedparser
import looks
from app import AppTest, chromium
from events import SEOUL, contents, day_in, moment
from icalendar import Calendar
from neighbour import Neighbour

COUNT = 500
# The events that a member may post in a day.
EACH = 50
MODES = ["offline", "online", "both"]
TITLES = ["모임; 서울, 부산", "C:\\ 드라이브", "<b>굵게</b> & \"따옴표\"", "아주 긴 제목이 접히는지 보려고 쓴 행사의 이름입니다 정말로", "🎉 잔치"]


def some_dates(chance):
    """One to three evenings, or some whole days."""
    first = day_in(chance.randrange(1, 300))
    if chance.random() < 0.3:
        last = first + datetime.timedelta(days=chance.randrange(1, 5))
        return [{"startsAt": moment(first), "endsAt": moment(last), "allDay": True}]
    days = [first + datetime.timedelta(weeks=week) for week in range(chance.randrange(1, 4))]
    hour, minute = chance.randrange(0, 22), chance.randrange(60)
    return [
        {"startsAt": moment(day, hour, minute), "endsAt": moment(day, hour + 2, minute), "allDay": False}
        for day in days
    ]


def instants(dates):
    return sorted((read(date["startsAt"]), read(date["endsAt"])) for date in dates)


def read(text):
    return datetime.datetime.fromisoformat(text.replace("Z", "+00:00"))


class EventFeedsTest(AppTest):
    def test_other_readers_find_the_same_instants(self):
        chance = random.Random(16)
        expected = {}
        with chromium() as browser:
            for number in range(COUNT // EACH):
                host = Neighbour(browser, self.app, looks.DESKTOP_EN_LIGHT, f"host{number}").settles()
                for _ in range(EACH):
                    dates, mode = some_dates(chance), chance.choice(MODES)
                    schedule = {"zone": "Asia/Seoul", "dates": dates}
                    title = chance.choice(TITLES)
                    event = contents(title, day_in(1), schedule=schedule, mode=mode, isNew=True)
                    posted = host.tells("POST", "/api/v1/events", data=event).json()["id"]
                    expected[posted] = (event["title"], instants(dates), mode)
                host.close()
        self.assertEqual(COUNT, len(expected))
        found = {"ics": {}, "atom": {}, "json": {}}
        for mode in MODES:
            self.reads_calendar(mode, found["ics"])
            self.reads_atom(mode, found["atom"])
            self.reads_json(mode, found["json"])
        for name in ("ics", "json"):
            self.assertEqual({key: value[:2] for key, value in expected.items()}, found[name], name)
        self.assertEqual(expected.keys(), found["atom"].keys())
        for name, (title, instant) in found["atom"].items():
            self.assertEqual(expected[name][0], title)
            # This reader keeps one of several dates.
            self.assertIn(instant, expected[name][1])

    def feed(self, kind, mode):
        address = f"{self.app.address}/api/v1/calendar/events.{kind}?mode={mode}"
        with urllib.request.urlopen(address) as answer:
            text, tag = answer.read(), answer.headers["ETag"]
        again = urllib.request.Request(answer.url, headers={"If-None-Match": tag})
        with self.assertRaises(urllib.error.HTTPError) as refused:
            urllib.request.urlopen(again)
        self.assertEqual(304, refused.exception.code)
        refused.exception.close()
        return text

    def reads_calendar(self, mode, events):
        calendar = Calendar.from_ical(self.feed("ics", mode))
        for event in calendar.walk("VEVENT"):
            name = str(event["UID"]).split("@")[0].split("-")[1]
            start, end = event["DTSTART"].dt, event["DTEND"].dt
            if not isinstance(start, datetime.datetime):
                midnight = datetime.time(tzinfo=SEOUL)
                start, end = (datetime.datetime.combine(day, midnight) for day in (start, end))
            _, instants = events.setdefault(name, (str(event["SUMMARY"]), []))
            instants.append((start, end))
            instants.sort()

    def reads_atom(self, mode, events):
        feed = feedparser.parse(self.feed("atom", mode))
        self.assertFalse(feed.bozo, feed.get("bozo_exception"))
        for entry in feed.entries:
            start, end = read(entry.ev_startdate), read(entry.ev_enddate)
            if "T" not in entry.ev_startdate:
                # Whole days, the last one included.
                start, end = (day.replace(tzinfo=SEOUL) for day in (start, end))
                end += datetime.timedelta(days=1)
            instant = start, end
            events[entry.id.split(":")[-1]] = (entry.title, instant)

    def reads_json(self, mode, events):
        feed = json.loads(self.feed("json", mode))
        self.assertEqual("https://jsonfeed.org/version/1.1", feed["version"])
        for item in feed["items"]:
            events[item["id"].split(":")[-1]] = (item["title"], instants(item["_event"]["dates"]))


if __name__ == "__main__":
    unittest.main()

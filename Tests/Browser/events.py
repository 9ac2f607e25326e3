"""Events as the API takes them."""

import datetime

SEOUL = datetime.timezone(datetime.timedelta(hours=9))
PLACE = {"point": {"lat": 37.5637, "lon": 126.9838}, "address": "명동길 14"}


def day_in(days):
    return (datetime.datetime.now(SEOUL) + datetime.timedelta(days=days)).date()


def moment(day, hour=0, minute=0):
    return datetime.datetime(day.year, day.month, day.day, hour, minute, tzinfo=SEOUL).isoformat()


def contents(title, day, **changes):
    """An evening."""
    date = {"startsAt": moment(day, 19), "endsAt": moment(day, 21), "allDay": False}
    return {
        "title": title, "category": "meetup", "mode": "offline", "hosts": ["마당 개발자 모임"],
        "cost": {"kind": "free"}, "schedule": {"zone": "Asia/Seoul", "dates": [date]}, "signUp": "elsewhere",
        "seats": 4, "link": "https://events.example/1", "description": "처음 오는 분도 편하게 오세요.", "place": PLACE,
    } | changes

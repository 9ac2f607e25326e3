"""What a neighbour who has just signed up finds on a phone, and with how many taps."""

import datetime

import looks
from app import AppTest, chromium
from neighbour import Neighbour
from playwright.sync_api import expect

MAPO = {"point": {"lat": 37.5637, "lon": 126.9226}}


class Thumb:
    """Taps, and counts them. What is typed isn't counted."""

    def __init__(self, neighbour, most):
        self.page, self.most, self.count = neighbour.page, most, 0

    def taps(self, target):
        self.count += 1
        assert self.count <= self.most, f"more than {self.most} taps: {target}"
        target.first.tap()

    def taps_link(self, name, within="main"):
        self.taps(self.page.locator(within).get_by_role("link", name=name, exact=True))


class FewTaps(AppTest):
    def newcomer(self, browser):
        """Someone who signs up and chooses a neighbourhood, on the first page."""
        look = looks.without_worker(looks.PHONE_KO_LIGHT)
        ben = Neighbour(browser, self.app, look, "ben").joins().lives_in()
        assert ben.path == "/", ben.path
        return ben

    def test_a_cafe_up_to_30_million_and_2_million_a_month_in_mapo(self):
        with chromium() as browser:
            ana = Neighbour(browser, self.app, looks.DESKTOP_KO_DARK, "ana").settles()
            cafe = {"use": "cafe", "trade": ["coffee"], "upFront": 30_000_000, "rent": 2_000_000}
            ana.lets("연남동 카페 자리", **cafe, place=MAPO)
            ana.lets("비싼 카페 자리", **cafe | {"rent": 2_010_000}, place=MAPO)
            ana.lets("보증금이 큰 카페 자리", **cafe | {"upFront": 30_010_000}, place=MAPO)
            ana.lets("마포 식당 자리", use="restaurant", trade=["korean"], place=MAPO)
            ana.lets("강남 카페 자리", **cafe)

            ben = self.newcomer(browser)
            thumb = Thumb(ben, most=6)
            thumb.taps_link("상가")
            thumb.taps_link("다른 동네 보기")
            ben.page.locator("#q").press_sequentially("마포구")
            thumb.taps_link("서울 마포구")
            expect(ben.page.locator("h1")).to_have_text("서울 마포구")
            thumb.taps_link("카페")
            thumb.taps(ben.page.locator("details.narrow summary"))
            ben.page.locator("#mostDeposit").fill("3000")
            expect(ben.page.locator(".reading").filter(has_text="3,000만원")).to_be_visible()
            ben.page.locator("#mostPrice").fill("200")
            expect(ben.page.locator(".reading").filter(has_text="200만원")).to_be_visible()
            thumb.taps(ben.page.locator(".narrow-end button"))
            expect(ben.page.locator(".card-title")).to_have_text(["연남동 카페 자리"])
            expect(ben.page.locator("h1")).to_have_text("서울 마포구")
            ana.close()
            ben.close()

    def test_an_event_this_weekend(self):
        seoul = datetime.timezone(datetime.timedelta(hours=9))
        today = datetime.datetime.now(seoul).date()
        # Saturday, or Sunday once that has come.
        day = today + datetime.timedelta(days=max(0, 5 - today.weekday()) or 6 - today.weekday())
        with chromium() as browser:
            ana = Neighbour(browser, self.app, looks.DESKTOP_KO_DARK, "ana").settles()
            event = ana.announces("주말 작은 모임", schedule={
                "dates": [{"startsAt": f"{day}T23:58:00+09:00", "endsAt": f"{day}T23:59:00+09:00"}]})

            ben = self.newcomer(browser)
            thumb = Thumb(ben, most=2)
            thumb.taps_link("더 보기: 오늘과 이번 주말")
            heading = ben.page.get_by_role("heading", name="이번 주말 우리 동네")
            weekend = ben.page.locator("section").filter(has=heading)
            thumb.taps(weekend.get_by_role("link", name="주말 작은 모임"))
            ben.page.wait_for_url(f"**{event}")
            expect(ben.page.locator("h1")).to_have_text("주말 작은 모임")
            ana.close()
            ben.close()

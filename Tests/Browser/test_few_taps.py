"""What a neighbour who has just signed up finds on a phone, and with how many taps."""

import datetime
import re

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

    def taps_button(self, name):
        self.taps(self.page.locator("main").get_by_role("button", name=name))

    def begins(self, kind):
        """From any page to the form of the kind."""
        self.taps(self.page.locator(".place.add"))
        self.taps(self.page.locator("main").get_by_role("link", name=kind))

    def fills(self, **fields):
        """By their labels."""
        for label, text in fields.items():
            self.page.locator("main").get_by_role("textbox", name=label).fill(text)

    def is_done(self, page):
        self.page.wait_for_url(re.compile(page))
        assert self.count == self.most, self.count


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
            thumb = Thumb(ben, most=7)
            thumb.taps_link("상가")
            thumb.taps_link("다른 동네 보기")
            ben.page.locator("#q").press_sequentially("마포구")
            thumb.taps_link("서울 마포구")
            expect(ben.page.locator("h1")).to_have_text("서울 마포구")
            thumb.taps(ben.page.locator("main summary", has_text="업종"))
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
            thumb = Thumb(ben, most=1)
            heading = ben.page.get_by_role("heading", name="오늘과 이번 주말")
            weekend = ben.page.locator("section").filter(has=heading)
            thumb.taps(weekend.get_by_role("link", name="주말 작은 모임"))
            ben.page.wait_for_url(f"**{event}")
            expect(ben.page.locator("h1")).to_have_text("주말 작은 모임")
            ana.close()
            ben.close()

    def writer(self, browser, **details):
        look = looks.without_worker(looks.PHONE_KO_LIGHT)
        ana = Neighbour(browser, self.app, look, "ana").settles()
        if details:
            ana.tells_details(**details)
        ana.opens("/")
        return ana

    def test_a_class_is_posted(self):
        with chromium() as browser:
            ana = self.writer(browser)
            thumb = Thumb(ana, most=4)
            thumb.begins("수업")
            thumb.fills(제목="기타 처음부터", 설명="천천히 알려 드려요.")
            thumb.taps_button("다음 · 언제 · 어디 · 얼마")
            thumb.fills(금액="3만원")
            thumb.taps_button("올리기")
            thumb.is_done("/classes/[0-9A-Z]{13}")
            ana.close()

    def test_a_run_is_posted_as_it_is_suggested(self):
        with chromium() as browser:
            ana = self.writer(browser, birthYear=1990)
            thumb = Thumb(ana, most=3)
            thumb.begins("러닝")
            thumb.taps_button("올리기")
            thumb.is_done("/runs/[0-9A-Z]{13}")
            expect(ana.page.locator("h1")).to_have_text("역삼1동에서 같이 달려요")
            ana.close()

    def test_a_shop_is_posted(self):
        with chromium() as browser:
            ana = self.writer(browser)
            thumb = Thumb(ana, most=6)
            thumb.begins("상가")
            thumb.taps_button("다음 · 무엇")
            thumb.fills(제목="역 앞 1층 공실", 전용면적="10평")
            thumb.taps_button("다음 · 얼마")
            thumb.fills(보증금="1000", 월세="50")
            thumb.taps_button("다음 · 소개와 사진")
            thumb.fills(설명="바로 쓸 수 있어요.")
            thumb.taps_button("올리기")
            thumb.is_done("/shops/[0-9A-Z]{13}")
            ana.close()

    def test_lessons_are_posted(self):
        with chromium() as browser:
            ana = self.writer(browser)
            ana.tells("POST", "/api/v1/me/teacher")
            # With the place as one of them.
            thumb = Thumb(ana, most=7)
            thumb.begins("레슨")
            thumb.fills(제목="바이올린 레슨")
            thumb.taps_button("다음 · 어디서 · 어떻게")
            thumb.taps(ana.page.locator("main label").filter(has=ana.page.locator("[name=lessonPlace]")))
            thumb.taps_button("다음 · 얼마")
            thumb.taps_button("다음 · 소개와 사진")
            thumb.fills(설명="활 잡기부터 천천히 해요.")
            thumb.taps_button("올리기")
            thumb.is_done("/lessons/[0-9A-Z]{13}")
            ana.close()

    def test_a_post_of_the_community_is_written(self):
        with chromium() as browser:
            ana = self.writer(browser)
            thumb = Thumb(ana, most=3)
            thumb.begins("커뮤니티")
            thumb.fills(제목="연습실 추천해 주세요", 내용="밤 10시까지 여는 곳을 찾아요.")
            thumb.taps_button("올리기")
            thumb.is_done("/community/[0-9A-Z]{13}")
            ana.close()

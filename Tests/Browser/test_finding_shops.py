"""Shops are found by a slider beside a histogram, and in an area drawn on the map."""

import re

import looks
from app import AppTest, chromium
from neighbour import Neighbour
from playwright.sync_api import expect


class FindingShops(AppTest):
    def begin(self, browser, look=looks.DESKTOP_KO_DARK):
        ana = Neighbour(browser, self.app, looks.without_worker(look), "ana").settles()
        for _ in range(3):
            ana.lets()
        return ana

    def test_the_thumbs_fill_the_fields_by_keys(self):
        with chromium() as browser:
            ana = self.begin(browser)
            ana.opens("/browse?kind=shop")
            ana.page.locator("details.narrow summary").click()
            least = ana.page.get_by_role("slider", name="최소 보증금·매매가")
            most = ana.page.get_by_role("slider", name="최대 보증금·매매가")
            expect(least).to_have_attribute("aria-valuetext", "제한 없음")
            least.focus()
            for _ in range(2):
                ana.page.keyboard.press("ArrowRight")
            expect(least).to_have_attribute("aria-valuetext", "1,000만원")
            expect(ana.page.locator("[name=leastDeposit]")).to_have_value("1000")
            most.focus()
            ana.page.keyboard.press("Home")
            # The thumbs don't pass each other.
            expect(ana.page.locator("[name=mostDeposit]")).to_have_value("1000")
            ana.page.keyboard.press("End")
            expect(ana.page.locator("[name=mostDeposit]")).to_have_value("")
            # What is typed moves the thumb.
            ana.page.locator("[name=mostDeposit]").fill("2억")
            expect(most).to_have_attribute("aria-valuetext", "2억원")
            expect(ana.page.locator("[data-fields^=leastDeposit] rect.out").first).to_be_attached()
            with ana.page.expect_navigation(url=re.compile("leastDeposit=1000&")):
                ana.page.locator(".narrow-end button").click()
            ana.sees("보증금·매매가 10,000,000원부터")
            ana.close()

    def draws(self, ana, corners):
        box = ana.page.locator("[data-map]").bounding_box()
        def at(across, down):
            return box["x"] + box["width"] * across, box["y"] + box["height"] * down
        ana.page.get_by_role("button", name="구역 그리기").click()
        ana.page.mouse.move(*at(*corners[0]))
        ana.page.mouse.down()
        for corner in corners[1:]:
            ana.page.mouse.move(*at(*corner), steps=8)

    def test_an_area_is_drawn_with_the_mouse(self):
        with chromium() as browser:
            ana = self.begin(browser)
            ana.opens("/map?kind=shop")
            ana.page.locator(".leaflet-marker-icon").first.wait_for()
            around = [(.2, .2), (.8, .2), (.8, .8), (.2, .8), (.2, .25), (.25, .15)]
            self.draws(ana, around)
            with ana.page.expect_navigation(url=re.compile(r"area=BF")):
                ana.page.mouse.up()
            ana.sees("그린 구역 안")
            expect(ana.page.locator("path.drawn-area")).to_be_attached()
            expect(ana.page.locator("[data-sight] .card-title")).to_have_count(3)
            # The map's own requests are narrowed, too.
            ana.page.locator(".leaflet-marker-icon").first.wait_for()
            expect(ana.page.locator("[data-said]")).to_contain_text("글 3개")

            self.draws(ana, [(.05, .6), (.15, .6), (.15, .75), (.06, .75)])
            with ana.page.expect_navigation(url=re.compile(r"area=BF")):
                ana.page.mouse.up()
            expect(ana.page.locator("[data-said]")).to_contain_text("지도에 글이 없어요")
            expect(ana.page.locator("[data-sight] .card-title")).to_have_count(0)
            ana.page.get_by_role("link", name="그린 구역 안 필터 해제").click()
            expect(ana.page.locator("[data-sight] .card-title")).to_have_count(3)

            # A line that encloses nothing says so; Escape stops drawing.
            self.draws(ana, [(.5, .5), (.502, .5)])
            ana.page.mouse.up()
            expect(ana.page.locator("[data-said]")).to_contain_text("한 바퀴 둘러 그려 주세요")
            ana.page.get_by_role("button", name="구역 그리기").click()
            ana.page.keyboard.press("Escape")
            expect(ana.page.get_by_role("button", name="구역 그리기")).to_have_attribute("aria-pressed", "false")
            ana.close()

    def test_what_is_visible_is_an_area_for_the_keyboard(self):
        with chromium() as browser:
            ana = self.begin(browser, looks.PHONE_KO_LIGHT)
            ana.opens("/map?bbox=127.01,37.48,127.06,37.52&zoom=14&kind=shop")
            ana.page.get_by_role("link", name="이 화면 안에서만 찾기").focus()
            with ana.page.expect_navigation(url=re.compile(r"area=BF")):
                ana.page.keyboard.press("Enter")
            ana.sees("그린 구역 안")
            self.assertLessEqual(ana.page.evaluate("document.documentElement.scrollWidth"),
                                 ana.page.evaluate("innerWidth"))
            ana.close()

    def test_what_was_viewed_stays_on_the_device(self):
        with chromium() as browser:
            ana = self.begin(browser)
            for shop in [shop["id"] for shop in ana.asks("/me/listings")["items"]]:
                ana.opens(f"/shops/{shop}")
            rows = ana.page.locator("[data-viewed] li")
            asked = []
            ana.page.on("request", lambda request: asked.append(request.url))
            ana.opens("/me/viewed")
            expect(rows).to_have_count(3)
            self.assertFalse([url for url in asked if shop in url])
            rows.first.get_by_role("button").click()
            expect(rows).to_have_count(2)
            ana.page.get_by_role("button", name="기록하지 않기").click()
            expect(rows).to_have_count(0)
            ana.opens(f"/shops/{shop}")
            ana.opens("/me/viewed")
            expect(ana.page.locator("[data-none]")).to_be_visible()
            ana.page.get_by_role("button", name="기록하지 않기").click()
            ana.opens(f"/shops/{shop}")
            ana.opens("/me/viewed")
            expect(rows).to_have_count(1)
            ana.page.get_by_role("button", name="모두 지우기").click()
            expect(rows).to_have_count(0)
            ana.close()

    def test_compared_shops_are_numbered_on_one_map(self):
        with chromium() as browser:
            ana = self.begin(browser)
            ids = [shop["id"] for shop in ana.asks("/me/listings")["items"]][:2]
            ana.opens("/shops/compare?" + "&".join(f"id={shop}" for shop in ids))
            expect(ana.page.locator("[data-compared] .pin")).to_have_text(["1", "2"])
            ana.close()

"""Where a member is, and where something is, is tapped or told by the browser, or else said by name."""

import unittest

import looks
from app import AppTest, chromium
from neighbour import Neighbour
from playwright.sync_api import expect

# 역삼1동.
HOME = "1168064000"
# Beside the town hall of Seoul.
THERE = {"latitude": 37.5636, "longitude": 126.9760}
ITS_NAME = "명동"


class Places(AppTest):
    def test_a_position_offers_the_neighbourhoods_around_it(self):
        with chromium() as browser:
            ana = Neighbour(browser, self.app, looks.PHONE_KO_LIGHT, "ana").joins()
            ana.context.grant_permissions(["geolocation"])
            ana.context.set_geolocation(THERE)
            ana.presses("[data-position]")
            with ana.page.expect_navigation():
                ana.page.locator("[data-found] button", has_text=ITS_NAME).first.click()
            self.assertIn(ITS_NAME, ana.asks("/me/neighbourhoods")["items"][0]["neighbourhood"]["name"])
            ana.close()

    def test_without_a_position_neighbourhoods_are_found_by_name(self):
        with chromium() as browser:
            ana = Neighbour(browser, self.app, looks.PHONE_EN_DARK, "ana").joins()
            ana.page.locator("[data-position]").first.click()
            status = ana.page.locator("form[role=search] [role=status]")
            expect(status).to_contain_text("Search by name")
            ana.page.locator("#q").press_sequentially("역삼1")
            with ana.page.expect_navigation():
                ana.page.locator(f"[data-found] button[value='{HOME}']").click()
            self.assertEqual(ana.asks("/me/neighbourhoods")["items"][0]["code"], HOME)
            ana.close()

    def test_a_member_who_is_there_verifies_a_neighbourhood_by_a_rounded_position(self):
        with chromium() as browser:
            ana = Neighbour(browser, self.app, looks.PHONE_KO_LIGHT, "ana").settles(HOME)
            ana.context.grant_permissions(["geolocation"])
            ana.opens("/neighbourhoods")
            ana.expects_failure("409 (Conflict)")
            sent = []
            ana.page.on("request", lambda request: sent.append(request.post_data))
            ana.context.set_geolocation(THERE)
            ana.presses("form[data-verify] button")
            expect(ana.page.locator("main [role=alert]")).to_contain_text("이 동네에 있지 않은 것 같아요")
            ana.context.set_geolocation({"latitude": 37.499512, "longitude": 127.033487})
            ana.presses("form[data-verify] button")
            expect(ana.page.locator(".verified")).to_contain_text("까지 유효해요")
            self.assertEqual(list(filter(None, sent)), ["lat=37.564&lon=126.976", "lat=37.5&lon=127.033"])
            ana.opens("/me")
            expect(ana.page.locator(".verified")).to_have_text("역삼1동 인증 이웃")
            ana.close()

    def test_a_browser_that_tells_no_position_says_what_to_do(self):
        with chromium() as browser:
            ana = Neighbour(browser, self.app, looks.PHONE_EN_DARK, "ana").settles(HOME)
            ana.opens("/neighbourhoods")
            ana.page.locator("form[data-verify] button").click()
            status = ana.page.locator("form[data-verify] [role=status]")
            expect(status).to_contain_text("Allow it in your browser")
            expect(ana.page.locator("form[data-verify] button")).to_be_enabled()
            ana.close()

    def test_without_scripts_a_sentence_takes_the_place_of_the_button(self):
        with chromium() as browser:
            look = looks.without_scripts(looks.PHONE_KO_LIGHT)
            ana = Neighbour(browser, self.app, look, "ana").settles(HOME)
            ana.opens("/neighbourhoods")
            expect(ana.page.locator("form[data-verify]")).to_be_hidden()
            expect(ana.page.get_by_text("자바스크립트를 켠 브라우저에서")).to_be_visible()
            ana.close()

    def test_a_neighbourhood_is_tapped_on_the_map(self):
        with chromium() as browser:
            ana = Neighbour(browser, self.app, looks.DESKTOP_EN_LIGHT, "ana").joins()
            ana.opens("/neighbourhoods?q=역삼1동")
            ground = ana.page.locator("[data-choice] [data-map]")
            ground.scroll_into_view_if_needed()
            ground.locator("path.ground").first.wait_for(state="attached")
            box = ground.bounding_box()
            ground.click(position={"x": box["width"] / 2, "y": box["height"] / 2})
            ana.presses("[data-choice] form button")
            self.assertEqual(ana.asks("/me/neighbourhoods")["items"][0]["code"], HOME)
            ana.close()

    def test_the_map_to_choose_from_shows_the_whole_country(self):
        with chromium() as browser:
            ana = Neighbour(browser, self.app, looks.PHONE_KO_LIGHT, "ana").joins()
            ana.opens("/neighbourhoods")
            ground = ana.page.locator("[data-choice] [data-map]")
            ground.scroll_into_view_if_needed()
            names = ground.locator(".name")
            expect(names.filter(has_text="제주")).to_be_in_viewport()
            expect(names.filter(has_text="강원")).to_be_in_viewport()
            ana.close()

    def test_a_listing_loads_its_map_when_it_scrolls_into_view(self):
        with chromium() as browser:
            ana = Neighbour(browser, self.app, looks.without_worker(looks.PHONE_KO_LIGHT), "ana").settles()
            listing = ana.offers("Guitar")
            ana.page.set_viewport_size({"width": 390, "height": 300})
            asked = []
            ana.page.on("request", lambda request: asked.append(request.url))
            ana.opens(listing)
            ana.page.wait_for_load_state("networkidle")
            self.assertFalse([url for url in asked if "/map-library/" in url or "base_map" in url])
            ana.page.locator("[data-circle]").scroll_into_view_if_needed()
            ana.page.locator("[data-circle] path.around").wait_for(state="attached")
            ana.close()

    def test_a_place_is_tapped_on_the_map_and_others_see_it_roughly(self):
        with chromium() as browser:
            ana = Neighbour(browser, self.app, looks.PHONE_KO_LIGHT, "ana").settles()
            ana.opens("/classes/new")
            ana.chooses("side", "offer")
            ana.writes({"title": "기타", "description": "함께해요."})
            ana.writes({"price.won": "30000", "schedule.minutes": "60"})
            ana.chooses("subject", "hobby")
            ana.chooses("schedule.weekdays", "sat")
            ana.chooses("placeBy", "map")
            ground = ana.page.locator("[data-choose-place]")
            ground.locator("path.ground").first.wait_for(state="attached")
            box = ground.bounding_box()
            ground.tap(position={"x": box["width"] / 2, "y": box["height"] / 2})
            fields = [ana.page.locator(f"[name='place.point.{name}']") for name in ["lat", "lon"]]
            tapped = [float(field.input_value()) for field in fields]
            for name, degrees in zip(["lat", "lon"], tapped):
                self.assertAlmostEqual(degrees, float(ground.get_attribute(f"data-{name}")), delta=.0005)
            ana.presses("main .sheet [type=submit]")
            posted = ana.asks(ana.path)
            shown = [posted["point"]["lat"], posted["point"]["lon"]]
            self.assertNotEqual(shown, tapped)
            for near, exact in zip(shown, tapped):
                self.assertAlmostEqual(near, exact, delta=.005)
            ana.page.locator("[data-circle]").scroll_into_view_if_needed()
            ana.page.locator("[data-circle] path.around").wait_for(state="attached")
            ana.close()

    def test_a_place_is_where_one_is_and_its_neighbourhood_is_read_back(self):
        with chromium() as browser:
            ana = Neighbour(browser, self.app, looks.PHONE_KO_LIGHT, "ana").settles()
            ana.context.grant_permissions(["geolocation"])
            ana.context.set_geolocation(THERE)
            ana.opens("/classes/new")
            ana.chooses("placeBy", "address")
            address = ana.page.locator("[name='place.address']")
            address.fill("서울 강남구 역삼1동 테헤란로 1")
            address.blur()
            expect(ana.page.locator("[data-address-told]")).to_contain_text("역삼1동")
            ana.page.locator("[data-place-pin]").tap()
            expect(ana.page.locator("[name='placeBy'][value='map']")).to_be_checked()
            expect(ana.page.locator("[data-choose-place]")).to_be_in_viewport()
            ana.page.locator("[data-choose-place] path.framed").wait_for(state="attached")
            ana.context.set_geolocation({**THERE, "accuracy": 120})
            ana.page.locator("[data-place-here]").tap()
            expect(ana.page.locator("[data-place-told]")).to_contain_text("120m까지만")
            self.assertEqual(ana.page.locator("[name='place.point.lat']").input_value(), "")
            ana.context.set_geolocation({**THERE, "accuracy": 12})
            ana.page.locator("[data-place-here]").tap()
            expect(ana.page.locator("[data-place-told]")).to_contain_text("소공동")
            latitude = float(ana.page.locator("[name='place.point.lat']").input_value())
            self.assertAlmostEqual(latitude, THERE["latitude"], delta=.00001)
            ana.page.locator("[data-choose-place] path.around").wait_for(state="attached")
            ana.close()

    def test_with_a_position_the_nearest_come_first(self):
        with chromium() as browser:
            ana = Neighbour(browser, self.app, looks.DESKTOP_EN_LIGHT, "ana").settles()
            ana.offers("Near")
            ana.offers("Far", lat=37.4977, lon=127.0478)
            ana.opens("/browse")
            self.assertEqual(ana.page.locator(".card-title").all_inner_texts(), ["Far", "Near"])
            ana.context.grant_permissions(["geolocation"])
            ana.context.set_geolocation({"latitude": 37.5007, "longitude": 127.0365})
            ana.page.locator("main details.narrow > summary").first.click()
            ana.presses("[data-position]")
            self.assertEqual(ana.page.locator(".card-title").all_inner_texts(), ["Near", "Far"])
            ana.close()


if __name__ == "__main__":
    unittest.main()

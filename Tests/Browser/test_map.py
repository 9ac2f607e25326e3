"""The list under the map says what the map shows, for whoever sees no map."""

import re
import unittest

import looks
from app import AppTest, chromium
from neighbour import Neighbour
from playwright.sync_api import expect

# Not what the map itself asks for.
PAGE = re.compile(r":[0-9]+/map\?bbox=")


class Map(AppTest):
    def begin(self, browser, look=looks.DESKTOP_EN_LIGHT):
        ana = Neighbour(browser, self.app, looks.without_worker(look), "ana").settles()
        for title in ["Guitar", "Piano"]:
            ana.offers(title)
        ana.opens("/map")
        ana.page.locator(".leaflet-marker-icon").first.wait_for()
        return ana

    def moves(self, ana, key):
        """With the keyboard, as anybody can."""
        ana.page.locator("[data-map]").focus()
        with ana.page.expect_response(PAGE):
            ana.page.keyboard.press(key)

    def titles(self, ana):
        return ana.page.locator("[data-sight] .card-title").all_inner_texts()

    def test_the_list_and_the_address_follow_the_map_and_the_focus_stays(self):
        with chromium() as browser:
            ana = self.begin(browser)
            self.assertEqual(self.titles(ana), ["Piano", "Guitar"])
            self.moves(ana, "-")
            ana.page.wait_for_url("**/map?bbox=*")
            self.assertEqual(self.titles(ana), ["Piano", "Guitar"])
            self.assertTrue(ana.page.evaluate("document.activeElement.matches('[data-map]')"))
            expect(ana.page.locator("[data-said]")).to_contain_text("2 listings")
            for _ in range(12):
                self.moves(ana, "ArrowRight")
            ana.page.locator("[data-sight]", has_text="No listings here yet").wait_for()
            self.assertEqual(self.titles(ana), [])
            expect(ana.page.locator("[data-said]")).to_contain_text("No listings in view")

            there = ana.page.url
            ana.page.reload()
            self.assertEqual(self.titles(ana), [])
            ana.page.locator(".leaflet-container").wait_for()
            self.assertEqual(ana.page.url, there)
            ana.opens("/map?bbox=126.9,37.4,127.1,37.6&zoom=12")
            ana.page.locator(".leaflet-marker-icon").first.wait_for()
            self.assertEqual(self.titles(ana), ["Piano", "Guitar"])
            ana.close()

    def test_an_address_from_a_wider_screen_shows_all_that_its_list_names(self):
        with chromium() as browser:
            ana = self.begin(browser, looks.PHONE_KO_LIGHT)
            ana.opens("/map?bbox=126.9,37.4,127.1,37.6&zoom=16")
            self.assertEqual(self.titles(ana), ["Piano", "Guitar"])
            ana.page.locator("[data-said]", has_text="글 2개").wait_for()
            self.assertTrue(ana.page.url.endswith("zoom=16"), ana.page.url)
            ana.close()

    def test_what_waits_shows_shapes_and_moves_nothing(self):
        with chromium() as browser:
            ana = self.begin(browser)
            held = []
            ana.page.route(PAGE, lambda route: held.append(route))
            card = ana.page.locator("[data-sight] .card").first
            before = card.bounding_box()
            ana.page.locator("[data-map]").focus()
            with ana.page.expect_request(PAGE):
                ana.page.keyboard.press("-")
            expect(card.locator(".card-title a")).to_have_css("color", "rgba(0, 0, 0, 0)")
            expect(ana.page.locator("[data-sight] .cards")).to_have_css("animation-name", "none")
            self.assertEqual(card.bounding_box(), before)
            held[0].abort()
            expect(card.locator(".card-title a")).not_to_have_css("color", "rgba(0, 0, 0, 0)")
            ana.close()

    def test_what_is_answered_late_about_an_earlier_sight_changes_nothing(self):
        with chromium() as browser:
            ana = self.begin(browser)
            late = []
            ana.page.route(
                re.compile(r"/(map|listings/map)\?bbox="),
                lambda route: late.append(route) if len(late) < 2 else route.continue_(),
            )
            ana.page.locator("[data-map]").focus()
            ana.page.keyboard.press("-")
            ana.page.locator("[data-sight][aria-busy=true]").wait_for()
            self.moves(ana, "-")
            ana.page.wait_for_url(re.compile(r"zoom=12"))
            for route in late:
                route.fulfill(content_type="text/html", body="<h1>Late</h1><div data-sight>Late</div>")
            # Whatever was to come of them has come when a later question is answered.
            ana.page.evaluate("fetch('/about').then((page) => page.text())")
            self.assertEqual(ana.page.get_by_text("Late").count(), 0)
            self.assertEqual(self.titles(ana), ["Piano", "Guitar"])
            ana.close()

    def test_what_is_tapped_is_shown_as_the_house_writes_it(self):
        with chromium() as browser:
            ana = self.begin(browser, looks.PHONE_KO_LIGHT)
            ana.opens("/map?bbox=126.9,37.4,127.1,37.6&zoom=16")
            address = ana.page.locator("[data-sight] .card-title a").first.get_attribute("href")
            place = next(one["point"] for one in ana.asks("/me/listings")["items"] if one["id"] in address)
            west, east = place["lon"] - .001, place["lon"] + .001
            south, north = place["lat"] - .001, place["lat"] + .001
            ana.opens(f"/map?bbox={west},{south},{east},{north}&zoom=17")
            # The two stand at the same point, and only one of them can be pointed at.
            ana.page.locator(".leaflet-marker-icon[title=Piano]").press("Enter")
            ana.page.locator("[data-picked] .card-title", has_text="Piano").wait_for()
            self.assertEqual(ana.page.evaluate("document.activeElement.getAttribute('href')"), address)
            self.assertIn("30,000원", ana.page.locator("[data-picked] .card", has_text="Piano").inner_text())
            ana.close()


if __name__ == "__main__":
    unittest.main()

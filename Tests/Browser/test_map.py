"""The list under the map says what the map shows, for the one that sees no map."""

import pathlib
import re
import unittest

import controls
import looks
from app import App, AppTest, chromium
from neighbour import Neighbour
from playwright.sync_api import expect

TILES = pathlib.Path(__file__).resolve().parents[1] / "TileArchivesTests/Fixtures"
# How many pixels of the drawn tiles have the colour of a custom property.
COUNT = """name => {
    const sample = document.querySelector("[data-map]").appendChild(document.createElement("i"));
    sample.style.color = `var(--street-${name})`;
    const [red, green, blue] = getComputedStyle(sample).color.match(/[0-9]+/g).map(Number);
    sample.remove();
    return [...document.querySelectorAll("canvas[data-street]")].reduce((sum, canvas) => {
        const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
        for (let at = 0; at < data.length; at += 4)
            if (data[at] === red && data[at + 1] === green && data[at + 2] === blue) sum++;
        return sum;
    }, 0);
}"""
# Reads a tile with one wrong byte, again and again; what it throws besides its own errors, and the slowest.
SPOIL = """async () => {
    const ground = document.querySelector("script[src$='/map.js']").src;
    const { decodeTile } = await import(new URL("./street_tile.js", ground));
    const address = document.body.dataset.tiles.replace("{z}/{x}/{y}", "14/13973/6348");
    const bytes = new Uint8Array(await (await fetch(address)).arrayBuffer());
    const found = [...decodeTile(bytes, () => true).keys()];
    const faults = [];
    let slowest = 0;
    for (let at = 0; at < bytes.length; at += 41) {
        const spoilt = bytes.slice();
        spoilt[at] ^= 0xFF;
        const start = performance.now();
        try { decodeTile(spoilt, () => true); } catch (error) {
            if (!(error instanceof RangeError)) faults.push(`${at} ${error}`);
        }
        slowest = Math.max(slowest, performance.now() - start);
    }
    return { found, faults, slowest };
}"""
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
        """With the keyboard, as anyone can."""
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
            expect(ana.page.locator("[data-said]")).to_contain_text("No listings on the map")

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
            ana.expects_failure("/map?bbox=")
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
            ana.page.wait_for_url(re.compile(r"zoom=11"))
            failures = [route.request.failure for route in late]
            self.assertEqual(failures, ["net::ERR_ABORTED"] * 2, "the page doesn't wait for them")
            for route in late:
                route.fulfill(content_type="text/html", body="<h1>Late</h1><div data-sight>Late</div>")
            # Whatever was to come of them has come when a later question is answered.
            ana.page.evaluate("fetch('/about').then((page) => page.text())")
            self.assertEqual(ana.page.get_by_text("Late").count(), 0)
            self.assertEqual(self.titles(ana), ["Piano", "Guitar"])
            ana.close()

    def test_a_tapped_listing_shows_the_server_s_card(self):
        with chromium() as browser:
            ana = self.begin(browser, looks.PHONE_KO_LIGHT)
            ana.opens("/map?bbox=126.9,37.4,127.1,37.6&zoom=16")
            address = ana.page.locator("[data-sight] .card-title a").first.get_attribute("href")
            place = next(one["point"] for one in ana.asks("/me/listings")["items"] if one["id"] in address)
            west, east = place["lon"] - .001, place["lon"] + .001
            south, north = place["lat"] - .001, place["lat"] + .001
            ana.opens(f"/map?bbox={west},{south},{east},{north}&zoom=17")
            # The two stand at the same point.
            pin = ana.page.locator(".pin[title='글 2개']")
            pin.press("Enter")
            ana.page.locator("[data-picked] .card-title", has_text="Piano").wait_for()
            self.assertEqual(controls.faults(ana.page), [])
            self.assertEqual(ana.page.locator("[data-picked] .card").count(), 2)
            expect(pin).to_have_class(re.compile(r"\bchosen\b"))
            self.assertEqual(ana.page.evaluate("document.activeElement.getAttribute('href')"), address)
            self.assertIn("30,000원", ana.page.locator("[data-picked] .card", has_text="Piano").inner_text())
            ana.close()

    def test_filters_are_chosen_and_applied_on_a_phone(self):
        with chromium() as browser:
            ana = self.begin(browser, looks.PHONE_KO_LIGHT)
            ana.page.locator("[data-narrowing] .narrow > summary").click()
            ana.chooses("side", "want")
            # The driver would press what lies over the button, too, once it is scrolled into view.
            show = ana.page.locator("[data-narrowing] .narrow-end button.primary")
            box = show.bounding_box()
            ana.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
            ana.page.wait_for_url("**/map?*side=want*")
            ana.close()

    def test_pins_too_close_are_one_and_going_back_leaves_it(self):
        with chromium() as browser:
            ana = Neighbour(browser, self.app, looks.without_worker(looks.PHONE_KO_LIGHT), "ana").settles()
            ana.offers("Near")
            ana.offers("Far", lat=37.4977, lon=127.0478)
            ana.opens("/map?bbox=127,37.46,127.07,37.53&zoom=12")
            pins = ana.page.locator(".pin")
            expect(pins).to_have_text(re.compile("외 1곳 2"))
            with ana.page.expect_response(PAGE):
                pins.press("Enter")
            expect(pins).to_have_count(2)
            with ana.page.expect_response(PAGE):
                ana.page.go_back()
            expect(pins).to_have_count(1)
            self.assertIn("/map?", ana.page.url)
            ana.close()

    def test_the_map_has_water_lines_and_names_that_never_overlap(self):
        with chromium() as browser:
            ana = self.begin(browser, looks.DESKTOP_KO_DARK)
            expect(ana.page.locator("path.ground.home")).to_have_count(1)
            ana.page.locator("path.map-tracks").first.wait_for(state="attached")
            ana.page.locator(".name.station").first.wait_for()
            self.assertGreater(ana.page.locator("path.map-water").count(), 1)
            shown = [one.bounding_box() for one in ana.page.locator(".name, .pin").all()]
            for number, one in enumerate(shown):
                for other in shown[:number]:
                    self.assertFalse(overlap(one, other), (one, other))
            ana.close()

    def test_the_reader_s_own_position_is_marked_once_asked_for(self):
        with chromium() as browser:
            ana = self.begin(browser, looks.PHONE_KO_LIGHT)
            ana.context.grant_permissions(["geolocation"])
            ana.context.set_geolocation({"latitude": 37.5007, "longitude": 127.0365})
            self.assertEqual(ana.page.locator("path.map-me").count(), 0)
            with ana.page.expect_response(PAGE):
                ana.page.locator("[data-here]").click()
            ana.page.locator("path.map-me").wait_for()
            ana.close()


class StreetMap(unittest.TestCase):
    def begin(self, browser, file, look):
        app = App(settings=["--map-tiles", str(TILES / file)])
        self.addCleanup(app.close)
        return Neighbour(browser, app, looks.without_worker(look), "ana").settles()

    def looks_at(self, ana, zoom):
        ana.opens(f"/map?bbox=127.03,37.495,127.043,37.506&zoom={zoom}")
        ana.page.locator("canvas[data-street]").first.wait_for(state="attached")
        ana.page.locator(".leaflet-tile:not(.leaflet-tile-loaded)").first.wait_for(state="detached")

    def test_streets_of_both_kinds_of_file_are_drawn_in_light_and_in_dark(self):
        with chromium() as browser:
            looked = {"town.mbtiles": looks.PHONE_KO_LIGHT, "town.pmtiles": looks.DESKTOP_KO_DARK}
            for file, look in looked.items():
                ana = self.begin(browser, file, look)
                # At 17 the tiles of the file are drawn larger.
                for zoom in [15, 17]:
                    self.looks_at(ana, zoom)
                    for name in ["land", "green", "building", "road", "major"]:
                        self.assertGreater(ana.page.evaluate(COUNT, name), 1_000, (file, zoom, name))
                credit = ana.page.locator(".leaflet-control-attribution")
                expect(credit).to_contain_text("© OpenStreetMap contributors")
                self.assertGreater(ana.page.locator("path.ground").count(), 0)
                # The streets have names of their own.
                self.assertEqual(ana.page.locator(".name").count(), 0)
                ana.close()

    def test_the_base_map_stays_far_off_and_where_the_file_has_nothing(self):
        with chromium() as browser:
            ana = self.begin(browser, "town.pmtiles", looks.DESKTOP_EN_LIGHT)
            for place in ["126.7,37.3,127.3,37.7&zoom=10", "126.97,37.55,126.99,37.57&zoom=15"]:
                ana.opens(f"/map?bbox={place}")
                ana.page.locator("path.map-ground").first.wait_for(state="attached")
                ana.page.locator(".name").first.wait_for()
                self.assertEqual(ana.page.locator("canvas[data-street]").count(), 0)
            ana.close()

    def test_the_base_map_is_seen_through_a_gap_of_the_file(self):
        with chromium() as browser:
            ana = self.begin(browser, "town.pmtiles", looks.DESKTOP_EN_LIGHT)
            self.looks_at(ana, 16)
            self.assertEqual(ana.page.locator("path.map-tracks").count(), 0)
            ana.page.route("**/map-tiles/**", lambda route: route.fulfill(status=204))
            ana.opens("/map?bbox=127.03,37.495,127.043,37.506&zoom=16")
            ana.page.locator("path.map-tracks").first.wait_for(state="attached")
            ana.close()

    def test_pictures_are_shown_as_they_are(self):
        with chromium() as browser:
            ana = self.begin(browser, "pictures.mbtiles", looks.DESKTOP_EN_LIGHT)
            ana.opens("/map?bbox=127.03,37.495,127.043,37.506&zoom=14")
            ana.page.locator("img.leaflet-tile-loaded").first.wait_for()
            expect(ana.page.locator(".leaflet-control-attribution")).to_contain_text("© OpenStreetMap")
            ana.close()

    def test_a_broken_tile_neither_stops_nor_breaks_the_page(self):
        with chromium() as browser:
            ana = self.begin(browser, "town.mbtiles", looks.DESKTOP_EN_LIGHT)
            self.looks_at(ana, 15)
            answer = ana.page.evaluate(SPOIL)
            self.assertIn("transportation", answer["found"])
            self.assertEqual(answer["faults"], [])
            self.assertLess(answer["slowest"], 2_000)
            ana.close()


def overlap(one, other):
    return (one["x"] < other["x"] + other["width"] and other["x"] < one["x"] + one["width"]
            and one["y"] < other["y"] + other["height"] and other["y"] < one["y"] + one["height"])


if __name__ == "__main__":
    unittest.main()

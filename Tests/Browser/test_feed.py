"""A long feed goes on by itself, keeps the reader's place, and says when there is something newer."""

import dataclasses
import re
import unittest

import looks
from app import AppTest, chromium
from neighbour import Neighbour


class Feed(AppTest):
    """45 classes are three parts of a list."""

    def begin(self, browser, look=looks.PHONE_KO_LIGHT, classes=45):
        ana = Neighbour(browser, self.app, looks.without_worker(look), "ana").settles()
        for number in range(classes):
            ana.offers(f"Class {number}")
        ana.opens("/browse")
        return ana

    def titles(self, neighbour):
        return neighbour.page.locator("main .card-title").all_inner_texts()

    def scrolls_down(self, neighbour, count):
        """To the end of what is there, until there are so many."""
        neighbour.page.locator("main .card").last.scroll_into_view_if_needed()
        neighbour.page.locator(f"main .card:nth-child({count})").wait_for()

    def test_scrolling_down_brings_what_comes_next_once_and_in_order(self):
        everything = [f"Class {number}" for number in reversed(range(45))]
        with chromium() as browser:
            ana = self.begin(browser)
            self.assertEqual(self.titles(ana), everything[:20])
            self.scrolls_down(ana, 40)
            self.scrolls_down(ana, 45)
            self.assertEqual(self.titles(ana), everything)
            self.assertEqual(ana.page.locator("a[data-next], [aria-busy=true]").count(), 0)
            ana.close()

            plain = Neighbour(browser, self.app, looks.without_scripts(looks.PHONE_KO_LIGHT), "ana")
            plain.signs_in("ana@example.com").opens("/browse")
            found = self.titles(plain)
            while plain.page.locator("a[data-next]").count():
                plain.presses("a[data-next]")
                found += self.titles(plain)
            self.assertEqual(found, everything)
            plain.close()

    def test_the_header_never_lies_over_the_tabs(self):
        with chromium() as browser:
            for look in [looks.DESKTOP_EN_LIGHT, looks.DESKTOP_KO_DARK]:
                for width in [768, 1000, 1280]:
                    reader = Neighbour(browser, self.app, dataclasses.replace(look, width=width), "reader")
                    reader.opens("/browse")
                    here = reader.page.locator(".here").bounding_box()
                    tabs = reader.page.locator(".places").bounding_box()
                    is_beside = tabs["x"] + tabs["width"] <= here["x"]
                    is_below = here["y"] + here["height"] <= tabs["y"]
                    self.assertTrue(is_beside or is_below, f"{look.name} {width}")
                    reader.close()

    def test_returning_from_a_listing_restores_the_position(self):
        with chromium() as browser:
            ana = self.begin(browser)
            self.scrolls_down(ana, 40)
            self.scrolls_down(ana, 45)
            card = ana.page.locator("main .card", has_text="Class 7")
            card.scroll_into_view_if_needed()
            before = card.bounding_box()["y"]
            card.locator(".card-title a").click()
            ana.page.wait_for_url("**/classes/*")
            ana.page.go_back()
            ana.page.locator("main .card:nth-child(45)").wait_for()
            ana.page.locator("main .card", has_text="Class 7").click(trial=True)
            self.assertAlmostEqual(card.bounding_box()["y"], before, delta=2)
            self.assertEqual(len(set(self.titles(ana))), 45)
            ana.close()

    def test_a_desktop_shows_a_listing_beside_the_list_and_keeps_the_list(self):
        with chromium() as browser:
            ana = self.begin(browser, looks.DESKTOP_KO_DARK)
            self.scrolls_down(ana, 40)
            list_before = self.titles(ana)
            ana.page.locator("main .card", has_text="Class 30").locator(".card-title a").click()
            beside = ana.page.get_by_role("region", name="Class 30")
            beside.get_by_role("heading", name="Class 30").wait_for()
            self.assertRegex(ana.path, "^/classes/")
            self.assertEqual(ana.page.locator("[data-list] .card-title").all_inner_texts(), list_before)
            beside.get_by_role("link", name="채팅").wait_for()

            ana.page.locator("main .card", has_text="Class 29").locator(".card-title a").click()
            ana.page.get_by_role("region", name="Class 29").get_by_role("heading", name="Class 29").wait_for()
            ana.page.reload()
            ana.page.locator("main > .post h1", has_text="Class 29").wait_for()
            ana.page.go_back()
            ana.page.locator("main .card", has_text="Class 29").locator(".card-title a").click()
            ana.page.get_by_role("region", name="Class 29").get_by_role("link", name="뒤로").click()
            ana.page.wait_for_url("**/browse")
            self.assertEqual(ana.page.locator(".beside").count(), 0)
            self.assertEqual(ana.page.evaluate("document.activeElement.textContent"), "Class 29")
            ana.close()

    def test_a_page_that_the_browser_kept_hears_again_what_happens(self):
        with chromium(keeps_pages=True) as browser:
            ana = self.begin(browser, classes=1)
            ana.page.evaluate("document.title = 'kept'")
            # The page in between listens, too.
            with ana.page.expect_request("**/api/v1/stream"):
                ana.page.locator("main .card-title a").click()
                ana.page.wait_for_url("**/classes/*")
            with ana.page.expect_request("**/api/v1/stream"):
                ana.page.evaluate("history.back()")
            ana.page.wait_for_function("() => document.title === 'kept'")
            ana.close()

    def test_where_the_network_fails_the_link_stays(self):
        with chromium() as browser:
            ana = self.begin(browser, classes=21)
            ana.expects_failure("cursor=")
            ana.page.route(re.compile(r"cursor="), lambda route: route.abort())
            # What the page before had open fails, too, when it is left.
            with ana.page.expect_event("requestfailed", lambda request: "cursor=" in request.url):
                ana.opens("/browse")
                ana.page.locator("main .card").last.scroll_into_view_if_needed()
            link = ana.page.locator("a[data-next]")
            ana.page.locator("[data-list]:not([aria-busy])").wait_for()
            self.assertEqual(ana.page.locator("main .card").count(), 20)
            ana.page.unroute(re.compile(r"cursor="))
            link.click()
            ana.page.locator("main .card-title", has_text="Class 0").wait_for()
            ana.close()

    def test_what_is_newer_is_told_quietly_and_moves_nothing(self):
        with chromium() as browser:
            for look, once, many in [
                (looks.PHONE_KO_LIGHT, "새 글 2개 보기", "새 글 20+개 보기"),
                (looks.DESKTOP_EN_LIGHT, "See 2 new", "See 20+ new"),
            ]:
                with self.subTest(look.name):
                    self.tell(browser, look, once, many)

    def tell(self, browser, look, once, many):
        name = look.language
        ana = Neighbour(browser, self.app, look, name).settles()
        for number in range(8):
            ana.offers(f"Old {number}")
        ana.page.clock.install()
        ana.opens("/browse")
        with ana.page.expect_response(re.compile("/api/v1/listings.*&limit=1$")) as answer:
            ana.page.clock.run_for("01:00")
        answer.value.finished()
        self.assertEqual(ana.page.locator(".newer a").count(), 0)

        for title in ["New", "Newer"]:
            ana.offers(title)
        card = ana.page.locator("main .card", has_text="Old 7").first
        before = card.bounding_box()
        ana.page.clock.run_for("01:00")
        link = ana.page.locator("[role=status] a", has_text=once)
        link.wait_for()
        self.assertEqual(card.bounding_box(), before)
        ana.page.evaluate("scrollTo(0, 300)")
        bar = ana.page.locator(".bar").bounding_box()["height"]
        self.assertTrue(bar < link.bounding_box()["y"] < 100, "it goes along with the reader")

        for number in range(19):
            ana.offers(f"Newest {number}")
        ana.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
        ana.page.locator(".newer a", has_text=many).click()
        ana.page.locator("main .card-title", has_text="Newest 18").wait_for()
        self.assertEqual(ana.page.locator(".newer a").count(), 0)
        ana.close()


if __name__ == "__main__":
    unittest.main()

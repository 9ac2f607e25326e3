"""A post and a message wait for their pictures, on slow and failing connections."""

import unittest

import controls
import looks
from app import AppTest, chromium
from neighbour import Neighbour
from pictures import picture
from playwright.sync_api import expect

UPLOADS = "**/api/v1/images"


class Slow:
    """The uploads of a neighbour, each held until it is let through or fails."""

    def __init__(self, neighbour):
        self.page, self.held = neighbour.page, []
        self.page.route(UPLOADS, lambda route: self.held.append(route))
        neighbour.expects_failure("/api/v1/images")

    def waits_for(self, count):
        while len(self.held) < count:
            self.page.wait_for_timeout(20)
        # More would have begun by the time that a later question is answered.
        self.page.evaluate("fetch('/healthz').then((answer) => answer.text())")
        assert len(self.held) == count, len(self.held)

    def let_through(self):
        for route in self.held:
            route.continue_()
        self.held.clear()

    def fail(self):
        for route in self.held:
            route.abort("connectionreset")
        self.held.clear()


class Uploads(AppTest):
    def begin(self, browser, look=looks.PHONE_KO_LIGHT):
        ana = Neighbour(browser, self.app, looks.without_worker(look), "ana").settles()
        ana.opens("/classes/new")
        ana.chooses("side", "offer")
        ana.writes({"title": "기타", "description": "함께해요.", "price.won": "30000", "schedule.minutes": "60"})
        ana.chooses("subject", "hobby")
        ana.chooses("schedule.weekdays", "sat")
        ana.reaches("files")
        return ana

    def chooses(self, ana, *widths):
        ana.page.locator("input[type=file]").first.set_input_files([picture(width) for width in widths])

    def post(self, ana):
        return ana.page.locator("main .sheet [type=submit]")

    def status(self, ana):
        return ana.page.locator("[data-waits]")

    def posts(self, ana):
        return ana.asks("/me/listings")["items"]

    def widths(self, ana):
        return [image["width"] for image in ana.asks(ana.path)["images"]]

    def test_a_post_waits_for_its_pictures_that_are_uploaded_three_at_a_time(self):
        with chromium() as browser:
            ana = self.begin(browser)
            slow = Slow(ana)
            self.chooses(ana, 50, 60, 70, 80)
            slow.waits_for(3)
            self.post(ana).click()
            expect(self.status(ana)).to_have_text("사진을 올리고 있어요. 1/4")
            expect(self.post(ana)).to_have_attribute("aria-disabled", "true")
            expect(self.post(ana)).to_have_text("사진 기다리는 중…")
            self.assertEqual(controls.faults(ana.page), [])
            # A second press changes nothing.
            self.post(ana).click(force=True)
            with ana.page.expect_request(UPLOADS):
                slow.held.pop(2).continue_()
            expect(self.status(ana)).to_have_text("사진을 올리고 있어요. 2/4")
            self.assertEqual(self.posts(ana), [])
            slow.waits_for(3)
            with ana.page.expect_navigation():
                slow.let_through()
            self.assertEqual(self.widths(ana), [50, 60, 70, 80])
            self.assertEqual(len(self.posts(ana)), 1)
            ana.close()

    def test_a_waiting_post_can_be_cancelled_and_its_pictures_stay(self):
        with chromium() as browser:
            ana = self.begin(browser, looks.DESKTOP_EN_LIGHT)
            slow = Slow(ana)
            self.chooses(ana, 50)
            slow.waits_for(1)
            self.post(ana).click()
            expect(self.status(ana)).to_have_text("Uploading picture 1 of 1.")
            ana.page.get_by_role("button", name="Cancel", exact=True).click()
            expect(self.status(ana)).to_have_text("Cancelled. What you wrote is still here.")
            expect(self.post(ana)).to_be_focused()
            expect(self.post(ana)).to_have_text("Post")
            slow.let_through()
            expect(ana.page.locator(".shot img")).to_have_count(1)
            self.assertEqual((ana.path, self.posts(ana)), ("/classes/new", []))
            ana.presses("main .sheet [type=submit]")
            self.assertEqual(self.widths(ana), [50])
            ana.close()

    def test_nothing_is_posted_without_a_picture_that_failed_until_it_is_removed(self):
        with chromium() as browser:
            ana = self.begin(browser)
            slow = Slow(ana)
            self.chooses(ana, 50, 60)
            slow.waits_for(2)
            self.post(ana).click()
            slow.held.pop(0).continue_()
            expect(ana.page.locator(".shot img")).to_have_count(1)
            slow.fail()
            failed = "사진 1장을 올리지 못했어요. 다시 누르거나 사진을 빼 주세요."
            expect(self.status(ana)).to_have_text(failed)
            self.assertEqual(controls.faults(ana.page), [])
            # Another press tries once more.
            self.post(ana).click()
            slow.waits_for(1)
            slow.fail()
            expect(self.status(ana)).to_have_text(failed)
            self.assertEqual((ana.path, self.posts(ana)), ("/classes/new", []))
            ana.page.get_by_role("button", name="60.png 빼기").click()
            expect(self.status(ana)).to_have_text("")
            ana.presses("main .sheet [type=submit]")
            self.assertEqual(self.widths(ana), [50])
            ana.close()

    def test_a_picture_that_failed_says_so_at_once_and_can_be_tried_again(self):
        with chromium() as browser:
            ana = self.begin(browser, looks.DESKTOP_EN_LIGHT)
            slow = Slow(ana)
            self.chooses(ana, 50)
            slow.waits_for(1)
            slow.fail()
            expect(self.status(ana)).to_have_text("Pictures not uploaded: 1. Try again or remove them.")
            ana.page.get_by_role("button", name="Try again").click()
            slow.waits_for(1)
            slow.let_through()
            expect(ana.page.locator(".shot img")).to_have_count(1)
            expect(self.status(ana)).to_have_text("")
            ana.close()

    def test_nothing_is_posted_when_a_chosen_file_is_refused_meanwhile(self):
        with chromium() as browser:
            ana = self.begin(browser)
            slow = Slow(ana)
            ana.page.locator("#files").set_input_files(picture(60) | {"buffer": b"words"})
            slow.waits_for(1)
            self.post(ana).click()
            expect(self.status(ana)).to_have_text("사진을 올리고 있어요. 1/1")
            slow.let_through()
            expect(self.status(ana)).to_have_text("JPEG, PNG, WebP, HEIF 사진만 올릴 수 있어요.")
            self.assertEqual((ana.path, self.posts(ana)), ("/classes/new", []))
            ana.close()

    def test_what_is_typed_stays_when_the_connection_fails_at_the_submit(self):
        with chromium() as browser:
            ana = self.begin(browser)
            ana.goes_offline()
            self.post(ana).click()
            expect(self.status(ana)).to_have_text("연결이 안 돼서 올리지 못했어요. 쓴 내용은 그대로 있어요.")
            self.assertEqual(ana.page.locator("#title").input_value(), "기타")
            ana.goes_online()
            ana.presses("main .sheet [type=submit]")
            self.assertEqual([one["title"] for one in self.posts(ana)], ["기타"])
            # The draft isn't left behind.
            ana.opens("/classes/new")
            self.assertEqual(ana.page.locator("#title").input_value(), "")
            ana.close()

    def test_a_refused_post_is_kept_as_a_draft(self):
        with chromium() as browser:
            ana = self.begin(browser)
            ana.expects_failure("/classes/new")
            ana.writes({"price.won": "-1", "title": "기타 처음부터"})
            with ana.page.expect_navigation() as answer:
                self.post(ana).click()
            self.assertIn(answer.value.status, (400, 422))
            ana.opens("/classes/new")
            self.assertEqual(ana.page.locator("#title").input_value(), "기타 처음부터")
            ana.close()

    def test_a_message_goes_once_its_picture_is_uploaded(self):
        with chromium() as browser:
            ana = Neighbour(browser, self.app, looks.PHONE_KO_LIGHT, "ana").settles()
            look = looks.without_worker(looks.PHONE_EN_DARK)
            ben = Neighbour(browser, self.app, look, "ben").settles()
            talk = ben.asks_about(ana.offers("기타 처음부터"))
            slow = Slow(ben)
            status = ben.page.locator("[data-talk-form] [role=status]")
            tray = ben.page.locator("[data-talk-form] .tray-item")
            send = ben.page.locator("[data-talk-form] button.send")

            self.chooses(ben, 50)
            ben.says("Like this one?")
            expect(status).to_have_text("Uploading picture 1 of 1.")
            expect(send).to_have_attribute("aria-disabled", "true")
            self.assertEqual(self.messages(ben, talk), [])
            self.assertEqual(controls.faults(ben.page), [])
            slow.waits_for(1)
            slow.let_through()
            ben.hears("Like this one?")
            expect(status).to_have_text("")
            self.assertEqual(self.messages(ben, talk), [("Like this one?", 1)])

            # Nothing goes without a picture that failed, until it is removed.
            self.chooses(ben, 60)
            ben.says("Or this?")
            slow.waits_for(1)
            slow.fail()
            expect(status).to_have_text("Pictures not uploaded: 1. Try again or remove them.")
            self.assertEqual(ben.page.locator("#text").input_value(), "Or this?")
            ben.page.get_by_role("button", name="Remove the picture").click()
            expect(tray).to_have_count(0)
            expect(status).to_have_text("")

            # A cancelled message stays in its field.
            self.chooses(ben, 70)
            send.click()
            ben.page.get_by_role("button", name="Cancel", exact=True).click()
            expect(status).to_have_text("Cancelled. What you wrote is still here.")
            self.assertEqual(len(self.messages(ben, talk)), 1)
            slow.waits_for(1)
            slow.let_through()
            expect(ben.page.locator(".tray-item.waiting")).to_have_count(0)
            send.click()
            ben.hears("Or this?")
            self.assertEqual(self.messages(ben, talk), [("Like this one?", 1), ("Or this?", 1)])
            ana.close()
            ben.close()

    def messages(self, ben, talk):
        said = ben.asks(f"{talk}/messages?limit=10&after=0")["items"]
        return [(one["text"], len(one["images"])) for one in said]


if __name__ == "__main__":
    unittest.main()

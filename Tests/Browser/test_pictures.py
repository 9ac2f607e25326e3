"""Pictures go where they are brought, in the order that their author gives them, by pointer and by keys."""

import base64
import unittest

import controls
import looks
from app import AppTest, chromium
from neighbour import Neighbour
from pictures import picture
from playwright.sync_api import expect


class Pictures(AppTest):
    def begin(self, browser, look=looks.DESKTOP_KO_DARK):
        ana = Neighbour(browser, self.app, look, "ana").settles()
        ana.opens("/classes/new")
        ana.reaches("files")
        return ana

    def chooses(self, ana, *files):
        before = ana.page.locator(".shot img").count()
        ana.page.locator("#files").set_input_files(files)
        expect(ana.page.locator(".shot img")).to_have_count(before + len(files))

    def brings(self, ana, kind, target, *files):
        """Pasted or dropped there, as from another program."""
        ana.page.locator(target).evaluate(
            """(target, [kind, files]) => {
                const brought = new DataTransfer();
                for (const text of files) {
                    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
                    brought.items.add(new File([bytes], "a.png", { type: "image/png" }));
                }
                const options = { bubbles: true, cancelable: true };
                target.dispatchEvent(kind === "paste"
                    ? new ClipboardEvent(kind, { ...options, clipboardData: brought })
                    : new DragEvent(kind, { ...options, dataTransfer: brought }));
            }""",
            [kind, [base64.b64encode(file["buffer"]).decode() for file in files]],
        )

    def order(self, ana):
        return ana.page.locator(".shot").evaluate_all("shots => shots.map((shot) => shot.dataset.id)")

    def names(self, ana):
        return ana.page.locator(".shot img").evaluate_all("images => images.map((image) => image.alt)")

    def publishes(self, ana):
        ana.chooses("side", "offer")
        ana.writes({"title": "기타", "description": "함께해요.", "price.won": "30000", "schedule.minutes": "60"})
        ana.chooses("subject", "hobby")
        ana.chooses("schedule.weekdays", "sat")
        ana.presses("main .sheet [type=submit]")
        return [image["id"] for image in ana.asks(ana.path)["images"]]

    def test_a_tapped_picture_is_shown_in_full_and_the_next_is_a_step_away(self):
        with chromium() as browser:
            ana = self.begin(browser, looks.PHONE_KO_LIGHT)
            self.chooses(ana, *map(picture, [50, 60, 70]))
            self.publishes(ana)
            listing = ana.path
            expect(ana.page.locator("[data-gallery-count]")).to_have_text("1 / 3")
            second = ana.page.locator(".gallery li").nth(1)
            second.evaluate("item => item.scrollIntoView({ behavior: 'instant' })")
            expect(ana.page.locator("[data-gallery-count]")).to_have_text("2 / 3")
            # The actions take the place of the tabs.
            expect(ana.page.locator("main .sheet")).to_be_in_viewport()
            expect(ana.page.locator(".places")).to_be_hidden()
            ana.page.locator(".gallery a").first.click()
            viewer = ana.page.get_by_role("dialog", name="사진")
            expect(viewer.get_by_role("status")).to_have_text("1 / 3")
            self.assertEqual(ana.path, listing)
            self.assertEqual(controls.faults(ana.page), [])
            viewer.get_by_role("button", name="다음 사진").click()
            expect(viewer.get_by_role("status")).to_have_text("2 / 3")
            ana.page.keyboard.press("ArrowRight")
            expect(viewer.get_by_role("status")).to_have_text("3 / 3")
            expect(viewer.get_by_role("button", name="다음 사진")).to_be_hidden()
            ana.page.keyboard.press("Escape")
            expect(viewer).to_have_count(0)
            expect(ana.page.locator(".gallery a").first).to_be_focused()

    def test_a_running_log_shows_its_pictures_below_its_diary(self):
        with chromium() as browser:
            ana = Neighbour(browser, self.app, looks.PHONE_KO_LIGHT, "ana").settles()
            images = [ana.uploads(picture(width, 400)) for width in (500, 510)]
            log = ana.tells("POST", "/api/v1/run-logs", data={
                "day": "2026-01-02", "stamp": "check", "public": True, "images": images,
                "diary": "강을 따라 천천히 뛰었어요.",
            }).json()["id"]
            ana.opens(f"/run-logs/{log}")
            diary = ana.page.locator(".run-log > .prose").bounding_box()
            gallery = ana.page.locator(".gallery").bounding_box()
            self.assertGreaterEqual(gallery["y"], diary["y"] + diary["height"])
            expect(ana.page.locator("[data-gallery-count]")).to_have_text("1 / 2")
            self.assertEqual(controls.faults(ana.page), [])
            ana.page.locator(".gallery a").first.click()
            ana.page.get_by_role("dialog", name="사진").wait_for()
            ana.close()

    def test_they_are_dragged_into_an_order_and_published_in_it(self):
        with chromium() as browser:
            ana = self.begin(browser)
            self.chooses(ana, *map(picture, [50, 60, 70]))
            first, second, third = self.order(ana)
            shots = ana.page.locator(".shot img")
            shots.nth(2).drag_to(shots.nth(0))
            self.assertEqual(self.order(ana), [third, first, second])
            self.assertEqual(self.names(ana), ["사진 1", "사진 2", "사진 3"])
            self.assertEqual(self.publishes(ana), [third, first, second])
            ana.close()

    def test_keys_put_them_in_order_and_the_focus_stays_with_them(self):
        with chromium() as browser:
            ana = self.begin(browser)
            self.chooses(ana, *map(picture, [50, 60, 70]))
            first, second, third = self.order(ana)
            focused = "document.activeElement.closest('.shot')?.dataset.id ?? document.activeElement.id"
            ana.page.locator(".shot .image-down").first.focus()
            for order in [[second, first, third], [second, third, first]]:
                ana.page.keyboard.press("Enter")
                self.assertEqual(self.order(ana), order)
                self.assertEqual(ana.page.evaluate(focused), first)
            expect(ana.page.locator(".toast")).to_have_text("3번째로 옮겼어요.")
            self.assertEqual(self.names(ana), ["사진 1", "사진 2", "사진 3"])

            ana.page.keyboard.press("Enter")
            self.assertEqual(self.order(ana), [second, first, third])
            ana.page.locator(".shot .remove-image").nth(1).focus()
            for left in [[second, third], [second], []]:
                ana.page.keyboard.press("Enter")
                self.assertEqual(self.order(ana), left)
                self.assertEqual(ana.page.evaluate(focused), left[-1] if left else "files")
            ana.close()

    def test_they_are_pasted_and_dropped_and_none_is_lost(self):
        with chromium() as browser:
            ana = self.begin(browser, looks.without_worker(looks.DESKTOP_EN_LIGHT))
            uploads, first = "**/api/v1/images", []
            ana.page.route(uploads, lambda route: route.continue_() if first else first.append(route))
            with ana.page.expect_request(uploads):
                self.brings(ana, "paste", "#title", picture(50))
            self.brings(ana, "drop", "[data-part=images]", picture(60), picture(70))
            # Whatever would overtake the first has time to.
            for _ in range(3):
                ana.page.evaluate("fetch('/about').then((page) => page.text())")
            first[0].continue_()
            expect(ana.page.locator(".shot img")).to_have_count(3)
            self.assertEqual(self.names(ana), ["Picture 1", "Picture 2", "Picture 3"])
            self.publishes(ana)
            self.assertEqual([image["width"] for image in ana.asks(ana.path)["images"]], [50, 60, 70])
            ana.close()

    def test_what_is_no_picture_and_what_is_too_many_is_told_and_the_others_stay(self):
        with chromium() as browser:
            ana = self.begin(browser, looks.PHONE_KO_LIGHT)
            self.chooses(ana, picture(50))
            ana.expects_failure("/api/v1/images")
            ana.page.locator("#files").set_input_files(picture(60) | {"buffer": b"words"})
            ana.page.locator(".toast", has_text="사진만 올릴 수 있어요.").wait_for()
            self.assertEqual(self.names(ana), ["사진 1"])
            ana.page.locator("#files").set_input_files([picture(width) for width in range(60, 68)])
            ana.page.locator(".toast", has_text="사진이 너무 많아요.").wait_for()
            self.assertEqual(len(self.order(ana)), 8)
            ana.close()

    def test_in_a_conversation_they_are_seen_at_once_and_come_back_when_refused(self):
        with chromium() as browser:
            ana = self.begin(browser)
            listing = ana.offers("기타 처음부터")
            look = looks.without_worker(looks.PHONE_EN_DARK)
            ben = Neighbour(browser, self.app, look, "ben").settles()
            talk = ben.asks_about(listing)
            ana.opens(talk)
            tray = ben.page.locator("[data-talk-form] .tray-item")
            files = ben.page.locator("[data-talk-form] input[type=file]")
            uploads, held, goes = "**/api/v1/images", [], []
            ben.page.route(uploads, lambda route: route.continue_() if goes else held.append(route))
            with ben.page.expect_request(uploads):
                files.set_input_files([picture(50), picture(60)])
            expect(tray).to_have_count(2)
            # The press on a picture begins before it is uploaded and ends after.
            tray.first.hover()
            ben.page.mouse.down()
            goes.append(True)
            for route in held:
                route.continue_()
            expect(ben.page.locator(".tray-item.waiting")).to_have_count(0)
            ben.page.mouse.up()
            expect(tray).to_have_count(1)
            ben.says("Like this one?")
            expect(tray).to_have_count(0)
            ana.hears("Like this one?")
            shown = ana.page.locator(".talk .said img")
            expect(shown).to_have_count(1)
            width = "async (image) => (await image.decode(), image.naturalWidth)"
            self.assertEqual(shown.evaluate(width), 60)

            ana.blocks(ben)
            ben.expects_failure("status of 403")
            files.set_input_files(picture(70))
            expect(tray).to_have_count(1)
            ben.says("And this?")
            ben.page.locator(".toast", has_text="You can't talk with this neighbour.").wait_for()
            expect(tray).to_have_count(1)
            self.assertEqual(ben.page.locator("#text").input_value(), "And this?")
            self.assertEqual(ben.page.locator(".said", has_text="And this?").count(), 0)
            ana.close()
            ben.close()


if __name__ == "__main__":
    unittest.main()

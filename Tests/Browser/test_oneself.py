"""What a neighbour sets for themselves holds on every page, and what opens can be closed again."""

import unittest

import looks
from app import AppTest, chromium
from neighbour import Neighbour
from pictures import picture
from playwright.sync_api import expect


class Oneself(AppTest):
    def test_a_picture_of_oneself_goes_up_as_it_is_chosen(self):
        with chromium() as browser:
            ana = Neighbour(browser, self.app, looks.PHONE_KO_LIGHT, "ana").settles()
            ana.opens("/settings/profile")
            with ana.page.expect_navigation():
                ana.page.locator("#picture").set_input_files(picture(50))
            self.assertIsNotNone(ana.asks("/me")["picture"])
            ana.close()

    def test_a_password_is_shown_while_asked_for(self):
        with chromium() as browser:
            ana = Neighbour(browser, self.app, looks.PHONE_KO_LIGHT, "ana")
            ana.opens("/sign-in")
            field, button = ana.page.locator("#password"), ana.page.get_by_role("button", name="비밀번호 표시")
            field.fill("tulip meadow 7")
            expect(button).to_have_attribute("aria-pressed", "false")
            button.tap()
            expect(field).to_have_attribute("type", "text")
            expect(field).to_have_value("tulip meadow 7")
            button.tap()
            expect(field).to_have_attribute("type", "password")
            ana.close()

    def test_language_and_light_are_chosen_for_every_page(self):
        with chromium() as browser:
            ana = Neighbour(browser, self.app, looks.PHONE_KO_LIGHT, "ana").settles()
            paper = "getComputedStyle(document.body).backgroundColor"
            ana.opens("/settings")
            light = ana.page.evaluate(paper)
            ana.presses("main button[name=look][value=dark]")
            ana.presses("main button[name=language][value=en]")
            for path in ["/", "/conversations", "/settings"]:
                ana.opens(path)
                self.assertNotEqual(ana.page.evaluate(paper), light)
                self.assertEqual(ana.page.locator("html").get_attribute("lang"), "en")
            ana.close()

    def test_a_menu_closes_when_the_focus_leaves_it(self):
        with chromium() as browser:
            ana = Neighbour(browser, self.app, looks.DESKTOP_KO_DARK, "ana").settles()
            ana.opens(ana.offers("기타 처음부터"))
            menu = ana.page.locator("details.menu")
            menu.locator("summary").click()
            expect(menu.locator(".menu-items")).to_be_visible()
            ana.page.keyboard.press("Escape")
            expect(menu.locator(".menu-items")).to_be_hidden()
            expect(menu.locator("summary")).to_be_focused()
            menu.locator("summary").click()
            ana.page.locator("h1").click()
            expect(menu.locator(".menu-items")).to_be_hidden()
            ana.close()

    def test_the_arrow_leads_back_to_where_one_was(self):
        with chromium() as browser:
            ana = Neighbour(browser, self.app, looks.PHONE_EN_DARK, "ana").settles()
            ana.offers("Guitar")
            ana.opens("/search?q=guitar")
            ana.presses("main .card-title a")
            listing = ana.path
            ana.presses("a[data-back]")
            self.assertEqual(ana.path, "/search")
            # A client that comes from elsewhere has no such place here.
            ana.page.goto("about:blank")
            ana.opens(listing)
            ana.presses("a[data-back]")
            self.assertEqual(ana.path, "/browse")
            ana.close()


if __name__ == "__main__":
    unittest.main()

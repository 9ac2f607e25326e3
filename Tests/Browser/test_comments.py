"""Comments on a shop, by touch and by keys."""

import re

from playwright.sync_api import expect

import looks
from app import AppTest, chromium
from neighbour import Neighbour


class Comments(AppTest):
    def test_a_neighbour_asks_the_author_answers_and_the_question_goes(self):
        with chromium() as browser:
            ana = Neighbour(browser, self.app, looks.DESKTOP_EN_LIGHT, "ana").settles()
            ben = Neighbour(browser, self.app, looks.PHONE_KO_LIGHT, "ben").settles()
            shop = ana.lets()
            form = f"/listings/{shop}/comments"

            ben.opens(f"/shops/{shop}")
            ben.sees("아직 댓글이 없어요")
            ben.page.get_by_label("댓글 쓰기").fill("주차할 수 있나요?")
            ben.sends(form)
            ben.sees("댓글을 남겼어요.")
            self.assertEqual(ben.page.evaluate("document.documentElement.scrollWidth"), 390)

            ana.opens("/notices")
            ana.presses("main button:has-text('commented on your listing')")
            ana.page.get_by_label("Reply").fill("두 대까지요.")
            ana.sends("/comments/")
            expect(ana.page.locator(".reply .tag")).to_have_text("Author")

            # By keys: the menu of the own comment, and the question before it is deleted.
            ben.opens(f"/shops/{shop}")
            menu = ben.page.locator("#comments").locator("xpath=ancestor::section").locator("summary").first
            menu.focus()
            ben.page.keyboard.press("Enter")
            ben.page.keyboard.press("Tab")
            ben.page.keyboard.press("Tab")
            with ben.page.expect_navigation():
                ben.page.keyboard.press("Enter")
            ben.sees("되돌릴 수 없어요.")
            ben.sends("/comments/")
            ben.sees("볼 수 없는 댓글이에요.")
            self.assertEqual(ben.path, f"/shops/{shop}")
            ana.close()
            ben.close()

    def test_further_comments_follow_as_the_page_is_scrolled(self):
        with chromium() as browser:
            ana = Neighbour(browser, self.app, looks.PHONE_KO_LIGHT, "ana").settles()
            shop = ana.lets()
            for number in range(25):
                ana.tells("POST", f"/api/v1/listings/{shop}/comments", data={"text": f"질문 {number + 1}번"})
            ana.opens(f"/shops/{shop}")
            ana.presses("a:has-text('댓글 모두 보기')")
            ana.presses("a:has-text('최신순')")
            self.assertRegex(ana.page.url, re.compile("sort=newest"))
            ana.sees("질문 25번")
            ana.page.locator("footer, [data-next]").last.scroll_into_view_if_needed()
            ana.page.mouse.wheel(0, 20_000)
            expect(ana.page.locator(".comments > li")).to_have_count(25)
            ana.close()

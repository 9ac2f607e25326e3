"""A post of the community board, on phone and desktop, with scripts and without."""

import re

from playwright.sync_api import expect

import looks
from app import AppTest, chromium
from neighbour import Neighbour
from pictures import picture


class Community(AppTest):
    def posts(self, ana, title, tags, scope="neighbourhood"):
        ana.writes({"title": title, "description": "밤 10시까지 여는 곳을 찾아요.", "ownTags": tags})
        ana.chooses("scope", scope)
        with ana.page.expect_navigation(url=re.compile(r"/community/[0-9A-Z]{13}")):
            ana.page.locator("main .sheet button:not([name])").last.click()
        return ana.path.split("?")[0]

    def is_narrow(self, neighbour):
        self.assertLessEqual(neighbour.page.evaluate("document.documentElement.scrollWidth"),
                             neighbour.page.evaluate("innerWidth"))

    def test_a_post_is_written_liked_answered_edited_reported_and_deleted(self):
        with chromium() as browser:
            ana = Neighbour(browser, self.app, looks.PHONE_KO_LIGHT, "ana").settles()
            ben = Neighbour(browser, self.app, looks.DESKTOP_EN_LIGHT, "ben").settles()
            ana.opens("/community/new")
            ana.page.locator("#files").set_input_files([picture(50), picture(60)])
            expect(ana.page.locator(".shot img")).to_have_count(2)
            post = self.posts(ana, "연습실 추천해 주세요", "#연습실 심야")
            listing = post.split("/")[-1]
            expect(ana.page.locator(".gallery img")).to_have_count(2)
            self.is_narrow(ana)

            ben.opens("/browse?kind=community")
            ben.page.get_by_role("link", name="연습실 추천해 주세요").click()
            ben.page.wait_for_url(f"**{post}")
            ben.page.locator(".sheet [data-favourite] button").click()
            expect(ben.page.locator("article [data-favourites]").first).to_have_text("1")
            ben.page.get_by_label("Write a comment").fill("시장 뒤에 있어요.")
            ben.sends(f"/listings/{listing}/comments")
            self.is_narrow(ben)

            # The last chip of the row is in sight when it is the current one.
            ana.opens("/browse?kind=community")
            chip = ana.page.locator("nav.tabs a[aria-current]").first
            expect(chip).to_have_text("커뮤니티")
            expect(chip).to_be_in_viewport(ratio=1)

            ana.opens("/notices")
            ana.presses("main button:has-text('댓글을 남겼어요')")
            ana.page.get_by_label("답글").fill("고마워요!")
            ana.sends("/comments/")
            ana.opens(f"{post}/edit")
            self.assertEqual(ana.page.locator("[name=ownTags]").input_value(), "#심야")
            self.posts(ana, "연습실 찾았어요", "심야")
            expect(ana.page.locator("h1")).to_have_text("연습실 찾았어요")

            ben.opens(post)
            ben.sees("고마워요!")
            ben.opens(f"/report?subject.kind=listing&subject.id={listing}&then={post}")
            ben.chooses("reason", "spam")
            ben.sends("/report")
            ana.opens(f"/listings/{listing}/delete")
            ana.sees("댓글 2개도 함께 삭제돼요.")
            ana.sends(f"/listings/{listing}/delete")
            ben.expects_failure("status of 410")
            ben.opens(post)
            ben.opens("/browse?kind=community")
            expect(ben.page.get_by_role("link", name="연습실 찾았어요")).to_have_count(0)
            ana.close()
            ben.close()

    def test_without_scripts_a_post_for_the_country_is_found_in_another_city(self):
        with chromium() as browser:
            plain = looks.without_scripts(looks.PHONE_KO_LIGHT)
            ana = Neighbour(browser, self.app, plain, "ana").settles()
            ana.opens("/community/new")
            post = self.posts(ana, "중고 첼로 사는 법", "악기", scope="nationwide")
            ben = Neighbour(browser, self.app, plain, "ben").settles("2635051000")
            ben.opens("/browse?kind=community")
            expect(ben.page.get_by_role("link", name="중고 첼로 사는 법")).to_have_count(0)
            ben.narrows("대상", "전국")
            ben.presses("main a:has-text('중고 첼로 사는 법')")
            self.assertEqual(ben.path, post)
            ben.page.get_by_label("댓글 쓰기").fill("도움이 됐어요.")
            ben.sends(f"/listings/{post.split('/')[-1]}/comments")
            ben.sees("댓글을 남겼어요.")
            ben.opens(post)
            ben.presses("main a:has-text('#악기')")
            expect(ben.page.locator("nav.tabs a[aria-current]").first).to_have_text("커뮤니티")
            ana.close()
            ben.close()

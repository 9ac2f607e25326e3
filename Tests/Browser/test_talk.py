"""A conversation that is open in two windows moves in both, and says who said what."""

import unittest

import looks
from app import AppTest, chromium
from neighbour import Neighbour
from pictures import picture
from playwright.sync_api import expect


class Talk(AppTest):
    def begin(self, browser, look=looks.PHONE_KO_LIGHT):
        ana = Neighbour(browser, self.app, look, "ana").settles()
        ben = Neighbour(browser, self.app, looks.DESKTOP_EN_LIGHT, "ben").settles()
        return ana, ben, ana.offers("기타 처음부터")

    def told(self, neighbour):
        return neighbour.page.locator(".about, #deal, .talk").all_inner_texts()

    def test_what_is_said_and_read_is_seen_at_once_with_who_said_it(self):
        with chromium() as browser:
            ana, ben, listing = self.begin(browser)
            talk = ben.asks_about(listing)
            ana.opens(talk)
            ben.says("Hello!")
            ana.hears("Hello!")
            ana.says("안녕하세요")
            ben.hears("안녕하세요")
            for neighbour, names in [(ana, ["ben:", "나:"]), (ben, ["Me:", "ana:"])]:
                said = neighbour.page.locator(".talk .bubble > .unseen")
                expect(said).to_have_text(names)
                neighbour.page.reload()
                expect(said).to_have_text(names)

            ana.opens("/conversations")
            ben.says("Are you there?")
            ben.hears("Are you there?")
            row = ana.page.locator("[data-conversations] .row-link.unread")
            expect(row).to_contain_text("Are you there?")
            asked = ben.page.locator(".bubble.mine", has_text="Are you there?").locator(".mark")
            expect(ana.page.locator("[data-unread=messages]").first).to_have_text("1")
            self.assertRegex(ana.page.title(), r"^\(1\) ")
            expect(asked).to_have_text("")
            ana.opens(talk)
            expect(asked).to_have_text("Read")
            expect(ana.page.locator("[data-unread=messages]").first).to_be_hidden()
            self.assertNotRegex(ana.page.title(), r"^\(")
            ana.close()
            ben.close()

    def test_holding_a_message_on_a_phone_copies_it_or_leads_to_its_page(self):
        with chromium() as browser:
            ana, ben, listing = self.begin(browser)
            ana.opens(ben.asks_about(listing))
            ben.says("명동역 3번 출구")
            ana.hears("명동역 3번 출구")
            ana.context.grant_permissions(["clipboard-read", "clipboard-write"])
            self.holds(ana, "명동역 3번 출구")
            menu = ana.page.get_by_role("dialog", name="메시지 메뉴")
            menu.get_by_role("button", name="복사하기").click()
            self.assertEqual(ana.page.evaluate("navigator.clipboard.readText()"), "명동역 3번 출구")
            expect(menu).to_have_count(0)
            self.holds(ana, "명동역 3번 출구")
            menu.get_by_role("link", name="메시지 더 보기").click()
            ana.page.get_by_role("link", name="신고하기").click()
            ana.page.wait_for_url("**/report?**")

            ana.opens(ben.path)
            ana.says("잘못 보냈어요")
            ben.hears("잘못 보냈어요")
            self.holds(ana, "잘못 보냈어요")
            menu.get_by_role("link", name="메시지 더 보기").click()
            ana.page.get_by_role("button", name="모두에게서 지우기").click()
            ana.page.locator(".talk", has_text="삭제된 메시지예요.").wait_for()
            ben.page.locator(".talk", has_text="This message was deleted.").wait_for()
            self.assertEqual(ben.page.get_by_text("잘못 보냈어요").count(), 0)
            ana.close()
            ben.close()

    def test_a_hidden_message_leaves_all_pages_of_one_neighbour_and_comes_back(self):
        with chromium() as browser:
            ana, ben, listing = self.begin(browser)
            ana.opens(ben.asks_about(listing))
            for text in ("Hello!", "Unkind words"):
                ben.says(text)
                ana.hears(text)
            other = ana.context.new_page()
            other.goto(ana.page.url)
            unkind = ana.page.locator(".bubble", has_text="Unkind words")
            more = unkind.get_by_role("link", name="메시지 더 보기")
            box = more.evaluate("(link) => { const box = getComputedStyle(link, '::after');"
                                " return [parseFloat(box.width), parseFloat(box.height)]; }")
            self.assertGreaterEqual(min(box), 44)
            more.click()
            ana.page.get_by_role("button", name="나만 안 보기").click()
            note = ana.page.get_by_role("status").filter(has_text="메시지를 숨겼어요.")
            expect(note).to_be_visible()
            for page in (ana.page, other):
                expect(page.locator(".bubble")).to_have_count(1)
                expect(page.get_by_text("Unkind words")).to_have_count(0)
            expect(ben.page.locator(".bubble", has_text="Unkind words")).to_be_visible()
            ben.says("Are you there?")
            for page in (ana.page, other):
                expect(page.locator(".bubble").last).to_contain_text("Are you there?")
            note.get_by_role("button", name="되돌리기").click()
            for page in (ana.page, other):
                said = page.locator(".bubble > .said")
                expect(said).to_have_text(["Hello!", "Unkind words", "Are you there?"])
            ana.close()
            ben.close()

    def holds(self, neighbour, text):
        """A finger stays on a message until its menu opens."""
        said = neighbour.page.locator(".said", has_text=text)
        box = said.bounding_box()
        at = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]
        session = neighbour.context.new_cdp_session(neighbour.page)
        session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": at})
        neighbour.page.get_by_role("dialog").wait_for()
        session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        session.detach()

    def test_a_message_that_asks_for_money_warns_live_as_well_as_later(self):
        with chromium() as browser:
            ana, ben, listing = self.begin(browser)
            ana.opens(ben.asks_about(listing))
            ben.says("Look at https://example.com/a. Or pay to 110-123-456789")
            message = ana.page.locator(".bubble", has_text="Look at")
            for _ in ("live", "later"):
                link = message.get_by_role("link", name="https://example.com/a")
                expect(link).to_have_attribute("href", "https://example.com/a")
                expect(message.locator(".caution")).to_contain_text("돈을 보내지 마세요")
                expect(message.get_by_role("link", name="메시지 더 보기")).to_be_attached()
                ana.page.reload()
            expect(ben.page.locator(".caution")).to_have_count(0)
            ana.close()
            ben.close()

    def test_a_deal_moves_in_both_windows(self):
        with chromium() as browser:
            ana, ben, listing = self.begin(browser)
            talk = ben.asks_about(listing)
            ben.says("Hello!")
            ana.opens(talk)
            ana.proposes(days=2)
            cards = ana.page.locator(".talk .line-card")
            expect(cards.locator(".tag")).to_have_text(["제안"])
            ben.presses("#deal form[action$='/accept'] button")
            expect(ana.page.locator("#deal .tag").first).to_have_text("확정")
            expect(cards.locator(".tag")).to_have_text(["확정"])
            expect(ana.page.locator(".talk .line-time")).to_have_count(1)
            ben.page.locator("#deal details.reason summary").click()
            ben.writes({"reason": "Sorry, I can't come."})
            ben.presses("#deal details.reason form button")
            expect(ana.page.locator("#deal .tag").first).to_have_text("취소")
            expect(cards.locator(".tag")).to_have_text(["확정"])
            ana.sees("Sorry, I can't come.")
            moved = self.told(ana)
            ana.page.reload()
            self.assertEqual(self.told(ana), moved)
            ana.close()
            ben.close()

    def test_a_long_conversation_opens_at_its_end_and_marks_only_what_was_seen(self):
        """With normal motion, since smooth scrolling and growing pictures once left it short of its end."""
        with chromium() as browser:
            ana, ben, listing = self.begin(browser, looks.with_motion(looks.PHONE_KO_LIGHT))
            talk = ben.asks_about(listing)
            messages = f"/api/v1{talk}/messages"
            for number in range(24):
                ben.tells("POST", messages, data={"text": f"message {number}"})
            for width in (700, 710, 720):
                ben.tells("POST", messages, data={"images": [ben.uploads(picture(width, 900))]})
            ana.opens(talk)
            expect(ana.page.locator(".said .sent img").last).to_be_in_viewport()
            ana.page.wait_for_function("[...document.images].every((image) => image.complete)")
            at_end = "innerHeight + scrollY >= document.documentElement.scrollHeight - 2"
            ana.page.wait_for_function(at_end)
            ben.tells("POST", messages, data={"text": "at the end"})
            expect(ana.page.get_by_text("at the end", exact=True)).to_be_in_viewport()
            ben.opens(talk)
            expect(ben.page.locator(".bubble.mine .mark").last).to_have_text("Read")

            ana.page.evaluate("scrollTo({ top: 0, behavior: 'instant' })")
            ben.tells("POST", messages, data={"text": "out of sight"})
            newer = ana.page.get_by_role("button", name="새 메시지 ↓")
            expect(newer).to_be_visible()
            self.assertEqual(ana.page.evaluate("scrollY"), 0)
            last = ben.page.locator(".bubble.mine", has_text="out of sight").locator(".mark")
            expect(last).to_have_text("")
            newer.click()
            ana.page.wait_for_function(at_end)
            expect(last).to_have_text("Read")
            expect(newer).to_be_hidden()
            ana.close()
            ben.close()

    def test_what_happened_joins_the_list_of_notices_and_is_counted(self):
        with chromium() as browser:
            ana, ben, listing = self.begin(browser)
            talk = ben.asks_about(listing)
            ben.says("Hello!")
            ben.opens("/notices")
            ana.opens(talk)
            before = ben.page.locator("[data-notices] li").count()
            ana.proposes(days=2)
            expect(ben.page.locator("[data-notices] li")).to_have_count(before + 1)
            expect(ben.page.locator("[data-unread=notices]").first).to_have_text("1")
            ben.presses("[data-notices] li a, [data-notices] li button")
            self.assertEqual(ben.path, talk)
            expect(ben.page.locator("[data-unread=notices]").first).to_be_hidden()
            ana.close()
            ben.close()


if __name__ == "__main__":
    unittest.main()

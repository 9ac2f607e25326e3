"""A submitted event waits for an operator, who declines it, then approves it; a second one is compared."""

import datetime
import re
import unittest

import looks
from app import App, chromium
from neighbour import Neighbour
from playwright.sync_api import expect


class Submissions(unittest.TestCase):
    def setUp(self):
        self.app = App(reviews=True)
        self.addCleanup(self.app.close)

    def test_an_event_is_declined_edited_and_approved(self):
        with chromium() as browser:
            olga = Neighbour(browser, self.app, looks.DESKTOP_EN_LIGHT, "olga").settles()
            self.app.order("operator", "add", "olga@example.com")
            ana = Neighbour(browser, self.app, looks.PHONE_KO_LIGHT, "ana").settles()
            event = ana.announces("작은 서버 밤")
            ana.opens(event)
            ana.sees("운영자가 확인하고 있어요.")
            stranger = Neighbour(browser, self.app, looks.PHONE_KO_LIGHT, "stranger")
            stranger.expects_failure("404")
            stranger.opens(event)
            self.assertEqual(stranger.page.get_by_text("작은 서버 밤").count(), 0)

            olga.opens("/operator")
            olga.presses("a[href^='/submissions']")
            olga.presses("main .card-title a")
            olga.sees("Publish this post?")
            olga.presses("main .panel a.button")
            olga.writes({"reason": "제목을 더 자세히 써 주세요"})
            olga.sends("/submissions/")
            olga.sees("Declined.")

            ana.opens("/notices")
            ana.sees("쓴 글이 승인되지 않았어요.")
            ana.opens(event)
            ana.sees("제목을 더 자세히 써 주세요")
            ana.opens(f"{event}/edit")
            ana.writes({"title": "작은 서버 밤: 집에서 돌리는 서버"})
            ana.sends(event)
            olga.opens(event)
            olga.page.locator("main .panel input[name=trusted]").check()
            olga.sends("/submissions/")
            olga.sees("Approved.")

            stranger.opens(event)
            stranger.page.locator("h1", has_text="집에서 돌리는 서버").wait_for()
            stranger.presses("main a[href$='/edits']")
            stranger.sees("전 제목: 작은 서버 밤")
            for neighbour in [ana, olga, stranger]:
                neighbour.close()

    def test_a_post_and_a_comment_with_a_watched_word_wait(self):
        with chromium() as browser:
            olga = Neighbour(browser, self.app, looks.DESKTOP_EN_LIGHT, "olga").settles()
            self.app.order("operator", "add", "olga@example.com")
            ana = Neighbour(browser, self.app, looks.PHONE_KO_LIGHT, "ana").settles()
            olga.opens("/operator/words")
            for term, kind in [("급전", "word"), ("example.org", "host")]:
                olga.chooses("kind", kind)
                olga.page.get_by_label("Word or host").fill(term)
                olga.presses("main form[action='/operator/words'] button")
                olga.sees(term)

            post = ana.posts("급전 이야기")
            ana.opens(post)
            ana.sees("운영자가 확인하고 있어요.")
            shop = olga.lets()
            ana.opens(f"/shops/{shop}")
            ana.page.get_by_label("댓글 쓰기").fill("www.example.org에서 봐요")
            ana.sends(f"/listings/{shop}/comments")
            ana.sees("올렸어요. 운영자가 확인하면")

            olga.opens("/operator")
            olga.sees("Contains what is watched for: 급전")
            olga.opens(post)
            olga.sends("/submissions/")
            olga.sees("Approved.")
            olga.opens("/submissions/comments")
            olga.sees("Contains what is watched for: example.org")
            olga.presses("main li a.button")
            # The operator reads the template in English, and its author in Korean.
            olga.page.get_by_label("Template").select_option(label="광고·도배 (spam)")
            expect(olga.page.locator("textarea[name=reason]")).to_have_value(re.compile("^It is advertising"))
            olga.sends("/submissions/comments/")
            olga.sees("No comments to review")
            ana.opens("/me/comments")
            ana.sees("동네와 상관없는 광고예요.")
            ana.close()
            olga.close()

    def test_a_similar_event_is_shown_before_another_one_is_posted(self):
        with chromium() as browser:
            ana = Neighbour(browser, self.app, looks.PHONE_KO_LIGHT, "ana").settles()
            self.app.order("operator", "add", "ana@example.com")
            ana.announces("작은 서버 밤", isNew=True)
            day = f"{datetime.date.today() + datetime.timedelta(days=10)}"
            ana.expects_failure("status of 409")
            ana.opens("/events/new")
            ana.writes({
                "title": "작은 서버의 밤", "schedule.dates.0.startsOn": day,
                "schedule.dates.0.startsAt": "19:00", "schedule.dates.0.endsAt": "21:00", "hosts": "작은 서버 모임",
            })
            ana.page.locator("main .sheet button").last.click()
            similar = ana.page.get_by_role("region", name="혹시 이 행사인가요?")
            expect(similar.locator(".card-title")).to_have_text(["작은 서버 밤"])
            ana.page.locator("main input[name=isNew]").check()
            ana.page.locator("main .sheet button").last.click()
            ana.sees("글을 올렸어요.")
            ana.close()

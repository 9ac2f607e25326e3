"""Without a way to the app: what was seen last can be read, is marked as such, and leaves with the one that
signs out; what is written waits."""

import unittest

import looks
from app import AppTest, chromium
from neighbour import Neighbour

# A request that goes by the service worker is answered by it.
SERVER_AWAY = ["net::ERR_CONNECTION_REFUSED", "net::ERR_INCOMPLETE_CHUNKED_ENCODING", "status of 503"]
WATCHED = looks.without_worker(looks.DESKTOP_EN_LIGHT)


class Offline(AppTest):
    def join(self, browser, his=looks.DESKTOP_EN_LIGHT):
        """Ana has posted something that Ben can ask about."""
        ana = Neighbour(browser, self.app, looks.PHONE_KO_LIGHT, "ana").settles()
        ben = Neighbour(browser, self.app, his, "ben").settles()
        return ana, ben, ana.offers("기타 처음부터")

    def test_what_was_seen_last_is_readable_and_marked(self):
        with chromium() as browser:
            ana = Neighbour(browser, self.app, looks.PHONE_KO_LIGHT, "ana").settles()
            listing = ana.offers("기타 처음부터")
            ana.opens("/browse")
            ana.keeps_copies()
            for path in ["/browse", listing, "/conversations"]:
                ana.opens(path)
                ana.keeps_copy(path)
            self.assertFalse(ana.page.locator(".offline-mark").is_visible())

            ana.goes_offline()
            # The listing was left before its map had loaded.
            ana.expects_failure("/map-library/", "/base_map.json")
            ana.opens("/browse")
            ana.sees("기타 처음부터")
            self.assertTrue(ana.page.locator(".offline-mark").is_visible())
            ana.opens(listing)
            ana.sees("30,000원")
            ana.opens("/notices")
            self.assertTrue(ana.page.locator(".offline-mark").is_visible())

            # Only a network that leads to the app changes anything: the copy is looked at again.
            ana.page.evaluate("dispatchEvent(new Event('online'))")
            self.assertTrue(ana.page.locator(".offline-mark").is_visible())
            ana.goes_online()
            # The page may be online before its service worker, and be shown the copy once more.
            ana.page.locator("body:not([data-offline])").wait_for()
            self.assertEqual(ana.path, "/notices")
            self.assertFalse(ana.page.locator(".offline-mark").is_visible())
            ana.opens("/me")
            # The page that is left may ask for its stream and its counts again as the session ends.
            ana.expects_failure("/api/v1/stream", "/api/v1/me/unread")
            ana.sends("/sign-out")
            ana.goes_offline()
            ana.opens(listing)
            self.assertEqual(ana.page.get_by_text("30,000원").count(), 0)
            ana.close()

    def test_a_cached_page_reloads_once_the_server_is_back(self):
        with chromium() as browser:
            ana = Neighbour(browser, self.app, looks.PHONE_KO_LIGHT, "ana").joins()
            ana.keeps_copies()
            ana.opens("/favourites")
            ana.keeps_copy("/favourites")
            ana.expects_failure(*SERVER_AWAY)
            self.app.leaves()
            ana.opens("/favourites")
            self.assertTrue(ana.page.locator(".offline-mark").is_visible())
            self.app.comes_back()
            ana.page.locator(".offline-mark").wait_for(state="hidden")
            self.assertEqual(ana.path, "/favourites")
            ana.close()

    def test_an_open_conversation_is_readable_offline(self):
        with chromium() as browser:
            ana, ben, listing = self.join(browser)
            talk = ben.asks_about(listing)
            ben.says("안녕하세요")
            ana.opens("/browse")
            ana.keeps_copies()
            ana.opens(talk)
            ana.hears("안녕하세요")
            ben.says("내일 되세요?")
            ana.hears("내일 되세요?")
            ana.keeps_copy(talk, "내일 되세요?")
            ana.goes_offline()
            ana.opens(talk)
            ana.hears("안녕하세요")
            ana.hears("내일 되세요?")
            self.assertTrue(ana.page.locator(".offline-mark").is_visible())
            ana.close()
            ben.close()

    def test_messages_written_offline_are_sent_once_the_server_is_back(self):
        with chromium() as browser:
            ana, ben, listing = self.join(browser)
            talk = ben.asks_about(listing)
            ben.says("안녕하세요")
            ben.hears("안녕하세요")
            ben.expects_failure(*SERVER_AWAY)
            self.app.leaves()
            ben.says("거기 계세요?")
            ben.page.locator(".bubble.mine", has_text="Send again").wait_for()
            self.app.comes_back()
            ben.page.locator("[data-key]").wait_for(state="detached")
            ben.hears("거기 계세요?")
            self.assertEqual(len(ben.asks(talk + "/messages")["items"]), 2)
            ana.close()
            ben.close()

    def test_what_waits_is_sent_from_whatever_page_its_writer_opens_next(self):
        with chromium() as browser:
            ana, ben, listing = self.join(browser, WATCHED)
            talk = ben.asks_about(listing)
            self.writes_without_luck(ben, "거기 계세요?")
            ben.opens("/favourites")
            ben.sees("Your waiting message is sent.")
            ben.opens(talk)
            ben.hears("거기 계세요?")
            self.assertEqual(len(ben.asks(talk + "/messages")["items"]), 1)
            ana.close()
            ben.close()

    def test_what_waits_and_is_refused_is_told_once(self):
        with chromium() as browser:
            ana, ben, listing = self.join(browser, WATCHED)
            ben.asks_about(listing)
            ana.blocks(ben)
            self.writes_without_luck(ben, "거기 계세요?")
            ben.expects_failure("status of 403")
            ben.opens("/favourites")
            ben.sees("You can't talk with this neighbour.")
            sent = []
            ben.page.on("request", lambda request: sent.append(request.method))
            # Badges are counted after whatever waits was sent.
            with ben.page.expect_response("**/me/unread"):
                ben.opens("/notices")
            self.assertNotIn("POST", sent)
            ana.close()
            ben.close()

    def test_a_device_without_room_for_copies_gets_every_page_whole(self):
        with chromium() as browser:
            ana = Neighbour(browser, self.app, looks.PHONE_KO_LIGHT, "ana").settles()
            ana.opens("/about")
            ana.keeps_copies()
            device = ana.context.new_cdp_session(ana.page)
            device.send("Storage.overrideQuotaForOrigin", {"origin": self.app.address, "quotaSize": 1})
            ana.opens("/classes/new")
            ana.writes({"price.won": "15000"})
            ana.sees("1만 5천원")
            ana.close()

    def test_events_resume_after_a_refusal_by_a_proxy(self):
        with chromium() as browser:
            ana = Neighbour(browser, self.app, WATCHED, "ana").settles()
            ana.expects_failure("status of 502")
            ana.page.route("**/api/v1/stream", lambda route: route.fulfill(status=502), times=1)
            with ana.page.expect_response(lambda answer: "/stream" in answer.url and answer.status == 200):
                ana.opens("/notices")
            ana.close()

    def writes_without_luck(self, neighbour, text):
        """What is sent gets lost on its way."""
        neighbour.expects_failure("/messages")
        neighbour.page.route("**/messages", lambda route: route.abort())
        neighbour.says(text)
        neighbour.page.locator(".bubble.mine", has_text="Send again").wait_for()
        neighbour.page.unroute("**/messages")


if __name__ == "__main__":
    unittest.main()

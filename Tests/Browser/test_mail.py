"""A neighbour who doesn't come by is written to, and ends that with one click."""

import email
import email.policy
import pathlib
import time
import unittest
import urllib.error
import urllib.request

import looks
from app import App, chromium
from neighbour import Neighbour
from playwright.sync_api import expect


class Mail(unittest.TestCase):
    def setUp(self):
        self.app = App()
        self.addCleanup(self.app.close)
        self.folder = pathlib.Path(self.app.folder.name, "mail")

    def sends_mail(self, *neighbours):
        """From now on; until then members joined without a code. Their pages don't ask in between."""
        for neighbour in neighbours:
            neighbour.page.goto("about:blank")
        port = self.app.address.rsplit(":", 1)[1]
        self.app.settings += ["--mail-folder", str(self.folder), "--public-url", f"http://127.0.0.1:{port}"]
        self.app.leaves()
        self.app.comes_back()

    def gets(self, count=1):
        """The emails that were written, each read by a parser that isn't ours."""
        for _ in range(600):
            files = sorted(self.folder.glob("*.eml"))
            if len(files) >= count:
                return [email.message_from_bytes(file.read_bytes(), policy=email.policy.default)
                        for file in files]
            time.sleep(0.05)
        raise AssertionError("no email")

    def post(self, address, body):
        """As a mail program does, without cookies."""
        try:
            with urllib.request.urlopen(urllib.request.Request(address, body)) as answer:
                return answer.status
        except urllib.error.HTTPError as error:
            return error.code

    def test_an_unread_message_is_mailed_and_one_click_ends_that(self):
        with chromium() as browser:
            ana = Neighbour(browser, self.app, looks.DESKTOP_EN_LIGHT, "ana").settles()
            ben = Neighbour(browser, self.app, looks.PHONE_KO_LIGHT, "ben").settles()
            talk = ben.asks_about(ana.offers("기타 처음부터"))
            self.sends_mail(ana, ben)
            ben.opens("/browse")
            ana.opens(talk).says("토요일 세 시 어때요?")
            ana.hears("토요일 세 시 어때요?")
            self.app.passes(minutes=10)

            [mail] = self.gets()
            self.assertEqual([part.defects for part in mail.walk()], [[]] * 3)
            self.assertEqual(mail["To"].addresses[0].addr_spec, "ben@example.com")
            self.assertEqual(mail["From"].addresses[0].display_name, "마당")
            self.assertEqual(mail["Subject"], "ana님이 메시지를 보냈어요: 기타 처음부터")
            self.assertEqual(mail["References"], mail["In-Reply-To"])
            plain, html = (mail.get_body([kind]).get_content() for kind in ["plain", "html"])
            for text in [plain, html]:
                self.assertIn(self.app.address + talk, text)
                self.assertNotIn("토요일", text)

            page = ben.context.new_page()
            page.route("**/*", lambda route: self.fail(f"the email asks for {route.request.url}"))
            page.set_content(html)
            self.assertLessEqual(page.evaluate("document.documentElement.scrollWidth"), 390)
            address = page.get_by_role("link", name="마당에서 열기").get_attribute("href")
            page.close()
            ben.opens(address.removeprefix(self.app.address))
            ben.hears("토요일 세 시 어때요?")

            stop = mail["List-Unsubscribe"].strip("<>")
            self.assertEqual(mail["List-Unsubscribe-Post"], "List-Unsubscribe=One-Click")
            self.assertEqual(self.post(stop.replace("token=", "token=0"), b"List-Unsubscribe=One-Click"), 404)
            self.assertEqual(ben.asks("/me/notices")["unmailed"], [])
            self.assertEqual(self.post(stop, b"List-Unsubscribe=One-Click"), 200)
            self.assertEqual(ben.asks("/me/notices")["unmailed"], ["talk"])
            self.assertEqual(ana.asks("/me/notices")["unmailed"], [])
            ana.close()
            ben.close()

    def test_the_link_in_an_email_asks_before_it_ends_them_and_needs_no_sign_in(self):
        with chromium() as browser:
            ana = Neighbour(browser, self.app, looks.DESKTOP_EN_LIGHT, "ana").settles()
            ben = Neighbour(browser, self.app, looks.PHONE_KO_LIGHT, "ben").settles()
            talk = ben.asks_about(ana.offers("기타 처음부터"))
            self.sends_mail(ana, ben)
            ben.opens("/browse")
            ana.opens(talk).says("Hello")
            ana.hears("Hello")
            self.app.passes(minutes=10)
            [mail] = self.gets()
            stop = mail["List-Unsubscribe"].strip("<>").removeprefix(self.app.address)

            stranger = Neighbour(browser, self.app, looks.PHONE_EN_DARK, "stranger")
            stranger.opens(stop)
            self.assertEqual(ben.asks("/me/notices")["unmailed"], [])
            stranger.page.get_by_role("button", name="Stop them").click()
            expect(stranger.page.locator(".toast")).to_contain_text("These emails are off.")
            self.assertEqual(ben.asks("/me/notices")["unmailed"], ["talk"])

            ben.opens("/settings/notices")
            switch = ben.page.locator("[name=by-mail][value=talk]")
            expect(switch).not_to_be_checked()
            switch.check()
            ben.presses("main form .button.primary.wide")
            self.assertEqual(ben.asks("/me/notices")["unmailed"], [])
            for neighbour in [ana, ben, stranger]:
                neighbour.close()


if __name__ == "__main__":
    unittest.main()

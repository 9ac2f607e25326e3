"""Two-step sign-in is turned on, asked for with a code of the app or a recovery code, and turned off."""

import base64
import hashlib
import hmac
import struct
import time

import looks
from app import AppTest, chromium
from neighbour import PASSWORD, Neighbour
from playwright.sync_api import expect


def code(key, step):
    """As an app shows it (RFC 6238)."""
    digest = hmac.digest(base64.b32decode(key), struct.pack(">q", step), hashlib.sha1)
    start = digest[-1] & 15
    return f"{(struct.unpack('>I', digest[start:start + 4])[0] & 0x7FFFFFFF) % 1_000_000:06}"


class SecondFactor(AppTest):
    def test_it_is_turned_on_used_and_turned_off_on_a_phone(self):
        with chromium() as browser:
            ana = Neighbour(browser, self.app, looks.PHONE_KO_LIGHT, "ana").settles()
            ana.opens("/settings")
            ana.presses("main a[href='/settings/second-factor']")
            ana.writes({"currentPassword": PASSWORD})
            ana.presses("main form button[type=submit]")
            expect(ana.page.locator("svg.qr")).to_be_visible()
            self.fits(ana)
            key = ana.page.locator("[data-copy]").get_attribute("data-copy")
            # The next code is right, too, so that no test has to wait for it.
            step = int(time.time()) // 30
            ana.writes({"code": code(key, step)})
            ana.presses("main form button[type=submit]")
            codes = ana.page.locator(".recovery-codes code").all_inner_texts()
            self.assertEqual(len(set(codes)), 10)
            self.fits(ana)
            expect(ana.page.locator("[data-print]")).to_be_visible()
            with ana.page.expect_download() as download:
                ana.page.get_by_role("button", name="텍스트 파일로 내려받기").tap()
            with open(download.value.path(), encoding="utf-8") as file:
                self.assertEqual(file.read().split()[-10:], codes)

            self.asks_for_code(ana)
            field = ana.page.locator("#code")
            expect(field).to_have_attribute("autocomplete", "one-time-code")
            expect(field).to_have_attribute("inputmode", "numeric")
            self.fits(ana)
            ana.writes({"code": code(key, step + 1)})
            ana.presses("main form button[type=submit]")
            self.assertEqual(ana.path, "/settings/devices")

            self.asks_for_code(ana)
            ana.presses("main a[href*='recovery-code']")
            ana.writes({"code": codes[0]})
            ana.presses("main form button[type=submit]")
            self.assertEqual(ana.path, "/settings/devices")

            ana.opens("/settings/second-factor/off")
            ana.writes({"currentPassword": PASSWORD, "code": codes[1]})
            ana.presses("main form button[type=submit]")
            self.assertEqual(ana.path, "/settings/second-factor")
            ana.opens("/me")
            ana.presses("form[action='/sign-out'] button")
            ana.signs_in("ana@example.com")
            self.assertEqual(ana.path, "/")
            ana.close()

    def asks_for_code(self, ana):
        """Signs out, and in again up to the code, on the way to a page."""
        ana.opens("/me")
        ana.presses("form[action='/sign-out'] button")
        ana.opens("/settings/devices")
        ana.writes({"email": "ana@example.com", "password": PASSWORD})
        ana.presses("main form button[type=submit]")
        self.assertTrue(ana.path.startswith("/sign-in/code"), ana.path)

    def fits(self, ana):
        width = ana.page.evaluate("document.documentElement.scrollWidth")
        self.assertLessEqual(width, ana.look.width)

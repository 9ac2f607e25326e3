"""The first operator opens the place by the printed link, and invites a neighbour."""

import unittest

import looks
from app import AppTest, chromium
from neighbour import PASSWORD, Neighbour
from pictures import picture
from playwright.sync_api import expect


class SettingUp(AppTest):
    def test_a_place_is_named_and_opened_to_those_who_are_invited(self):
        with chromium() as browser:
            olga = Neighbour(browser, self.app, looks.DESKTOP_KO_DARK, "olga")
            olga.opens(self.app.set_up)
            account = {"email": "olga@example.com", "nickname": "olga", "password": PASSWORD}
            olga.writes(account | {"name": "연남마당", "welcome": "연남동 이웃의 마당이에요."})
            olga.chooses("signUp", "invitation")
            olga.sends("/set-up")
            self.assertEqual(olga.path, "/operator/settings")
            olga.chooses("accent", "violet")
            olga.sends("/operator/settings")
            expect(olga.page.locator("html")).to_have_attribute("data-accent", "violet")
            expect(olga.page).to_have_title("사이트 설정 · 연남마당")

            self.decides_what_is_offered(olga)

            olga.opens("/operator/invitations")
            olga.sends("/operator/invitations")
            link = olga.page.locator("#link").input_value()
            self.assertTrue(link.startswith(self.app.address + "/sign-up?invitation="), link)

            guest = Neighbour(browser, self.app, looks.PHONE_KO_LIGHT, "ana")
            guest.opens("/")
            guest.sees("연남동 이웃의 마당이에요.")
            expect(guest.page.get_by_role("img", name="나무가 있는 마당")).to_be_visible()
            expect(guest.page.locator(".promises", has_text="러닝")).to_have_count(0)
            guest.expects_failure("/sign-up")
            guest.opens("/sign-up")
            guest.sees("지금은 초대받은 이웃만 가입할 수 있어요.")
            guest.opens(link.removeprefix(self.app.address))
            guest.writes({"email": "ana@example.com", "nickname": "ana", "password": PASSWORD})
            guest.sends("/sign-up")
            self.assertTrue(guest.path.startswith("/neighbourhoods"), guest.path)

            late = Neighbour(browser, self.app, looks.PHONE_KO_LIGHT, "ben")
            late.expects_failure("/sign-up")
            late.opens(link.removeprefix(self.app.address))
            late.sees("기간이 지났거나 이미 쓴 초대일 수 있어요.")
            olga.opens("/operator/invitations")
            olga.sees("1명 중 1명 가입")
            for neighbour in [olga, guest, late]:
                neighbour.close()

    def decides_what_is_offered(self, olga):
        """A kind is switched off, the place serves a district, and it has a picture and a contact."""
        olga.opens("/operator/settings")
        choice = olga.page.locator('[name="kinds"][value="run"]')
        olga.page.locator("main label").filter(has=choice).click()
        expect(choice).not_to_be_checked()
        olga.page.locator("main form button[type=submit]").last.click()
        olga.sees("저장했어요.")
        olga.opens("/operator/settings/area")
        olga.page.locator("main summary", has_text="서울").click()
        olga.chooses("serves", "11440")
        olga.sends("/operator/settings/area")
        olga.sees("서울 마포구")
        olga.opens("/operator/settings/pictures")
        with olga.page.expect_navigation():
            olga.page.locator("#welcomePicture").set_input_files(picture(50))
        olga.writes({"pictureText": "나무가 있는 마당"})
        olga.sends("/operator/settings/pictures")
        olga.opens("/operator/settings/documents/contact/ko?from=template")
        olga.sees("채울 곳이")
        olga.writes({"text": "olga@example.com으로 알려 주세요."})
        olga.sends("/operator/settings/documents/contact/ko")
        olga.opens("/contact").sees("olga@example.com")



if __name__ == "__main__":
    unittest.main()

"""An operator's first days: the place is named, three are invited, one of them is stopped, mail fails and is
mended, and a backup is restored."""

import pathlib
import time
import unittest

import looks
from app import App, chromium
from neighbour import PASSWORD, Neighbour
from playwright.sync_api import expect


class OperatorStory(unittest.TestCase):
    def setUp(self):
        self.app = App()
        self.addCleanup(self.app.close)
        self.mail = pathlib.Path(self.app.folder.name, "mail")
        self.backups = pathlib.Path(self.app.folder.name, "backups")

    def test_on_a_phone(self):
        self.lives_through(looks.PHONE_KO_LIGHT)

    def test_on_a_desktop(self):
        self.lives_through(looks.DESKTOP_KO_DARK)

    def lives_through(self, look):
        with chromium() as browser:
            olga = Neighbour(browser, self.app, look, "olga")
            self.names_the_place(olga)
            link = self.invites(olga, uses=3)
            guests = [self.joins(browser, name, link) for name in ["ana", "ben", "cho"]]
            post = guests[0].lives_in().posts("돈부터 보내세요")
            self.everyone = [olga, *guests]
            self.stops_and_relents(olga, guests[0], post)
            self.hides_and_hears_an_appeal(olga, guests[0], post)
            self.loses_and_mends_mail(olga, guests[1])
            self.comes_back_from_a_backup(olga, guests[2], post)
            for neighbour in self.everyone:
                neighbour.close()

    def names_the_place(self, olga):
        olga.opens(self.app.set_up)
        account = {"email": "olga@example.com", "nickname": "olga", "password": PASSWORD}
        olga.writes(account | {"name": "연남마당", "welcome": "연남동 이웃의 마당이에요."})
        olga.chooses("signUp", "invitation")
        olga.sends("/set-up")
        expect(olga.page).to_have_title("사이트 설정 · 연남마당")

    def invites(self, olga, uses):
        olga.opens("/operator/invitations")
        olga.writes({"uses": str(uses)})
        olga.sends("/operator/invitations")
        return olga.page.locator("#link").input_value().removeprefix(self.app.address)

    def joins(self, browser, name, link):
        guest = Neighbour(browser, self.app, looks.PHONE_KO_LIGHT, name)
        guest.opens(link)
        guest.writes({"email": f"{name}@example.com", "nickname": name, "password": PASSWORD})
        guest.sends("/sign-up")
        self.assertTrue(guest.path.startswith("/neighbourhoods"), guest.path)
        self.app.order("operator", "confirm", f"{name}@example.com")
        return guest

    def stops_and_relents(self, olga, ana, post):
        """From the listing itself; and the same page undoes it."""
        olga.opens(post)
        olga.page.locator("details.menu summary").locator("visible=true").first.click()
        olga.page.get_by_role("link", name="운영자 조치").click()
        olga.chooses("reason", "spam")
        olga.page.locator("main [name=suspendDays]").select_option("3")
        olga.writes({"note": "광고예요"})
        olga.sends("/operator/measures")
        self.assertTrue(olga.path.startswith("/reports/"), olga.path)
        olga.sees("광고예요")
        ana.expects_failure("/sign-in")
        ana.signs_in("ana@example.com").sees("이 계정의 이용을 정지했어요.")
        olga.sends(olga.path + "/reopen")
        olga.sees("조치 취소됨")
        ana.signs_in("ana@example.com")
        expect(ana.opens(post).page.locator("main h1")).to_have_text("돈부터 보내세요")

    def hides_and_hears_an_appeal(self, olga, ana, post):
        """The author says why it is wrong, and the only operator thinks again."""
        subject = {"kind": "listing", "id": post.split("/")[-1]}
        act = {"subject": subject, "reason": "spam", "hide": True}
        olga.tells("POST", "/api/v1/operator/measures", data=act)
        ana.opens("/me/measures").presses("main a.row-link")
        ana.sees("돈부터 보내세요")
        ana.writes({"text": "제목은 농담이에요. 모임비는 없어요."})
        ana.sends("/me/measures/")
        ana.sees("이의 제기를 받았어요.")
        olga.opens("/operator").presses("main a[href^='/operator/appeals/']")
        olga.sees("제목은 농담이에요.")
        olga.chooses("outcome", "reversed")
        olga.sends("/operator/appeals/")
        olga.sees("이의 제기를 결정했어요.")
        ana.opens(ana.path).sees("조치를 취소했어요.")

    def loses_and_mends_mail(self, olga, ben):
        """Emails go to a folder, where a file now stands."""
        port = self.app.address.rsplit(":", 1)[1]
        self.app.settings += [
            "--mail-folder", str(self.mail), "--public-url", f"http://127.0.0.1:{port}",
            "--backup-folder", str(self.backups),
        ]
        self.stops()
        self.app.comes_back()
        self.mail.touch()
        ben.tells("POST", "/api/v1/password-resets", data={"email": "ben@example.com"})
        self.waits(lambda: olga.asks("/operator/server")["queues"][0]["failing"] == 1)
        olga.opens("/operator")
        olga.presses('main a[href="/operator/server"]')
        olga.sees("1개 대기 · 1개 실패")
        self.mail.unlink()
        olga.sends("/operator/server/retry")
        olga.sees("곧 다시 보내요.")
        self.waits(lambda: list(self.mail.glob("*.eml")))

    def comes_back_from_a_backup(self, olga, cho, post):
        """The server makes one by itself, and its page says when."""
        self.waits(lambda: olga.asks("/operator/server")["lastBackupAt"])
        olga.opens("/operator/server").sees("방금")
        self.stops()
        lost, self.app.data = pathlib.Path(self.app.data), self.app.data + "-restored"
        self.app.order("restore", str(self.backups), "--key-file", str(lost / "keys/madang.key"))
        self.app.settings += ["--key-file", str(lost / "keys/madang.key")]
        self.app.comes_back()
        expect(cho.opens(post).page.locator("main h1")).to_have_text("돈부터 보내세요")
        olga.opens("/operator/settings")
        expect(olga.page).to_have_title("사이트 설정 · 연남마당")

    def stops(self):
        """While no page asks anything."""
        for neighbour in self.everyone:
            neighbour.page.goto("about:blank")
        self.app.leaves()

    def waits(self, condition):
        for _ in range(600):
            if condition():
                return
            time.sleep(0.05)
        raise AssertionError("it doesn't come")


if __name__ == "__main__":
    unittest.main()

"""A student buys a pass, takes a lesson with it, and pays for another lesson by itself."""

import unittest

import looks
from app import App, chromium
from neighbour import Neighbour


class PaidLessons(unittest.TestCase):
    def setUp(self):
        self.app = App(payments=True)
        self.addCleanup(self.app.close)

    def test_a_student_buys_a_pass_uses_it_gives_it_up_and_pays_for_one_lesson(self):
        with chromium() as browser:
            ana = Neighbour(browser, self.app, looks.DESKTOP_EN_LIGHT, "ana").settles()
            ben = Neighbour(browser, self.app, looks.PHONE_KO_LIGHT, "ben").settles()
            lesson = ana.teaches()
            order = self.buys(ben, lesson)
            deal = ana.agrees(ben, lesson)
            ben.opens(f"/deals/{deal}")
            ben.sees("횟수권 1/3회")
            self.assertEqual(ben.page.evaluate("document.documentElement.scrollWidth"), 390)
            ben.opens(f"/orders/{order}")
            ben.sees("횟수권 1/3회 사용")
            ben.confirms_and_sends(f"/orders/{order}/withdraw")
            ben.sees("환불 완료")
            self.pays(ben, deal)
            self.earns(ana)
            ana.close()
            ben.close()

    def buys(self, ben, lesson):
        ben.opens(f"/lessons/{lesson}")
        ben.presses(f"main a[href='/listings/{lesson}/pass']")
        for text in ["아나 음악", "120,000원", "첫 레슨 전", "시행령 별표 4", "마당 모임 02-000-0000"]:
            ben.sees(text)
        self.assertEqual(ben.page.evaluate("document.documentElement.scrollWidth"), 390)
        ben.sends(f"/listings/{lesson}/pass")
        self.assertRegex(ben.path, "^/orders/[0-9A-Z]{13}/pay$")
        order = ben.path.split("/")[2]
        ben.pays(order)
        ben.sees("결제 완료")
        ben.opens(f"/lessons/{lesson}")
        ben.sees("횟수권 0/3회")
        return order

    def pays(self, ben, deal):
        """The lesson stays agreed on, and isn't paid any more."""
        ben.opens(f"/deals/{deal}")
        ben.presses(f"main a[href='/deals/{deal}/pay']")
        ben.sees("50,000원")
        ben.sends(f"/deals/{deal}/pay")
        ben.pays(ben.path.split("/")[2])
        ben.sees("결제 완료")
        ben.opens(f"/deals/{deal}")
        ben.sees("결제됨")

    def earns(self, ana):
        """170,000 won were paid, and 120,000 given back."""
        ana.opens("/me/income")
        for text in ["170,000", "120,000", "50,000"]:
            ana.sees(text)
        with ana.page.expect_download() as download:
            ana.page.locator("main a[download]").click()
        text = download.value.path().read_text(encoding="utf-8-sig")
        self.assertEqual(len(text.splitlines()), 4)


if __name__ == "__main__":
    unittest.main()

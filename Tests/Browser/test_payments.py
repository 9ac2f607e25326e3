"""A seat is sold and bought here, on a sandbox that fails in the middle."""

import unittest

import looks
from app import App, chromium
from neighbour import Neighbour

WORDS = {
    "ko": {"state": "결제 완료", "checking": "결제 확인 중", "failed": "결제 전", "given": "환불 완료", "left": "남았어요"},
    "en": {"state": "Paid", "checking": "Confirming payment", "failed": "To be paid", "given": "Refunded",
           "left": "left"},
}


class Payments(unittest.TestCase):
    def test_a_seat_is_bought_although_the_provider_fails_and_given_up(self):
        pairs = [
            (looks.DESKTOP_EN_LIGHT, looks.PHONE_KO_LIGHT),
            (looks.PHONE_EN_DARK, looks.without_scripts(looks.DESKTOP_KO_DARK)),
            (looks.DESKTOP_KO_DARK, looks.without_scripts(looks.PHONE_EN_DARK)),
        ]
        for hers, his in pairs:
            with self.subTest(f"{hers.name} and {his.name}"), chromium() as browser:
                self.tell(browser, hers, his)

    def tell(self, browser, hers, his):
        app = App(payments=True)
        self.addCleanup(app.close)
        ana = Neighbour(browser, app, hers, "ana").settles()
        ben = Neighbour(browser, app, his, "ben").settles()
        said = WORDS[his.language]

        listing = ana.sells("도자기 하루 수업")
        # She corrects her number in the form.
        ana.opens(f"/classes/{listing}")
        ana.presses("main a[href$='/sale']")
        ana.writes({"contact": "02-987-6543"})
        ana.presses("main form[action$='/sale'] button")

        ben.opens(f"/classes/{listing}")
        ben.presses("main a[href$='/buy']")
        for text in ["아나 공방", "02-987-6543", "15,000"]:
            ben.sees(text)
        ben.sends(ben.path)
        self.assertRegex(ben.path, "^/orders/[0-9A-Z]{13}/pay$")
        order = ben.path.split("/")[2]
        ben.sees(said["left"])

        # The first card is refused.
        ben.presses(f"main a[href^='{app.provider}']")
        ben.presses("button[value=declined]")
        self.assertEqual(ben.path, f"/orders/{order}")
        ben.sees(said["failed"])

        # The second one is charged, and no one hears of it.
        for operation, kind in [("webhook", "lose"), ("webhook", "lose"), ("confirm", "drop-after")]:
            app.is_wrong(operation, kind)
        ben.pays(order)
        ben.sees(said["checking"])
        ben.sends(f"/orders/{order}/check")
        ben.sees(said["state"])
        self.assertEqual(ana.asks(f"/orders/{order}")["state"], "sold")

        ana.opens("/me/orders")
        ana.presses(f"main a[href='/orders/{order}']")
        ana.writes({"amount": "5000", "reason": "재료가 줄었어요"})
        ana.confirms_and_sends(f"/orders/{order}/refund")
        ben.opens(f"/orders/{order}")
        ben.sees("재료가 줄었어요")
        ben.confirms_and_sends(f"/orders/{order}/withdraw")
        ben.sees(said["given"])
        self.assertEqual(ben.asks(f"/orders/{order}")["refunded"], 30_000)
        ana.close()
        ben.close()

    def test_a_seat_is_paid_by_transfer_and_given_back_to_the_account_that_is_named(self):
        app = App(payments=True)
        self.addCleanup(app.close)
        with chromium() as browser:
            ana = Neighbour(browser, app, looks.DESKTOP_EN_LIGHT, "ana").settles()
            ben = Neighbour(browser, app, looks.PHONE_KO_LIGHT, "ben").settles()
            order = ben.orders(ana.sells("도자기 하루 수업"))
            ben.opens(f"/orders/{order}/pay")
            ben.presses("main a[href$='way=transfer']")
            self.fits(ben)
            ben.presses(f"main a[href^='{app.provider}']")
            ben.presses("button[value=account]")
            ben.sees("아래 계좌로 입금해")
            self.fits(ben)

            app.deposits(order)
            ben.sends(f"/orders/{order}/check")
            ben.sees("결제 완료")
            ben.opens("/settings/delete")
            ben.sees("계좌로 돌려받을 돈")
            ben.opens(f"/orders/{order}")
            ben.confirms_and_sends(f"/orders/{order}/withdraw")
            self.fits(ben)
            ben.page.select_option("[name=bank]", "kookmin")
            ben.expects_failure("status of 422")
            ben.writes({"number": "12", "holder": "벤"})
            account = f"main form[action='/orders/{order}/refund-account'] button"
            ben.presses(account)
            ben.sees("계좌 번호는 숫자")
            ben.writes({"number": "123-456-789012"})
            ben.presses(account)
            ben.sees("환불 완료")
            self.assertEqual(ben.asks(f"/orders/{order}")["refunded"], 30_000)
            ana.close()
            ben.close()

    def fits(self, neighbour):
        self.assertEqual(neighbour.page.evaluate("document.documentElement.scrollWidth"), 390)


if __name__ == "__main__":
    unittest.main()

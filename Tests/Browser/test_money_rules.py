"""What payers read on a phone when something changes after they paid."""

import unittest

import looks
from app import App, chromium
from neighbour import Neighbour

WORDS = {
    "ko": {"changed": "바뀐 내용", "offer": "돌려받을 수 있어요", "given": "환불 완료", "asked": "상가 주인이 계약을 마쳤다고 해요",
           "agreed": "결제한 이웃이 계약을 확인했어요", "frozen": "운영자가 살펴보는 주문이에요", "reported": "신고를 받았어요",
           "promise": "결제한 뒤에도", "paid": "결제 완료"},
    "en": {"changed": "What was changed", "offer": "You can take back", "given": "Refunded",
           "asked": "The owner says that the contract is made", "agreed": "The payer confirmed the contract",
           "frozen": "An operator is looking at this order", "reported": "Your report is sent",
           "promise": "After you pay", "paid": "Paid"},
}


class MoneyRules(unittest.TestCase):
    def test_a_payer_reads_what_was_changed_and_takes_the_money_back(self):
        for his in [looks.PHONE_KO_LIGHT, looks.without_scripts(looks.PHONE_EN_DARK)]:
            with self.subTest(his.name), chromium() as browser:
                self.tell_of_a_change(browser, his)

    def tell_of_a_change(self, browser, his):
        ana, ben, said = self.meet(browser, his)
        listing = ana.sells("도자기 하루 수업")
        ben.opens(f"/listings/{listing}/buy")
        ben.sees(said["promise"])
        ben.sends(ben.path)
        order = ben.path.split("/")[2]
        ben.pays(order)
        ben.sees(said["paid"])
        ana.opens(f"/classes/{listing}/edit")
        ana.writes({"title": "빵 굽는 하루"})
        ana.sends(f"/classes/{listing}/edit")
        ben.opens("/notices")
        ben.presses(f"main form[action$='then=%2Forders%2F{order}'] button")
        for text in [said["changed"], said["offer"], "도자기 하루 수업", "빵 굽는 하루"]:
            ben.sees(text)
        ben.confirms_and_sends(f"/orders/{order}/withdraw")
        ben.sees(said["given"])
        self.assertEqual(ben.asks(f"/orders/{order}")["refunded"], 30_000)

    def test_a_tenant_is_asked_about_the_contract_and_reports_another_order(self):
        for his in [looks.PHONE_EN_DARK, looks.without_scripts(looks.PHONE_KO_LIGHT)]:
            with self.subTest(his.name), chromium() as browser:
                self.tell_of_a_contract(browser, his)

    def tell_of_a_contract(self, browser, his):
        ana, ben, said = self.meet(browser, his)
        shop = ana.takes_deposit(ana.lets())
        order = ben.reserves(shop)
        ben.pays(order)
        ben.sees(said["paid"])
        ana.opens(f"/shops/{shop}/edit")
        ana.chooses("status", "contracted")
        ana.sends(f"/shops/{shop}/edit")
        self.assertNotEqual(ana.asks(f"/shops/{shop}")["status"], "closed")
        ben.opens("/notices")
        ben.presses(f"main form[action$='then=%2Forders%2F{order}'] button")
        ben.sees(said["asked"])
        ben.sends(f"/orders/{order}/contract")
        ben.sees(said["agreed"])
        self.assertEqual(ana.asks(f"/shops/{shop}")["status"], "closed")

        seat = ben.orders(ana.sells("도자기 하루 수업"))
        ben.pays(seat)
        ben.sees(said["paid"])
        ben.opens(f"/orders/{seat}")
        ben.presses("main a[href*='subject.kind=order']")
        ben.chooses("reason", "fraud")
        ben.sends("/report")
        ben.sees(said["reported"])
        ben.opens(f"/orders/{seat}")
        ben.sees(said["frozen"])
        self.assertEqual(ben.page.locator(f"main form[action='/orders/{seat}/withdraw']").count(), 0)

    def meet(self, browser, his):
        app = App(payments=True)
        self.addCleanup(app.close)
        ana = Neighbour(browser, app, looks.DESKTOP_KO_DARK, "ana").settles()
        ben = Neighbour(browser, app, his, "ben").settles()
        return ana, ben, WORDS[his.language]


if __name__ == "__main__":
    unittest.main()

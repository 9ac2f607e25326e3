"""A tenant asks about a shop, sees it, and reserves it with a deposit."""

import unittest

import looks
from app import App, chromium
from neighbour import Neighbour, evening

DOCUMENTS = {"registerIssuedOn": "2026-11-01", "buildingIssuedOn": "2026-11-02"}


class Renting(unittest.TestCase):
    def setUp(self):
        self.app = App(payments=True)
        self.addCleanup(self.app.close)

    def test_a_tenant_calls_the_owner_visits_the_shop_and_reserves_it(self):
        with chromium() as browser:
            ana = Neighbour(browser, self.app, looks.DESKTOP_EN_LIGHT, "ana").settles()
            ben = Neighbour(browser, self.app, looks.PHONE_KO_LIGHT, "ben").settles()
            shop = ana.lets()
            self.calls(ana, ben, shop)
            self.visits(ana, ben)
            self.offers(ana, shop)
            order = self.reserves(ben, shop)
            # Within the cooling period everything comes back.
            ben.confirms_and_sends(f"/orders/{order}/withdraw")
            ben.sees("환불 완료")
            ben.opens(f"/shops/{shop}")
            order = self.reserves(ben, shop)
            ben.opens(f"/shops/{shop}")
            ben.sees("예약")
            ana.opens(f"/shops/{shop}/edit")
            ana.chooses("status", "contracted")
            ana.sends(f"/shops/{shop}/edit")
            # Within it a contract waits for his yes, too.
            ben.opens(f"/orders/{order}")
            ben.sends(f"/orders/{order}/contract")
            ben.sees("결제한 이웃이 계약을 확인했어요")
            ana.close()
            ben.close()

    def calls(self, ana, ben, shop):
        """The number is shown once its owner has allowed it."""
        ana.opens("/settings/phone")
        ana.writes({"number": "010-1234-5678"})
        ana.sends("/settings/phone")
        talk = ben.asks_about(f"/shops/{shop}")
        ben.says("오늘 볼 수 있을까요?")
        ben.hears("오늘 볼 수 있을까요?")
        ben.opens(talk)
        ben.sends(f"{talk}/phone/request")
        self.assertNotIn("5678", ben.page.content())
        ana.opens(talk)
        ana.presses(f"main form[action='{talk}/phone/allow'] button")
        ben.opens(talk)
        ben.page.locator("main a[href='tel:+821012345678']").wait_for()
        self.assertEqual(ben.page.evaluate("document.documentElement.scrollWidth"), 390)

    def visits(self, ana, ben):
        """He proposes two times, and she picks the second one."""
        talk = ben.path
        ben.presses("main a[href$='/deal']")
        ben.writes({"startsAt": evening(2), "minutes": "30"})
        ben.page.locator("main details:has([name=otherStarts]) summary").click()
        ben.page.locator("[name=otherStarts]").first.fill(evening(3))
        ben.sends(ben.path)
        deal = ben.asks("/deals")["items"][0]["id"]
        ana.opens(talk)
        ana.page.locator(f"main form[action='/deals/{deal}/choose'] button").nth(1).click()
        ana.sees("Accepted")
        ben.opens(talk)
        ben.sees("방문 약속")

    def offers(self, ana, shop):
        """She ticks the documents, and corrects what the server refuses."""
        ana.expects_failure("status of 422")
        ana.opens(f"/shops/{shop}")
        ana.presses(f"main a[href='/listings/{shop}/deposit']")
        for name in ["registerSeen", "buildingSeen"]:
            ana.chooses(name, "true")
        ana.writes({"amount": "20000000", "name": "아나 상가", "contact": "02-987-6543"} | DOCUMENTS)
        ana.sends(f"/listings/{shop}/deposit")
        self.assertEqual(ana.path, f"/listings/{shop}/deposit")
        ana.writes({"amount": "1000000"})
        ana.sends(f"/listings/{shop}/deposit")
        self.assertEqual(ana.path, f"/shops/{shop}")

    def reserves(self, ben, shop):
        ben.opens(f"/shops/{shop}")
        ben.presses(f"main a[href='/listings/{shop}/deposit/pay']")
        for text in ["아나 상가", "1,000,000원", "민법 제565조", "마당 모임 02-000-0000"]:
            ben.sees(text)
        for name in ["registerSeen", "buildingSeen"]:
            ben.chooses(name, "true")
        ben.writes(DOCUMENTS)
        ben.sends(ben.path)
        self.assertRegex(ben.path, "^/orders/[0-9A-Z]{13}/pay$")
        order = ben.path.split("/")[2]
        ben.pays(order)
        ben.sees("결제 완료")
        return order


if __name__ == "__main__":
    unittest.main()

"""Two neighbours, from sign-up to both reviews, in two browsers at once."""

import unittest

import looks
from app import App, chromium
from neighbour import Neighbour


class Story(unittest.TestCase):
    def test_a_class_is_found_talked_about_held_and_reviewed(self):
        pairs = [
            (looks.PHONE_KO_LIGHT, looks.DESKTOP_EN_LIGHT),
            (looks.without_scripts(looks.DESKTOP_KO_DARK), looks.PHONE_EN_DARK),
        ]
        for hers, his in pairs:
            with self.subTest(f"{hers.name} and {his.name}"), chromium() as browser:
                self.tell(browser, hers, his)

    def tell(self, browser, hers, his):
        app = App()
        self.addCleanup(app.close)
        ana = Neighbour(browser, app, hers, "ana").joins().lives_in()
        ben = Neighbour(browser, app, his, "ben").joins().lives_in()
        for neighbour in [ana, ben]:
            self.assertEqual(neighbour.asks("/me/neighbourhoods")["items"][0]["code"], "1168064000")
            neighbour.opens("/")
            language = neighbour.page.locator("html").get_attribute("lang")
            self.assertEqual(language, neighbour.look.language)

        listing = ana.posts("기타 처음부터")
        ben.opens("/browse")
        ben.presses("main .card-title a")
        # From 1,100 px it opens beside the list.
        ben.page.wait_for_url("**" + listing)
        ben.presses("main form[action*='/conversation'] button")
        self.assertRegex(ben.path, "^/conversations/")
        talk = ben.path
        ben.says("안녕하세요, 아직 자리 있나요?")
        ben.hears("안녕하세요, 아직 자리 있나요?")

        ana.opens("/conversations")
        ana.presses(f"main a[href^='{talk}']")
        ana.hears("안녕하세요, 아직 자리 있나요?")
        ana.says("네, 토요일에 시간 되세요?")
        ben.hears("네, 토요일에 시간 되세요?")
        if hers.scripts and his.scripts:
            self.write_without_network(ana, ben)

        ana.opens(talk)
        ana.proposes(days=2)
        ben.opens(talk)
        ben.sends(f"/deals/{ben.asks('/deals')['items'][0]['id']}/accept")
        self.assertEqual(ben.asks("/deals")["items"][0]["state"], "accepted")

        app.passes(days=4)
        for neighbour, halves, text in [(ana, "5.0", "열심히 배우셨어요."), (ben, "4.5", "차근차근 알려 주셨어요.")]:
            neighbour.opens(talk)
            deal = neighbour.asks("/deals")["items"][0]
            if deal["state"] != "done":
                neighbour.sends(f"/deals/{deal['id']}/complete")
        for neighbour, halves, text in [(ana, "5.0", "열심히 배우셨어요."), (ben, "4.5", "차근차근 알려 주셨어요.")]:
            neighbour.opens(talk)
            neighbour.reviews(halves, text)

        ben.opens("/members/" + ana.asks("/me")["id"])
        ben.sees("4.5")
        ben.sees("차근차근 알려 주셨어요.")
        ana.close()
        ben.close()

    def write_without_network(self, ana, ben):
        """Once the network is back it is sent, and once."""
        ben.goes_offline()
        ben.says("지하철이라 끊겨요")
        ben.page.locator(".bubble.mine", has_text="지하철이라 끊겨요").wait_for()
        self.assertEqual(ana.page.locator(".said", has_text="지하철이라 끊겨요").count(), 0)
        ben.goes_online()
        ana.hears("지하철이라 끊겨요")
        ana.says("괜찮아요, 천천히 오세요")
        ben.hears("괜찮아요, 천천히 오세요")
        ben.page.reload()
        ben.hears("지하철이라 끊겨요")


if __name__ == "__main__":
    unittest.main()

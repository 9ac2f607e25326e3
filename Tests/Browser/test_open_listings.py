"""An author who comes by after two months says that a class is still open."""

import unittest

import looks
from app import App, chromium
from neighbour import Neighbour


class OpenListings(unittest.TestCase):
    def setUp(self):
        self.app = App()
        self.addCleanup(self.app.close)

    def test_an_author_is_asked_on_the_start_page_and_answers_with_two_taps(self):
        with chromium() as browser:
            ana = Neighbour(browser, self.app, looks.PHONE_KO_LIGHT, "ana").settles()
            path = ana.offers("기타 처음부터")
            # What is due is done when the server starts.
            self.app.leaves()
            self.app.passes(days=61)
            self.app.comes_back()
            ana.signs_in("ana@example.com")
            self.assertTrue(ana.awaits("""() => fetch("/api/v1/me/agenda").then((answer) => answer.json())
                .then((agenda) => agenda.waitingCount === 1)"""))
            ana.opens("/")
            ana.taps('main .row-link:has-text("아직 유효한가요")')
            self.assertEqual(ana.path, path)
            ana.sees("아직 모집 중인가요?")
            ana.taps('form[action^="/listings/"] button:has-text("네, 아직이에요")')
            ana.sees("아직 모집 중이라고 확인")
            ana.opens("/")
            self.assertEqual(ana.page.get_by_text("아직 유효한가요").count(), 0)
            ana.close()


if __name__ == "__main__":
    unittest.main()

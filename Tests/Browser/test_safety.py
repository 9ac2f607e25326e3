"""What a stranger writes is shown, and never done."""

import unittest

import looks
import scenes
from app import AppTest, chromium
from neighbour import Neighbour

TITLE = "<script>document.title='taken'</script><img src=x onerror=\"document.title='taken'\">"[:60]
WORDS = "<img src=x onerror=\"document.title='taken'\"><svg/onload=\"document.title='taken'\"> ${7*7} {{7*7}}"


class Safety(AppTest):
    def test_no_word_of_a_neighbour_runs_on_any_page(self):
        with chromium() as browser:
            mallory = Neighbour(browser, self.app, looks.DESKTOP_EN_LIGHT, "mallory")
            mallory.settles()
            mallory.opens("/settings/profile")
            mallory.writes({"bio": WORDS, "company": WORDS[:40]})
            mallory.sends("/settings/profile")
            self.assertEqual(mallory.asks("/me")["bio"], WORDS)
            listing = mallory.posts(TITLE, description=WORDS)
            ana = Neighbour(browser, self.app, looks.PHONE_KO_LIGHT, "ana").settles()
            talk = ana.asks_about(listing)
            ana.says(WORDS)
            ana.hears("{{7*7}}")
            mallory.opens(talk)
            mallory.says(WORDS + " too")
            ana.hears("{{7*7}} too")
            mallory.reports("member", ana.asks("/me")["id"], WORDS)
            olga = Neighbour(browser, self.app, looks.DESKTOP_KO_DARK, "olga").settles()
            self.app.order("operator", "add", "olga@example.com")
            for neighbour in [ana, mallory, olga]:
                pages = scenes.of_an_operator if neighbour is olga else scenes.of_a_member
                for name, path in pages(neighbour):
                    with self.subTest(f"{name}, {neighbour.name}"):
                        neighbour.opens(path)
                        neighbour.page.wait_for_load_state("networkidle" if name == "map" else "load")
                        self.assertNotIn("taken", neighbour.page.title().replace(TITLE, ""), path)
                        planted = neighbour.page.locator("main img[src=x], main svg[onload]")
                        self.assertEqual(planted.count(), 0, path)
                neighbour.close()

    def test_a_listing_is_found_by_what_it_says_without_running_it(self):
        with chromium() as browser:
            ana = Neighbour(browser, self.app, looks.PHONE_KO_LIGHT, "ana").settles()
            ana.opens("/search?q=%3Cscript%3Edocument.title%3D%27taken%27%3C%2Fscript%3E")
            self.assertEqual(ana.page.locator("main script").count(), 0)
            ana.close()


if __name__ == "__main__":
    unittest.main()

"""Text of other members is shown and never run, by scripts either. `MarkupTests` checks every page and field
that the server writes."""

import unittest

import looks
import scenes
from app import AppTest, chromium
from neighbour import Neighbour

TITLE = "<script>document.title='taken'</script><img src=x onerror=\"document.title='taken'\">"[:60]
WORDS = "<img src=x onerror=\"document.title='taken'\"><svg/onload=\"document.title='taken'\"> ${7*7} {{7*7}}"

# Pages where scripts write, too.
SCRIPTED = {"feed", "search", "map", "compose", "listing", "my-listing", "conversation", "notices"}


class Safety(AppTest):
    def test_no_word_of_a_neighbour_runs_where_scripts_write(self):
        with chromium() as browser:
            mallory = Neighbour(browser, self.app, looks.DESKTOP_EN_LIGHT, "mallory").settles()
            listing = mallory.posts(TITLE, description=WORDS)
            ana = Neighbour(browser, self.app, looks.PHONE_KO_LIGHT, "ana").settles()
            talk = ana.asks_about(listing)
            ana.says(WORDS)
            ana.hears("{{7*7}}")
            mallory.opens(talk)
            mallory.says(WORDS + " too")
            ana.hears("{{7*7}} too")
            for neighbour in [ana, mallory]:
                pages = [one for one in scenes.of_a_member(neighbour) if one[0] in SCRIPTED]
                self.assertGreaterEqual(len(pages), len(SCRIPTED) - 1, pages)
                for name, path in pages:
                    with self.subTest(f"{name}, {neighbour.name}"):
                        neighbour.opens(path)
                        neighbour.page.wait_for_load_state("networkidle" if name == "map" else "load")
                        self.assertNotIn("taken", neighbour.page.title().replace(TITLE, ""), path)
                        planted = neighbour.page.locator("main img[src=x], main svg[onload]")
                        self.assertEqual(planted.count(), 0, path)
                neighbour.close()


if __name__ == "__main__":
    unittest.main()

"""Whoever writes a listing loses nothing of it."""

import unittest

import looks
from house import House, chromium
from neighbour import Neighbour


class Compose(unittest.TestCase):
    def setUp(self):
        self.house = House()
        self.addCleanup(self.house.close)

    def test_what_is_written_is_kept_as_one_goes_and_the_writer_is_told(self):
        with chromium() as browser:
            ana = Neighbour(browser, self.house, looks.PHONE_KO_LIGHT, "ana").joins()
            ana.opens("/classes/new")
            kept = ana.page.locator("[data-kept]")
            ana.writes({"title": "우쿨렐레 첫걸음"})
            kept.filter(has_text="쓰던 글을 저장했어요.").wait_for()

            ana.context.set_offline(True)
            ana.writes({"description": "천천히 알려 드려요."})
            kept.filter(has_text="저장하지 못했어요").wait_for()
            ana.context.set_offline(False)
            ana.writes({"description": "아주 천천히 알려 드려요."})
            kept.filter(has_text="쓰던 글을 저장했어요.").wait_for()

            ana.opens("/classes/new")
            self.assertEqual(ana.page.locator("#title").input_value(), "우쿨렐레 첫걸음")
            self.assertEqual(ana.page.locator("#description").input_value(), "아주 천천히 알려 드려요.")
            ana.close()


if __name__ == "__main__":
    unittest.main()

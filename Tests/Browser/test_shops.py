"""A shop is posted with the form, filtered by its area, and compared with another."""

import re

import looks
from app import AppTest, chromium
from neighbour import Neighbour


class Shops(AppTest):
    def posts(self, ana, title, area, rent):
        ana.opens("/shops/new")
        ana.writes({
            "title": title, "upFront": "1,000만원", "rent": rent, "exclusiveArea": area,
            "description": "바로 쓸 수 있어요.",
        })
        for name, value in [("use", "vacant"), ("deal", "monthly"), ("lister", "owner")]:
            ana.chooses(name, value)
        with ana.page.expect_navigation(url=re.compile(r"/shops/[0-9A-Z]{13}")):
            ana.page.locator("main .sheet button").last.click()
        return ana.path.split("?")[0]

    def test_a_shop_is_posted_filtered_and_compared(self):
        with chromium() as browser:
            ana = Neighbour(browser, self.app, looks.PHONE_KO_LIGHT, "ana").settles()
            small = self.posts(ana, "작은 가게", "10평", "50만원")
            for text in ["33.06㎡ (10평)", "한 달 총비용", "591,667원", "월세 1,000만원 / 50만원"]:
                ana.sees(text)
            large = self.posts(ana, "넓은 가게", "66.1157㎡", "90만원")
            ana.opens("/browse?kind=shop&minArea=15평&sort=cheapest")
            self.assertEqual(ana.page.locator("main .card-title").all_inner_texts(), ["넓은 가게"])
            ids = "&".join(f"id={path.split('/')[-1]}" for path in [small, large])
            ana.opens(f"/shops/compare?{ids}")
            for text in ["66.12㎡ (20평)", "1,031,667원"]:
                ana.sees(text)
            # The table scrolls, and the page doesn't.
            self.assertLessEqual(ana.page.evaluate("document.documentElement.scrollWidth"),
                                 ana.page.evaluate("innerWidth"))
            ana.close()

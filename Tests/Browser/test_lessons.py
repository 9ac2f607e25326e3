"""Lessons are posted with the form, and found by the menu of instruments and by a tag."""

import re

import looks
from app import AppTest, chromium
from neighbour import Neighbour


class Lessons(AppTest):
    def posts(self, ana, title, instrument, tag):
        ana.opens("/lessons/new")
        ana.writes({
            "title": title, "single": "5만원", "passCount": "10", "passPrice": "45만원", "passExpiry": "3",
            "description": "처음부터 천천히 해요.", "ownTags": f"#{tag} 주말반",
        })
        if ana.page.locator("button[value=teach]").count():
            ana.page.locator("button[value=teach]").click()
            ana.sees("선생님으로 글을 올려요." if ana.look.language.startswith("ko") else "You post as a teacher.")
        for name, value in [("side", "offer"), ("instrument", instrument), ("lessonPlace", "teacher"),
                            ("tags", "취미레슨")]:
            ana.chooses(name, value)
        with ana.page.expect_navigation(url=re.compile(r"/lessons/[0-9A-Z]{13}")):
            ana.page.locator("main .sheet button").last.click()
        return ana.path.split("?")[0]

    def test_lessons_are_posted_and_found_by_instrument_and_tag(self):
        with chromium() as browser:
            ana = Neighbour(browser, self.app, looks.PHONE_KO_LIGHT, "ana").settles()
            self.posts(ana, "주말 색소폰", "saxophone", "재즈")
            sax = ana.path.split("?")[0]
            for text in ["1회 50,000원", "10회권 450,000원 (3개월 안에)", "#재즈", "#주말반", "#취미레슨"]:
                ana.sees(text)
            self.posts(ana, "퇴근 뒤 첼로", "cello", "재즈피아노")
            titles = ana.page.locator("main .card-title")
            ana.opens("/?kind=lesson")
            self.assertEqual(titles.all_inner_texts(), ["퇴근 뒤 첼로", "주말 색소폰"])
            ana.page.get_by_role("link", name="목관악기").click()
            ana.page.wait_for_url("**family=woodwind**")
            self.assertEqual(titles.all_inner_texts(), ["주말 색소폰"])
            ana.opens(sax)
            ana.page.get_by_role("link", name="#재즈").click()
            ana.page.wait_for_url("**/search?**")
            self.assertEqual(titles.all_inner_texts(), ["주말 색소폰"])
            self.assertLessEqual(ana.page.evaluate("document.documentElement.scrollWidth"),
                                 ana.page.evaluate("innerWidth"))
            # What was typed is there again when it is edited.
            ana.opens(sax + "/edit")
            self.assertEqual(ana.page.locator("[name=ownTags]").input_value(), "#재즈 #주말반")
            self.assertTrue(ana.page.locator("[name=tags][value=취미레슨]").is_checked())
            ana.close()

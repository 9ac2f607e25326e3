"""Lessons are posted with the form, and found by the menu of instruments and by a tag."""

import re

import looks
from app import AppTest, chromium
from neighbour import Neighbour


class Lessons(AppTest):
    def posts(self, ana, title, instrument, tag):
        ana.opens("/lessons/new")
        if ana.page.locator("button[value=teach]").count():
            ana.page.locator("button[value=teach]").click()
            ana.sees("선생님으로 글을 올려요." if ana.look.language.startswith("ko") else "You post as a teacher.")
        ana.writes({
            "title": title, "single": "5만원", "passCount": "10", "passPrice": "45만원", "passExpiry": "3",
            "description": "처음부터 천천히 해요.", "ownTags": f"#{tag} 주말반",
        })
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
            for text in ["5만원", "10회권 · 3개월", "45만원", "#재즈", "#주말반", "#취미레슨"]:
                ana.sees(text)
            self.posts(ana, "퇴근 뒤 첼로", "cello", "재즈피아노")
            titles = ana.page.locator("main .card-title")
            ana.opens("/browse?kind=lesson")
            self.assertEqual(titles.all_inner_texts(), ["퇴근 뒤 첼로", "주말 색소폰"])
            ana.narrows("악기 종류", "목관악기")
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

    def test_lessons_are_filtered_by_day_and_time_on_a_phone_without_scripts(self):
        with chromium() as browser:
            ana = Neighbour(browser, self.app, looks.DESKTOP_EN_LIGHT, "ana").settles()
            self.posts(ana, "토요일 바이올린", "violin", "주말")
            ana.tells("PUT", "/api/v1/me/teaching-hours", data={
                "week": [{"weekday": "sat", "from": "09:00", "to": "12:00"}], "exceptions": [],
                "restsOnHolidays": True, "pause": 10, "notice": 24, "horizon": 4, "sharesPlace": False})
            ana.close()
            ben = Neighbour(browser, self.app, looks.without_scripts(looks.PHONE_KO_LIGHT), "ben").settles()
            titles = ben.page.locator("main .card-title")
            for day, found in [("sat", ["토요일 바이올린"]), ("mon", [])]:
                ben.opens("/browse?kind=lesson")
                ben.page.locator("details.narrow summary").click()
                ben.chooses("lessonDay", day)
                ben.chooses("lessonTime", "morning")
                self.assertLessEqual(ben.page.evaluate("document.documentElement.scrollWidth"),
                                     ben.page.evaluate("innerWidth"))
                ben.presses("details.narrow .narrow-end button")
                self.assertEqual(titles.all_inner_texts(), found)
            ben.page.get_by_role("link", name="월 오전 필터 해제").click()
            self.assertEqual(titles.all_inner_texts(), ["토요일 바이올린"])
            ben.close()

    def test_a_note_with_homework_is_told_read_and_ticked(self):
        with chromium() as browser:
            ana = Neighbour(browser, self.app, looks.DESKTOP_EN_LIGHT, "ana").settles()
            ben = Neighbour(browser, self.app, looks.PHONE_KO_LIGHT, "ben").settles()
            lesson = self.posts(ana, "바이올린", "violin", "활").rsplit("/", 1)[1]
            deal = ana.agrees(ben, lesson, days=1)
            self.app.passes(days=2)
            ana.opens(f"/deals/{deal}/notes")
            ana.writes({"text": "음계를 했어요", "homework": "하루 20분"})
            ana.sends(f"/deals/{deal}/notes")
            ana.sees("Saved.")
            ben.opens("/notices")
            ben.page.get_by_role("button", name="숙제를 냈어요").click()
            ben.page.wait_for_url(f"**/deals/{deal}/notes")
            ben.sees("하루 20분")
            ben.sends(f"/deals/{deal}/homework/done")
            ben.sees("다 했어요")
            ana.opens("/me/lesson-notes")
            ana.sees("Done ·")
            ben.close()
            ana.close()

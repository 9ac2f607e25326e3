"""A member becomes a teacher, tells about themselves, sends a document and adds a recording."""

from playwright.sync_api import expect

import looks
from app import AppTest, chromium
from neighbour import Neighbour
from pictures import picture
from sounds import sound


class Teachers(AppTest):
    def is_narrow(self, neighbour):
        self.assertLessEqual(neighbour.page.evaluate("document.documentElement.scrollWidth"),
                             neighbour.page.evaluate("innerWidth"))

    def test_the_form_keeps_what_was_typed_when_its_author_becomes_a_teacher(self):
        with chromium() as browser:
            ana = Neighbour(browser, self.app, looks.PHONE_KO_LIGHT, "ana").settles()
            ana.opens("/lessons/new")
            ana.writes({"title": "주말 하프"})
            ana.page.locator("button[value=teach]").focus()
            ana.page.keyboard.press("Enter")
            expect(ana.page.locator("[data-part=teacher]")).to_contain_text("선생님으로 글을 올려요.")
            self.assertEqual(ana.page.locator("#title").input_value(), "주말 하프")
            self.is_narrow(ana)
            ana.close()

    def test_a_document_is_sent_looked_at_and_shown_as_a_mark(self):
        with chromium() as browser:
            ana = Neighbour(browser, self.app, looks.PHONE_KO_LIGHT, "ana").settles()
            olga = Neighbour(browser, self.app, looks.DESKTOP_EN_LIGHT, "olga").settles()
            self.app.order("operator", "add", "olga@example.com")
            ana.opens("/settings/teacher")
            ana.presses("main form button")
            for name, value in [("instruments", "harp"), ("places", "online")]:
                ana.chooses(name, value)
            ana.writes({"education": "음악대학 졸업\n대학원 수료"})
            ana.presses("main form.form button.primary")
            ana.sees("저장했어요.")
            ana.opens("/settings/teacher/documents")
            ana.page.locator("#files").set_input_files([picture(200, 300), picture(300, 200)])
            expect(ana.page.locator(".shot img")).to_have_count(2)
            ana.writes({"note": "졸업증명서예요"})
            self.is_narrow(ana)
            ana.presses("main form.form button.primary")
            ana.sees("운영자가 확인하고 있어요.")
            documents = ana.page.locator(".documents a").evaluate_all("all => all.map(one => one.href)")
            self.assertEqual(len(documents), 2)
            self.is_narrow(ana)

            olga.opens("/verifications")
            olga.page.get_by_role("link", name="ana").click()
            expect(olga.page.locator(".documents img")).to_have_count(2)
            self.assertEqual(olga.context.request.get(documents[0]).status, 200)
            olga.writes({"seen": "음악대학 졸업증명서"})
            olga.presses("main form.form button.primary")
            olga.sees("The documents are deleted.")
            self.assertEqual(olga.context.request.get(documents[0]).status, 404)
            ana.opens(f"/members/{ana.asks('/me')['id']}")
            for text in ["서류를 확인했어요", "음악대학 졸업증명서", "대학원 수료", "하프"]:
                ana.sees(text)
            self.is_narrow(ana)
            ana.close()
            olga.close()

    def test_a_recording_is_added_and_played_from_any_place_of_it(self):
        with chromium() as browser:
            ana = Neighbour(browser, self.app, looks.PHONE_KO_LIGHT, "ana").settles()
            ben = Neighbour(browser, self.app, looks.PHONE_EN_DARK, "ben").joins()
            ana.tells("POST", "/api/v1/me/teacher")
            ana.opens("/settings/teacher/recordings")
            ana.page.locator("#file").set_input_files(sound(4))
            ana.writes({"title": "바흐 무반주 첼로 모음곡 1번 프렐류드, 느리게 연습한 것"})
            self.is_narrow(ana)
            ana.presses("main form.form button.primary")
            ana.sees("녹음을 올렸어요.")
            self.is_narrow(ana)
            ben.opens(f"/members/{ana.asks('/me')['id']}")
            ben.sees("0:04")
            self.is_narrow(ben)
            heard = ben.page.locator("audio").evaluate("""async (audio) => {
                audio.muted = true;
                await audio.play();
                const seeked = new Promise((done) => audio.addEventListener("seeked", done));
                audio.currentTime = 3;
                await seeked;
                return [audio.duration, audio.currentTime];
            }""")
            self.assertAlmostEqual(heard[0], 4, delta=0.2)
            self.assertGreaterEqual(heard[1], 2.9)
            ana.close()
            ben.close()

import Domain
import JSONCoding
import TestSupport
import Testing

/// Without scripts.
@Suite("Pages of teachers")
struct TeacherPagesTests {
    private static let picture = PNGFile(16, 16).picture { x, _ in [90, x < 8 ? 255 : 0, 40] }

    @Test("A box at the sign-up makes a teacher, and the profile shows what they tell")
    func profile() async throws {
        let mail = try LocalMailServer()
        try await TestServer.run(settings: mail.settings) { server in
            let browser = PlainBrowser(at: server.address)
            try await browser.open("/sign-up")
            try await browser.submit("/sign-up/code", ["email": ["ana@example.com"]])
            await server.runMaintenance()
            let code = try #require(mail.email(to: "ana@example.com")).digits
            try await browser.submit(
                "/sign-up",
                [
                    "code": [code], "nickname": ["ana"], "password": [Neighbour.password],
                    "isTeacher": ["true"],
                ]
            )
            try await browser.open("/settings/teacher")
            try await browser.submit(
                "/settings/teacher",
                [
                    "instruments": ["harp"], "places": ["online"], "education": ["음악대학 졸업\r\n대학원"],
                    "career": ["악단 5년"],
                ]
            )
            #expect(browser.sees("저장했어요.") && browser.sees("음악대학 졸업\n대학원</textarea>"))
            let id = try await server.device(of: "ana").memberID
            let stranger = PlainBrowser(at: server.address)
            try await stranger.open("/members/\(id)")
            for text in ["선생님", "하프", "온라인", "음악대학 졸업", "대학원", "악단 5년", "지금 모집 중인 레슨이 없어요."] {
                #expect(stranger.sees(text), "\(text)")
            }
            try await browser.submit(
                "/settings/teacher",
                ["education": [String(repeating: "가", count: 101)]]
            )
            #expect(browser.sees("학력은 한 줄에 100자까지") && browser.sees("악단 5년</textarea>"))
        }
    }

    @Test("The form of a lesson makes its author a teacher with one button, and keeps what was typed")
    func form() async throws {
        try await TestServer.run { server in
            let browser = try await PlainBrowser(joining: "ana", at: server.address)
            try await server.confirmEmail(of: "ana")
            try await server.device(of: "ana").live(in: "1114055000")
            try await browser.open("/lessons/new")
            #expect(browser.sees("선생님으로 시작하기"))
            let fields = SamplePost.of(.lesson).form
            try await browser.submit("/lessons/new", fields)
            #expect(browser.sees("레슨은 선생님만 올릴 수 있어요.") && browser.sees("처음 배우는 바이올린"))
            try await browser.forge("/lessons/new", ["step": ["teach"]])
            #expect(browser.sees("선생님으로 글을 올려요.") && browser.sees("처음 배우는 바이올린"))
            try await browser.submit("/lessons/new")
            #expect(browser.sees("글을 올렸어요."), "\(browser.html)")
        }
    }

    @Test("A refused reopening leads to the page that makes a teacher; open lessons are named before the end")
    func ways() async throws {
        try await TestServer.run { server in
            let browser = try await PlainBrowser(joining: "ana", at: server.address)
            try await server.confirmEmail(of: "ana")
            let ana = try await server.device(of: "ana")
            let id = try await ana.postLesson()
            try await browser.open("/settings/teacher/end")
            #expect(browser.sees("모집 중인 레슨이 1개 있어요.") && browser.links.contains("/listings/\(id)"))
            _ = try await ana.ask("POST", "/api/v1/listings/\(id)/close")
            try await browser.open("/settings/teacher/end")
            try await browser.submit("/settings/teacher/end")
            #expect(browser.sees("이제 선생님이 아니에요.") && browser.sees("선생님으로 시작하기"))
            try await browser.open("/lessons/\(id)")
            try await browser.submit("/listings/\(id)/reopen")
            #expect(browser.sees("teacher.required") && browser.links.contains("/settings/teacher"))
            try await browser.open("/settings/teacher?then=/lessons/new")
            try await browser.submit("/settings/teacher/begin")
            #expect(browser.path == "/lessons/new" && browser.sees("이제 선생님이에요."))
        }
    }

    @Test("Documents are sent, looked at, accepted, and shown as a dated mark, which an edit would remove")
    func documents() async throws {
        try await TestServer.run { server in
            let (ana, olga) = (PlainBrowser(at: server.address), PlainBrowser(at: server.address))
            try await ana.join(as: "ana")
            try await server.confirmEmail(of: "ana")
            try await olga.join(as: "olga")
            try await server.confirmEmail(of: "olga")
            try await server.appointOperator("olga")
            try await ana.open("/settings/teacher/documents")
            #expect(ana.sees("선생님으로 시작하기"))
            let teacher = try await server.device(of: "ana")
            _ = try await teacher.ask("PUT", "/api/v1/me/teacher", ["education": ["음악대학 졸업"]])
            try await ana.open("/settings/teacher/documents")
            let form = "/settings/teacher/documents"
            try await ana.submit(form, ["note": [""]], picture: Self.picture, at: "files")
            #expect(ana.sees("이 항목을 채워 주세요."))
            try await ana.submit(form, ["note": ["졸업증명서예요"]])
            #expect(ana.sees("운영자가 확인하고 있어요.") && ana.sees("졸업증명서예요"))
            try await ana.open("/settings/teacher")
            #expect(ana.sees("보낸 서류가 취소되고 지워져요."))

            try await olga.open("/verifications")
            let link = try #require(olga.links.first { $0.hasPrefix("/verifications/") })
            try await olga.open(link)
            #expect(olga.sees("음악대학 졸업") && olga.sees("<img"))
            try await olga.submit(link, ["seen": ["음악대학 졸업증명서"]])
            #expect(olga.sees("확인했다고 표시하고 서류를 지웠어요."))
            try await olga.open("/verifications?state=accepted")
            #expect(olga.sees("olga 님이 결정함"))
            try await ana.open("/settings/teacher")
            #expect(ana.sees("서류 확인 표시가 사라져요."))
            try await ana.open("/members/\(try await teacher.memberID)")
            #expect(ana.sees("서류를 확인했어요 (2026-11-20)") && ana.sees("음악대학 졸업증명서"))
            try await ana.open("/verifications")
            #expect(ana.status == 404)
        }
    }

    @Test("A declined request says why, and withdrawn documents are gone")
    func declined() async throws {
        try await TestServer.run { server in
            let (ana, olga) = (PlainBrowser(at: server.address), PlainBrowser(at: server.address))
            try await ana.join(as: "ana")
            try await server.confirmEmail(of: "ana")
            try await olga.join(as: "olga")
            try await server.confirmEmail(of: "olga")
            try await server.appointOperator("olga")
            let teacher = try await server.device(of: "ana")
            _ = try await teacher.ask("PUT", "/api/v1/me/teacher", ["career": ["악단 5년"]])
            let form = "/settings/teacher/documents"
            try await ana.open(form)
            try await ana.submit(form, ["note": ["경력증명서"]], picture: Self.picture, at: "files")
            try await ana.submit("\(form)/withdraw")
            #expect(ana.sees("보낸 서류를 취소하고 지웠어요."))
            try await ana.submit(form, ["note": ["경력증명서"]], picture: Self.picture, at: "files")
            try await olga.open("/verifications")
            let link = try #require(olga.links.first { $0.hasPrefix("/verifications/") })
            try await olga.open("\(link)/decline")
            try await olga.submit("\(link)/decline", ["reason": ["글자가 흐려요"]])
            #expect(olga.sees("반려하고 그 이웃에게 알렸어요."))
            try await ana.open(form)
            #expect(ana.sees("글자가 흐려요") && ana.sees("서류 보내기"))
        }
    }
}

import Domain
import Foundation
import JSONCoding
import TestSupport
import Testing
import Wire

@Suite("Classes at a terminal")
struct ClassCommandTests {
    private let path = "/api/v1/classes/\(SampleClass.id)"
    private let listing = "/api/v1/listings/\(SampleClass.id)"
    private let whole = [
        "--side", "offer", "--title", "성인 피아노 기초", "--description", "처음부터 천천히", "--weekday", "mon",
        "--minutes", "60", "--address", "명동 14",
    ]

    private func desk(answers: [String] = [], input: String = "") async throws -> TerminalSession {
        let desk = try TerminalSession(answers: answers, input: input)
        try await desk.login("--data", desk.home)
        let body = try SampleClass.body()
        desk.server.server.answer("POST /api/v1/classes", body, status: 201)
        desk.server.server.answer("GET /api/v1/me/neighbourhoods", ListBody<HomeBody>([]))
        for question in ["GET \(path)", "PUT \(path)"] { desk.server.server.answer(question, body) }
        return desk
    }

    private func sent(_ desk: TerminalSession, _ question: String = "POST /api/v1/classes") throws -> JSON {
        try JSON(parsing: Array((desk.server.server.body(of: question) ?? "null").utf8))
    }

    @Test("A script posts a class with options alone, and is asked nothing")
    func options() async throws {
        let desk = try await desk()
        let outcome = await desk.type(
            ["class", "post"] + whole + ["--subject", "hobby", "--price", "30000", "--seats", "3"]
        )

        #expect(outcome.status == 0 && desk.questions.isEmpty, "\(outcome)")
        #expect(
            try sent(desk) == [
                "side": "offer", "title": "성인 피아노 기초", "description": "처음부터 천천히",
                "subject": ["hobby"], "price": ["won": 30_000, "per": "hour"], "seats": 3,
                "schedule": ["weekdays": ["mon"], "minutes": 60], "place": ["address": "명동 14"],
            ]
        )
    }

    @Test("Pictures are uploaded first, and shown in the order given")
    func pictures() async throws {
        let desk = try await desk()
        let picture = StoredFile(String(repeating: "a", count: 64)).map { file in
            Image(
                id: Image.ID(rawValue: 77),
                owner: Member.ID(rawValue: 1),
                width: 4,
                height: 3,
                files: ImageFiles(thumb: file, card: file, full: file),
                uploadedAt: Moment(milliseconds: 0)
            )
        }
        let body = ImageBody(try #require(picture))
        desk.server.server.answer("POST /api/v1/images", body, status: 201)
        try Data("a picture".utf8).write(to: desk.folder.file("room.jpg"))
        let file = desk.folder.file("room.jpg").path

        let outcome = await desk.type(
            ["class", "post"] + whole + ["--image", file, "--image-id", "0000000000009"]
        )

        #expect(outcome.status == 0, "\(outcome)")
        #expect(desk.server.server.body(of: "POST /api/v1/images") == "a picture")
        #expect(try sent(desk)["images"] == ["0000000000009", .string(body.id.description)])
    }

    @Test("A script that forgets something hears which option says it")
    func forgotten() async throws {
        for (option, count) in [("--side", 0), ("--title", 2), ("--description", 4)] {
            let desk = try await desk()
            let outcome = await desk.type(["class", "post"] + whole.prefix(count) + ["--language", "en"])
            #expect(outcome.status == 2 && outcome.error.contains("Use \(option)"), "\(outcome.error)")
        }
    }

    @Test("A neighbour at a terminal is asked for what is missing, by number or by word")
    func questions() async throws {
        let desk = try await desk(answers: [
            "1", "피아노", "천천히", "", "월 수", "저녁", "60", "명동 14", "9, 국어", "누구나", "30,000", "1",
            "앞치마",
        ])
        let outcome = await desk.type("class", "post", "--language", "ko")

        #expect(outcome.status == 0, "\(outcome.error)")
        #expect(desk.questions.first?.contains("1 가르쳐요 · 2 배우고 싶어요") == true)
        #expect(
            try sent(desk) == [
                "side": "offer", "title": "피아노", "description": "천천히", "subject": ["hobby", "korean"],
                "target": ["all"], "price": ["won": 30_000, "per": "hour"],
                "schedule": ["weekdays": ["mon", "wed"], "timeBands": ["evening"], "minutes": 60],
                "bring": "앞치마", "place": ["address": "명동 14"],
            ]
        )
    }

    @Test(
        "Fixed dates are typed by the clocks of Seoul",
        arguments: ["2026-11-28 19:30 90", "2026-11-28T19:30/90"]
    )
    func dates(_ typed: String) async throws {
        let desk = try await desk()
        let options = whole.prefix(6) + ["--session", typed, "--address", "명동 14"]
        _ = await desk.type(["class", "post"] + options)

        let session: JSON = ["startsAt": "2026-11-28T19:30:00+09:00", "minutes": 90]
        #expect(try sent(desk)["schedule"] == ["sessions": [session]])
        let wrong = await desk.type(["class", "post"] + whole.prefix(6) + ["--session", "tomorrow"])
        #expect(wrong.status == 2 && wrong.error.contains("'tomorrow'"))
    }

    @Test("A document comes from a file or standard input, and options override it")
    func from() async throws {
        let document = """
            {"side": "want", "title": "기타", "description": "배우고 싶어요", "schedule": {},
             "place": {"address": "명동 14"}}
            """
        let desk = try await desk(input: document)
        let file = desk.folder.file("class.json")
        try document.write(to: file, atomically: true, encoding: .utf8)
        for name in ["-", file.path] {
            let outcome = await desk.type("class", "post", "--from", name, "--title", "우쿨렐레")
            #expect(outcome.status == 0, "\(outcome.error)")
            #expect(try sent(desk)["title"] == "우쿨렐레" && sent(desk)["side"] == "want")
        }
        let nothing = await desk.type("class", "post", "--from", "/nowhere.json")
        #expect(nothing.status == 2)
    }

    @Test("An edit sends everything as it was, but for what was said")
    func edit() async throws {
        let desk = try await desk()
        let outcome = await desk.type(
            "class",
            "edit",
            "\(SampleClass.id)",
            "--price",
            "25000",
            "--weekday",
            "sun"
        )

        #expect(outcome.status == 0, "\(outcome.error)")
        let before = try JSON(parsing: SampleClass.body().posting.encoded)
        var expected = before.objectValue ?? [:]
        expected["price"] = ["won": 25_000, "per": "hour"]
        expected["schedule"] = ["sessions": [], "weekdays": ["sun"], "timeBands": ["evening"], "minutes": 60]
        #expect(try sent(desk, "PUT \(path)") == .object(expected))
        let tag = try SampleClass.body().version.tag
        #expect(desk.server.server.headers(of: "PUT \(path)")["If-Match"] == "\"\(tag)\"")
        #expect(await desk.type("class", "edit", "\(SampleClass.id)").status == 2)
    }

    @Test("Deleting says first what happens, and asks")
    func delete() async throws {
        for (answer, isDeleted) in [("n", false), ("y", true)] {
            let desk = try await desk(answers: [answer])
            let plan = ListingDeletionPlan(conversations: 2, proposals: 1, dealsAhead: 0, favourites: 3)
            desk.server.server.answer("GET \(listing)/deletion", ListingDeletionPlanBody(plan))
            if isDeleted { desk.server.server.accept("DELETE \(listing)") }
            let outcome = await desk.type("listing", "delete", "\(SampleClass.id)", "--language", "ko")

            #expect(outcome.error.contains("대화 2개는 남고") && outcome.error.contains("제안 1개가 취소돼요"))
            #expect(desk.server.server.asked.contains("DELETE \(listing)") == isDeleted)
        }
    }

    @Test("A class with a deal ahead isn't deleted, and no question is asked")
    func dealAhead() async throws {
        let desk = try await desk()
        let plan = ListingDeletionPlan(conversations: 1, proposals: 0, dealsAhead: 1, favourites: 0)
        desk.server.server.answer("GET \(listing)/deletion", ListingDeletionPlanBody(plan))
        let outcome = await desk.type("listing", "delete", "\(SampleClass.id)", "--yes")

        #expect(outcome.status == 3)
        #expect(!desk.server.server.asked.contains("DELETE \(listing)"))
    }

    @Test("A class is shown in the reader's words, and as one document for a program")
    func show() async throws {
        let desk = try await desk()
        let shown = await desk.type("class", "show", "\(SampleClass.id)", "--language", "ko").output
        for words in ["가르쳐요", "모집 중", "취미", "협의 · 월 · 저녁 · 60분", "시간당 30,000원", "조회 7", "처음부터 천천히"] {
            #expect(shown.contains(words), "\(shown)")
        }
        let document = await desk.type("class", "show", "\(SampleClass.id)", "--json").document
        #expect(document?["title"] == "성인 피아노 기초")
        #expect(await desk.type("class", "show", "piano").status == 3)
    }

    @Test("show finds out the kind of a listing, and shows it as the kind's own command does")
    func showAnything() async throws {
        let desk = try await desk()
        desk.server.server.answer("GET \(listing)", try SampleClass.body().listing)
        let shown = await desk.type("show", "\(SampleClass.id)")
        #expect(shown.status == 0)
        #expect(shown.output == (await desk.type("class", "show", "\(SampleClass.id)").output))
        #expect(await desk.type("show", "piano").status == 3)
    }

    @Test("A draft grows from command to command, and is posted from where it was kept")
    func draft() async throws {
        let desk = try await desk()
        let kept = try SavedDraftBody<ClassContentsBody>(
            Draft(document: #"{"title":"기타"}"#, savedAt: Moment(milliseconds: 0))
        )
        desk.server.server.answer("GET /api/v1/classes/draft", kept)
        desk.server.server.answer("PUT /api/v1/classes/draft", kept)
        _ = await desk.type("class", "draft", "--side", "want", "--seats", "2")
        #expect(try sent(desk, "PUT /api/v1/classes/draft") == ["title": "기타", "side": "want", "seats": 2])

        let rest = ["--side", "want", "--description", "배워요", "--weekday", "mon", "--address", "명동 14"]
        desk.server.server.accept("DELETE /api/v1/classes/draft")
        let outcome = await desk.type(["class", "post", "--draft"] + rest)
        #expect(outcome.status == 0, "\(outcome.error)")
        #expect(try sent(desk)["title"] == "기타")
        #expect(desk.server.server.asked.last == "DELETE /api/v1/classes/draft")
    }

    @Test("A member who has posted nothing yet is told so")
    func mine() async throws {
        let desk = try await desk()
        let question = "GET /api/v1/me/listings?kind=class&limit=20"
        desk.server.server.answer(question, ListBody<ListingBody>([]))
        let mine = ["listing", "mine", "--kind", "class"]
        #expect(await desk.type(mine + ["--language", "ko"]).output.contains("아직 올린 글이 없어요"))
        desk.server.server.answer(question, ListBody([try SampleClass.body().listing]))
        #expect(await desk.type(mine + ["--language", "ko"]).output.contains("성인 피아노 기초"))
        #expect(await desk.type(mine).output.hasPrefix("Listing"))
    }
}

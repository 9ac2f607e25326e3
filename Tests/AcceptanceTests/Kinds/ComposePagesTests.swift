import JSONCoding
import TestSupport
import Testing

@Suite("Writing a class, with any browser")
struct ComposePagesTests {
    private static let written: [String: [String]?] = [
        "title": ["퇴근 후 피아노"], "description": ["악보를 못 읽어도 괜찮아요."], "subject": ["hobby"],
        "target": ["all"], "price.won": ["25,000"], "price.per": ["class"], "seats": ["3"],
        "place.neighbourhood": ["1114055000"],
    ]

    private func browser(_ server: TestServer) async throws -> PlainBrowser {
        let browser = try await PlainBrowser(joining: "ana", at: server.address)
        try await server.device(of: "ana").live(in: "1114055000")
        return try await browser.open("/classes/new")
    }

    private func fields(_ more: [String: [String]?]) -> [String: [String]?] {
        Self.written.merging(more) { _, new in new }
    }

    @Test("Fixed dates come row by row, and what was written so far stays")
    func sessions() async throws {
        try await TestServer.run { server in
            let browser = try await browser(server)
            let first = ["2026-11-27T19:30"]
            try await browser.submit(
                "/classes/new",
                fields([
                    "plan": ["fixed"], "schedule.sessions.0.startsAt": first,
                    "schedule.sessions.0.minutes": ["60"], "step": ["add-session"],
                ])
            )
            #expect(browser.status == 200 && browser.sees("name=\"schedule.sessions.1.startsAt\""))
            #expect(browser.sees("value=\"퇴근 후 피아노\"") && browser.sees("value=\"2026-11-27T19:30\""))
            try await browser.submit(
                "/classes/new",
                ["schedule.sessions.1.startsAt": ["2026-12-04T19:30"], "step": ["remove-session 0"]]
            )
            #expect(browser.sees("value=\"2026-12-04T19:30\"") && !browser.sees("2026-11-27"))
            try await browser.submit("/classes/new")
            #expect(browser.status == 200 && browser.sees("글을 올렸어요."))
            #expect(browser.sees("12월 4일 (금) 오후 7:30") && browser.sees("수업당 25,000원"))
            #expect(browser.sees("3자리 남음"))
        }
    }

    @Test(
        "A refused form keeps its input, and shows the reason at its field",
        arguments: [
            ("title", "", "title"), ("price.won", "", "price.won"), ("price.won", "많이", "price.won"),
            ("schedule.minutes", "5", "schedule.minutes"), ("seats", "99", "seats"),
            ("place.neighbourhood", "1168064000", "place.neighbourhood"),
        ]
    )
    func refused(_ field: String, _ value: String, _ place: String) async throws {
        try await TestServer.run { server in
            let browser = try await browser(server)
            try await browser.submit("/classes/new", fields(["schedule.weekdays": ["sat"], field: [value]]))
            #expect(browser.status == 422 || browser.status == 400)
            #expect(browser.sees("id=\"\(place)-note\"") && browser.sees("href=\"#\(place)\""))
            #expect(browser.sees("악보를 못 읽어도 괜찮아요.</textarea>"))
            #expect(browser.sees("value=\"sat\" checked") && browser.sees("value=\"hobby\" checked"))
        }
    }

    @Test("A date without a time is asked for where it is missing; one that has passed is told so")
    func dates() async throws {
        try await TestServer.run { server in
            let browser = try await browser(server)
            try await browser.submit("/classes/new", fields(["plan": ["fixed"]]))
            #expect(browser.sees("href=\"#schedule.sessions.0.startsAt\""))
            try await browser.submit(
                "/classes/new",
                ["schedule.sessions.0.startsAt": ["2025-01-01T10:00"], "schedule.sessions.0.minutes": ["60"]]
            )
            #expect(browser.status == 422 && browser.sees("지난 날짜에는 수업을 열 수 없어요."))
            #expect(browser.sees("value=\"2025-01-01T10:00\""))
        }
    }

    @Test(
        "A row or picture beyond any list is refused, and the server goes on",
        arguments: [
            ("schedule.sessions.9223372036854775807.minutes", "schedule.sessions"),
            ("schedule.sessions.10000000.startsAt", "schedule.sessions"),
            ("images.9223372036854775807", "images"),
        ],
        ["", "add-session", "remove-session 9223372036854775807", "remove-session -9223372036854775808"]
    )
    func endlessRows(_ field: (name: String, list: String), _ step: String) async throws {
        try await TestServer.run { server in
            let browser = try await browser(server)
            try await browser.forge("/classes/new", fields([field.name: ["1"], "step": [step]]))
            #expect(browser.status == 400 && browser.sees("\(field.list)&#39; 항목은 100까지만 돼요."))
            try await browser.open("/classes/new")
            #expect(browser.status == 200)
        }
    }

    @Test("A row is added as long as there may be one more")
    func fullList() async throws {
        try await TestServer.run { server in
            let browser = try await browser(server)
            let last = "schedule.sessions.99.minutes"
            try await browser.forge("/classes/new", fields([last: ["60"], "step": ["add-session"]]))
            #expect(browser.status == 200 && browser.sees("name=\"\(last)\""))
            #expect(!browser.sees("name=\"schedule.sessions.100.minutes\""))
        }
    }

    @Test("Pictures are chosen, put in order and taken out without scripts")
    func pictures() async throws {
        try await TestServer.run { server in
            let browser = try await browser(server)
            for (width, step) in [(40, "upload"), (60, "upload")] {
                try await browser.submit(
                    "/classes/new",
                    fields(["step": [step]]),
                    picture: PNGFile(width, 40).blank,
                    at: "files"
                )
                #expect(browser.status == 200)
            }
            let ids = browser.values(of: "images")
            #expect(ids.count == 2)
            try await browser.submit("/classes/new", ["step": ["image-up \(ids[1])"]])
            let order = browser.values(of: "images")
            #expect(order == [ids[1], ids[0]])
            try await browser.submit("/classes/new", ["step": ["remove-image \(ids[0])"]])
            try await browser.submit("/classes/new")
            #expect(browser.sees("글을 올렸어요.") && browser.sees("srcset=\"/images/"))
            #expect(browser.html.matches(of: /<img src=/).count == 1)
        }
    }

    @Test("A file that is no picture is refused at the pictures, and the rest stays")
    func noPicture() async throws {
        try await TestServer.run { server in
            let browser = try await browser(server)
            try await browser.submit("/classes/new", fields([:]), picture: Array("hello".utf8), at: "files")
            #expect(browser.status == 422 && browser.sees("href=\"#images\""))
            #expect(browser.sees("value=\"퇴근 후 피아노\""))
        }
    }

    @Test("A draft is restored until it is posted or discarded")
    func draft() async throws {
        try await TestServer.run { server in
            let browser = try await browser(server)
            try await browser.submit("/classes/new", fields(["step": ["save"]]))
            let elsewhere = try await PlainBrowser(signingIn: "ana", at: server.address)
            try await elsewhere.open("/classes/new")
            #expect(elsewhere.sees("쓰던 글을 불러왔어요") && elsewhere.sees("value=\"퇴근 후 피아노\""))
            #expect(elsewhere.sees("value=\"25000\""))
            try await elsewhere.submit("/classes/new/discard")
            #expect(!elsewhere.sees("퇴근 후 피아노"))
        }
    }

    @Test(
        "Whether the price is to be talked about is kept as it was left",
        arguments: [[], ["on"]] as [[String]]
    )
    func draftOfAPrice(negotiable: [String]) async throws {
        try await TestServer.run { server in
            let browser = try await browser(server)
            let begun = ["price.won": [""], "negotiable": negotiable, "step": ["save"]]
            try await browser.submit("/classes/new", fields(begun))
            try await browser.open("/classes/new")
            #expect(browser.sees("쓰던 글을 불러왔어요"))
            #expect(browser.values(of: "negotiable") == negotiable)
        }
    }

    @Test("Sent twice, it is posted once")
    func twice() async throws {
        try await TestServer.run { server in
            let browser = try await browser(server)
            let key = browser.values(of: "key").first
            let more = fields(["schedule.weekdays": ["sat"], "key": [key ?? ""]])
            try await browser.submit("/classes/new", more)
            let first = browser.path
            try await browser.open("/classes/new")
            try await browser.submit("/classes/new", more)
            #expect(browser.path == first && browser.status == 200)
        }
    }

    @Test("An edit form shows every field and changes only those edited")
    func edit() async throws {
        try await TestServer.run { server in
            let browser = try await PlainBrowser(joining: "ana", at: server.address)
            let ana = try await server.device(of: "ana")
            let id = try await ana.post()
            let before = try await ana.read(class: id).json
            try await browser.open("/classes/\(id)/edit")
            try await browser.submit("/classes/\(id)/edit", ["title": ["어른을 위한 피아노"]])
            #expect(browser.sees("글을 수정했어요.") && browser.sees("어른을 위한 피아노"))
            let after = try await ana.read(class: id).json
            for field in [
                "description", "subject", "target", "price", "schedule", "place", "point", "seats",
            ] {
                #expect(before[field] == after[field], "\(field)")
            }
        }
    }

    @Test("The second of two tabs to save sees the first one's version, and keeps its input")
    func twoTabs() async throws {
        try await TestServer.run { server in
            let first = try await PlainBrowser(joining: "ana", at: server.address)
            let ana = try await server.device(of: "ana")
            let id = try await ana.post()
            let second = try await PlainBrowser(signingIn: "ana", at: server.address)
            let edit = "/classes/\(id)/edit"
            try await first.open(edit)
            try await second.open(edit)

            try await first.submit(edit, ["title": ["첫째 창"]])
            try await second.submit(edit, ["title": ["둘째 창"]])
            #expect(second.status == 412 && second.sees("그사이 다른 곳에서 글이 수정됐어요."))
            #expect(second.sees("첫째 창") && second.values(of: "title") == ["둘째 창"])
            #expect(try await ana.read(class: id).json["title"] == "첫째 창")
            try await second.submit(edit, [:])
            #expect(try await ana.read(class: id).json["title"] == "둘째 창")
        }
    }

    @Test("A guest is asked to sign in")
    func stranger() async throws {
        try await TestServer.run { server in
            let browser = PlainBrowser(at: server.address)
            try await browser.open("/classes/new")
            #expect(browser.path == "/sign-in?then=%2Fclasses%2Fnew")
        }
    }
}

import Database
import Domain
import JSONCoding
import TestSupport
import Testing
import Wire

@Suite("Operators announce")
struct AnnouncementTests {
    private static let path = "/api/v1/operator/announcements"

    private func visit(
        _ engine: Database.Engine = .sqlite,
        _ stay: (TestServer, _ olga: Neighbour) async throws -> Void
    ) async throws {
        try await TestServer.run(engine) { server in
            let olga = try await server.signUp("olga")
            try await server.appointOperator("olga")
            try await stay(server, olga)
        }
    }

    private func draft(_ text: String, from start: Int? = nil, until end: Int, _ server: TestServer) -> JSON {
        let now = server.clock.now
        return [
            "text": .string(text), "textEn": "Maintenance tonight", "link": "/terms",
            "startsAt": start.map { .string((now + .seconds($0)).rfc3339) } ?? .null,
            "endsAt": .string((now + .seconds(end)).rfc3339),
        ]
    }

    @Test(
        "Every page shows an announcement between its times, to strangers too, in their language",
        arguments: Database.Engine.allCases
    )
    func pages(_ engine: Database.Engine) async throws {
        try await visit(engine) { server, olga in
            let posted = try await olga.ask("POST", Self.path, draft("점검해요", from: 60, until: 120, server))
            #expect(posted.status == 201, "\(posted)")
            let stranger = PlainBrowser(at: server.address)
            try await stranger.open("/")
            #expect(!stranger.sees("점검해요"))
            server.clock.pass(.seconds(60))
            for path in ["/", "/browse", "/sign-in", "/members/0000000000005"] {
                try await stranger.open(path)
                #expect(stranger.sees("점검해요"), "\(path)")
            }
            let shown = try await server.ask("GET", "/api/v1/announcements").items
            #expect(shown.map { $0["id"] } == [posted.json["id"]])
            try await stranger.open("/?lang=en")
            #expect(stranger.sees("Maintenance tonight"))
            let member = try await PlainBrowser(signingIn: "olga", at: server.address)
            try await member.open("/me")
            #expect(member.sees("점검해요") && member.links.contains("/terms"))

            server.clock.pass(.seconds(60))
            try await stranger.open("/")
            #expect(!stranger.sees("점검해요") && !stranger.sees("Maintenance"))
            #expect(try await server.ask("GET", "/api/v1/announcements").items == [])
        }
    }

    @Test("A reader closes one in this browser, stays on the page, and sees the next one")
    func close() async throws {
        try await visit { server, olga in
            let first = try await olga.ask("POST", Self.path, draft("점검해요", until: 600, server)).id
            let stranger = PlainBrowser(at: server.address)
            try await stranger.open("/browse?kind=run")
            let form = try #require(
                stranger.forms.keys.first { $0.hasPrefix("/announcements/\(first)/close") }
            )
            try await stranger.submit(form)
            #expect(stranger.path.hasPrefix("/browse") && !stranger.sees("점검해요"))
            _ = try await olga.ask("POST", Self.path, draft("새 공지", until: 600, server))
            try await stranger.open("/")
            #expect(!stranger.sees("점검해요") && stranger.sees("새 공지"))
            let other = PlainBrowser(at: server.address)
            try await other.open("/")
            #expect(other.sees("점검해요"))
        }
    }

    @Test(
        "An operator posts, edits and ends announcements; at most three at a time",
        arguments: Database.Engine.allCases
    )
    func posts(_ engine: Database.Engine) async throws {
        try await visit(engine) { server, olga in
            var ids: [String] = []
            for number in 1...3 {
                ids.append(
                    try await olga.ask("POST", Self.path, draft("공지 \(number)", until: 600, server)).id
                )
            }
            let fourth = try await olga.ask("POST", Self.path, draft("공지 4", until: 600, server))
            #expect(fourth.verdict == "409 announcement.too-many")
            let ended = try await olga.ask("POST", "\(Self.path)/\(ids[0])/end")
            #expect(ended.json["endsAt"] == .string(server.clock.now.rfc3339), "\(ended)")
            let again = try await olga.ask("POST", "\(Self.path)/\(ids[0])/end")
            #expect(again.verdict == "409 announcement.ended")
            let edit: JSON = ["text": "고친 공지", "endsAt": .string((server.clock.now + .seconds(60)).rfc3339)]
            let edited = try await olga.ask("PUT", "\(Self.path)/\(ids[1])", edit)
            #expect(edited.json["text"] == "고친 공지" && edited.json["link"] == .null, "\(edited)")
            #expect(
                try await server.ask("GET", "/api/v1/announcements").items.map { $0["text"] }
                    == ["공지 3", "고친 공지"]
            )
            let list = try await olga.ask("GET", Self.path).items
            #expect(list.map { $0["text"] } == ["공지 3", "고친 공지", "공지 1"])
            try await server.expectAudited("announcement.end", of: ids[0])
            try await server.expectAudited("announcement.edit", of: ids[1])
        }
    }

    @Test("Faults are told at their fields, all of them at once")
    func faults() async throws {
        try await visit { server, olga in
            let wrong: JSON = [
                "text": " ", "link": "http://example.com",
                "endsAt": .string((server.clock.now + .seconds(60)).rfc3339),
            ]
            let answer = try await olga.ask("POST", Self.path, wrong)
            #expect(answer.status == 422 && answer.tell("announcement.text-missing"), "\(answer)")
            #expect(answer.tell("announcement.link"), "\(answer)")
            let late = try await olga.ask("POST", Self.path, draft("길어요", until: 91 * 86_400, server))
            #expect(late.verdict == "422 announcement.too-long")
            let past = try await olga.ask("POST", Self.path, draft("늦어요", from: -9, until: -1, server))
            #expect(past.verdict == "422 announcement.ends-in-past")
        }
    }

    @Test("Other members find none of it, and strangers sign in first")
    func others() async throws {
        try await visit { server, olga in
            let ana = try await server.signUp("ana")
            let id = try await olga.ask("POST", Self.path, draft("점검해요", until: 600, server)).id
            let requests: [(String, String, JSON?)] = [
                ("GET", Self.path, nil), ("POST", Self.path, draft("내 공지", until: 60, server)),
                ("GET", "\(Self.path)/\(id)", nil),
                ("PUT", "\(Self.path)/\(id)", draft("바꿔요", until: 60, server)),
                ("POST", "\(Self.path)/\(id)/end", nil),
            ]
            for (method, path, body) in requests {
                let answer = try await ana.ask(method, path, body)
                #expect(answer.verdict == "404 announcement.not-found", "\(method) \(path)")
                #expect(try await server.ask(method, path, body).status == 401)
            }
            let browser = try await PlainBrowser(signingIn: "ana", at: server.address)
            for page in ["", "/new", "/\(id)"] {
                #expect(try await browser.open("/operator/announcements\(page)").status == 404)
            }
        }
    }

    @Test("In a browser, times are those of Seoul, and a refused form keeps its input")
    func form() async throws {
        try await visit { server, _ in
            let browser = try await PlainBrowser(signingIn: "olga", at: server.address)
            try await browser.open("/operator")
            #expect(browser.links.contains("/operator/announcements"))
            try await browser.open("/operator/announcements/new")
            let path = "/operator/announcements/new"
            let day = (server.clock.now + .seconds(2 * 86_400)).rfc3339.prefix(10)
            try await browser.submit(path, ["text": ["점검해요"], "link": ["x"], "endsAt": ["\(day)T09:30"]])
            #expect(browser.status == 422 && browser.sees("링크는 /terms처럼"))
            try await browser.submit(path, ["text": ["점검해요"], "link": [""], "endsAt": ["\(day)T09:30"]])
            #expect(browser.path == "/operator/announcements" && browser.sees("공지를 올렸어요."))
            let shown = try await server.ask("GET", "/api/v1/announcements").items
            #expect(shown.first?["endsAt"] == .string("\(day)T00:30:00.000Z"), "\(shown)")
            let id = shown.first?["id"]?.stringValue ?? ""
            try await browser.open("/operator/announcements/\(id)")
            try await browser.submit("/operator/announcements/\(id)", ["text": ["점검을 미뤄요"]])
            #expect(browser.sees("저장했어요.") && browser.sees("점검을 미뤄요"))
            try await browser.submit("/operator/announcements/\(id)/end")
            #expect(browser.sees("공지를 내렸어요."))
            #expect(try await server.ask("GET", "/api/v1/announcements").items == [])
        }
    }

    @Test("The same is done at the command line")
    func commands() async throws {
        try await TestServer.run { server in
            let olga = try await ScriptedDevice(joining: "olga", at: server.address)
            try await server.appointOperator("olga")
            let end = (server.clock.now + .seconds(86_400)).rfc3339
            let posted = try await olga.perform(
                "announcement",
                "post",
                "오늘 밤 점검해요",
                "--until",
                end,
                "--english",
                "Tonight"
            )
            #expect(posted["text"] == "오늘 밤 점검해요" && posted["textEn"] == "Tonight", "\(posted)")
            let list = try await olga.ask(["announcement", "list", "--language", "ko"])
            #expect(list.output.contains("오늘 밤 점검해요"), "\(list)")
            let id = posted["id"]?.stringValue ?? ""
            let ended = try await olga.perform("announcement", "end", id)
            #expect(ended["endsAt"] == .string(server.clock.now.rfc3339))
            let again = try await olga.ask(["announcement", "end", id, "--json"])
            #expect(again.problem["code"] == "announcement.ended", "\(again)")
        }
    }
}

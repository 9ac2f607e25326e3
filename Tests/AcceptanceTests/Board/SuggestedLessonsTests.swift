import Database
import JSONCoding
import TestSupport
import Testing

/// What is suggested to a member, and what comes first by popularity.
@Suite("Suggested lessons")
struct SuggestedLessonsTests {
    private static let path = "/api/v1/lessons/suggested"
    private static let around = "neighbourhood=1114055000"

    private func suggested(to reader: Neighbour) async throws -> [JSON] {
        try await reader.ask("GET", "\(Self.path)?\(Self.around)").items
    }

    private func ids(_ items: [JSON]) -> [String] {
        items.compactMap { $0["listing"]?["id"]?.stringValue }
    }

    private func favour(_ id: String, by member: Neighbour) async throws {
        #expect(try await member.ask("PUT", "/api/v1/listings/\(id)/favourite").status == 204)
    }

    @Test(
        "A favourite suggests other lessons of its instrument, and says why",
        arguments: Database.Engine.allCases
    )
    func favourites(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            let liked = try await ana.postLesson()
            let other = try await ana.postLesson()
            _ = try await ana.postLesson(["instrument": "harp"])
            _ = try await ana.postLesson(["side": "want"])
            _ = try await ben.postLesson()
            #expect(try await suggested(to: ben) == [])
            try await favour(liked, by: ben)
            let found = try await suggested(to: ben)
            #expect(ids(found) == [other])
            #expect(found[0]["origin"] == "favourite" && found[0]["word"] == "violin")
        }
    }

    @Test(
        "Deals, saved searches and searches for tags suggest lessons, in turn",
        arguments: Database.Engine.allCases
    )
    func origins(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            let known = try await ana.postLesson()
            let violin = try await ana.postLesson()
            let harp = try await ana.postLesson(["instrument": "harp", "tags": []])
            let tagged = try await ana.postLesson(["instrument": "piano", "tags": ["재즈"]])
            #expect(try await ana.perform("accept", ben.propose(in: ben.ask(about: known))).status == 200)
            let search: JSON = [
                "name": "하프", "kinds": ["lesson"], "instrument": ["harp"],
                "neighbourhood": "1114055000", "notifies": false,
            ]
            #expect(try await ben.ask("POST", "/api/v1/me/saved-searches", search).status == 201)
            _ = try await ben.ask("GET", "/api/v1/listings?\(Self.around)&q=%23%EC%9E%AC%EC%A6%88")
            let found = try await suggested(to: ben)
            #expect(ids(found) == [violin, harp, tagged])
            #expect(found.map { $0["origin"] } == ["deal", "saved-search", "past-search"])
            #expect(found[2]["tag"] == "재즈" && found[2]["word"] == .null)
        }
    }

    @Test("Full, closed and deleted lessons, and those of the blocked, are never suggested")
    func hidden() async throws {
        try await TestServer.run { server in
            let (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            let cho = try await server.signUp("cho")
            try await favour(try await ana.postLesson(), by: ben)
            let full = try await cho.postLesson(["format": "group", "seats": 2])
            for student in [ana, try await server.signUp("dan")] {
                let deal = try await student.propose(in: student.ask(about: full))
                #expect(try await cho.perform("accept", deal).status == 200)
            }
            let closed = try await ana.postLesson()
            #expect(try await ana.ask("POST", "/api/v1/listings/\(closed)/close").status == 200)
            #expect(try await suggested(to: ben) == [])
            let open = try await cho.postLesson()
            #expect(ids(try await suggested(to: ben)) == [open])
            try await cho.block(ben)
            #expect(try await suggested(to: ben) == [])
        }
    }

    @Test("Strangers sign in first, and a member without a neighbourhood names one")
    func outsiders() async throws {
        try await TestServer.run { server in
            let ben = try await server.signUp("ben")
            let answer = try await server.ask("GET", "\(Self.path)?\(Self.around)")
            #expect(answer.verdict == "401 session.sign-in-needed")
            #expect(try await ben.ask("GET", Self.path).verdict == "422 board.neighbourhood-needed")
            #expect(try await ben.ask("GET", "\(Self.path)?reach=far").status == 422)
        }
    }

    @Test("A lesson that has students is before one of the same day that was only asked about")
    func popular() async throws {
        try await TestServer.run { server in
            let (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            let taken = try await ana.postLesson()
            let asked = try await ana.postLesson()
            let conversation = try await ben.ask(about: taken)
            _ = try await ben.ask(about: asked)
            try await favour(asked, by: ben)
            func first() async throws -> JSON? {
                let path = "/api/v1/listings?\(Self.around)&kind=lesson&sort=popular"
                return try await ben.ask("GET", path).items.first?["id"]
            }
            #expect(try await first() == .string(asked))
            #expect(try await ana.perform("accept", ben.propose(in: conversation)).status == 200)
            #expect(try await first() == .string(taken))
        }
    }

    @Test("The feed of lessons begins with popular ones and those for the reader; with a filter it doesn't")
    func page() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            for _ in 0..<8 { _ = try await ana.postLesson() }
            let liked = try await ana.postLesson()
            let browser = try await PlainBrowser(joining: "ben", at: server.address)
            let ben = try await server.device(of: "ben")
            try await ben.live(in: "1114055000")
            try await browser.open("/lessons/suggested")
            #expect(browser.sees("아직 추천할 레슨 글이 없어요"))
            try await favour(liked, by: ben)
            try await browser.open("/browse?kind=lesson")
            for text in ["인기 레슨", "나를 위한 레슨", "찜한 바이올린에서 골랐어요.", "새로 올라온 레슨"] {
                #expect(browser.sees(text), "\(text)")
            }
            #expect(browser.links.contains("/lessons/suggested"))
            try await browser.open("/lessons/suggested")
            #expect(browser.sees("찜한 바이올린에서 골랐어요.") && !browser.sees("/lessons/\(liked)\""))
            for query in ["?kind=lesson&family=strings", "?kind=lesson&sort=popular", ""] {
                let address = "/browse\(query)"
                try await browser.open(address)
                #expect(!browser.sees("나를 위한 레슨"), "\(address)")
            }
        }
    }

    @Test("The command line lists the suggestions with their reasons")
    func command() async throws {
        let desk = try await ScriptedDevice(at: .server)
        _ = try await desk.signUp("ana")
        #expect(try await desk.ask(["neighbourhood", "choose", "1114055000"]).status == 0)
        let nothing = try await desk.ask(["lesson", "suggested"])
        #expect(nothing.status == 0 && nothing.output.contains("Nothing to suggest yet."), "\(nothing)")
    }
}

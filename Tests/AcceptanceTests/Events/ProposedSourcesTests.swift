import Database
import JSONCoding
import TestSupport
import Testing

@Suite("Proposed sources of events")
struct ProposedSourcesTests {
    private static let (sources, mine) = ("/api/v1/sources", "/api/v1/me/sources")

    /// Olga is an operator, ben isn't, and a server publishes an event.
    private func visit(
        _ engine: Database.Engine = .sqlite,
        _ stay: (TestServer, _ olga: Neighbour, _ ben: Neighbour, PublishedCalendar) async throws -> Void
    ) async throws {
        try await PublishedCalendar.visit(engine) { server, olga, ben, calendar in
            calendar.publish([.event("a", "스위프트 밋업")])
            try await stay(server, olga, ben, calendar)
        }
    }

    private func propose(_ calendar: PublishedCalendar, by member: Neighbour) async throws -> String {
        let made = try await member.ask("POST", Self.sources, calendar.source(["contact": "ben@example.com"]))
        #expect(made.status == 201 && made.json["state"] == "proposed", "\(made)")
        return "\(Self.sources)/\(try #require(made.json["id"]?.stringValue))"
    }

    @Test(
        "Nothing is fetched before an operator accepts it; its events are the member's then",
        arguments: Database.Engine.allCases
    )
    func accepted(_ engine: Database.Engine) async throws {
        try await visit(engine) { server, olga, ben, calendar in
            let path = try await propose(calendar, by: ben)
            await server.runMaintenance()
            #expect(calendar.requests == 0)
            for act in ["fetch", "pause", "resume", "withdraw"] {
                let verdict = try await olga.ask("POST", "\(path)/\(act)").verdict
                #expect(verdict == (act == "fetch" ? "409 source.not-active" : "409 source.undecided"))
            }
            #expect(try await olga.ask("GET", "/api/v1/me/duties").json["sources"] == 1)
            #expect(try await olga.told() == ["source-waits"])
            let queue = try await olga.ask("GET", "\(Self.sources)?state=proposed").items
            #expect(queue.map { $0["owner"]?["nickname"] } == ["ben"] && queue.first?["proven"] == false)

            #expect(try await olga.ask("POST", "\(path)/approve").json["state"] == "active")
            #expect(try await olga.ask("POST", "\(path)/approve").verdict == "409 source.decided")
            await server.runMaintenance()
            let found = try await server.events()
            #expect(found.map { $0["title"] } == ["스위프트 밋업"])
            #expect(found.first?["author"]?["nickname"] == "ben")
            let notices = try await ben.ask("GET", "/api/v1/notices").items.map { $0["kind"] }
            #expect(notices.first == "source-approved")
            #expect(try await ben.ask("GET", Self.mine).items.map { $0["state"] } == ["active"])
            #expect(try await ben.ask("DELETE", path).status == 204)
            #expect(try await server.events().isEmpty)
        }
    }

    @Test("A declined one says why, and is never fetched")
    func declined() async throws {
        try await visit { server, olga, ben, calendar in
            let path = try await propose(calendar, by: ben)
            let empty = try await olga.ask("POST", "\(path)/decline", ["reason": " "])
            #expect(empty.verdict == "422 submission.reason-missing")
            let told = try await olga.ask("POST", "\(path)/decline", ["reason": "누가 운영하나요?"])
            #expect(told.json["state"] == "declined")
            let own = try await ben.ask("GET", Self.mine).items
            #expect(own.map { $0["reason"] } == ["누가 운영하나요?"])
            let notices = try await ben.ask("GET", "/api/v1/notices").items.map { $0["kind"] }
            #expect(notices.first == "source-declined")
            for act in ["approve", "resume"] {
                #expect(try await olga.ask("POST", "\(path)/\(act)").status == 409)
            }
            await server.runMaintenance()
            #expect(calendar.requests == 0)
            #expect(try await ben.ask("POST", Self.sources, calendar.source()).status == 422)
        }
    }

    @Test(
        "A declined address can be proposed again, and the new proposal takes the place of the declined one",
        arguments: Database.Engine.allCases
    )
    func again(_ engine: Database.Engine) async throws {
        try await visit(engine) { server, olga, ben, calendar in
            let path = try await propose(calendar, by: ben)
            let ana = try await server.signUp("ana")
            let body = calendar.source(["contact": "ana@example.com"])
            #expect(try await ana.ask("POST", Self.sources, body).verdict == "409 source.address-taken")
            _ = try await olga.ask("POST", "\(path)/decline", ["reason": "누가 운영하나요?"])

            let second = try await propose(calendar, by: ana)
            #expect(try await ben.ask("GET", Self.mine).items.isEmpty)
            #expect(try await ben.ask("GET", path).verdict == "404 source.not-found")
            #expect(try await ben.ask("POST", Self.sources, body).verdict == "409 source.address-taken")
            #expect(try await olga.ask("POST", "\(second)/approve").json["state"] == "active")
            await server.runMaintenance()
            #expect(try await server.events().first?["author"]?["nickname"] == "ana")
            #expect(try await ben.ask("POST", Self.sources, body).verdict == "409 source.address-taken")
        }
    }

    @Test("The operator sees whether the member has proven its website")
    func proven() async throws {
        try await visit { server, olga, ben, calendar in
            let path = try await propose(calendar, by: ben)
            #expect(try await olga.ask("GET", path).json["proven"] == false)
            try await server.proveWebsite("127.0.0.1", of: ben)
            #expect(try await olga.ask("GET", path).json["proven"] == true)
        }
    }

    @Test("A proposal needs a contact, comes once, and five of a member may wait")
    func limits() async throws {
        try await visit { server, olga, ben, calendar in
            let bare = try await ben.ask("POST", Self.sources, calendar.source())
            #expect(bare.verdict == "422 source.contact-missing")
            let path = try await propose(calendar, by: ben)
            let again = calendar.source(["contact": "ben@example.com"])
            #expect(try await ben.ask("POST", Self.sources, again).verdict == "409 source.address-taken")
            func another(_ number: Int, by member: Neighbour) async throws -> String {
                let url = JSON.string("https://example.com/\(number).ics")
                let body = calendar.source(["contact": "ben@example.com", "url": url])
                return try await member.ask("POST", Self.sources, body).verdict
            }
            for number in 2...5 { #expect(try await another(number, by: ben).hasPrefix("201")) }
            #expect(try await another(6, by: ben) == "409 source.too-many-proposed")
            #expect(try await another(6, by: olga).hasPrefix("201"))
            _ = try await olga.ask("POST", "\(path)/approve")
            #expect(try await another(7, by: ben).hasPrefix("201"))
        }
    }

    @Test("Others see neither the proposal nor its source, and can't remove it")
    func others() async throws {
        try await visit { server, _, ben, calendar in
            let path = try await propose(calendar, by: ben)
            let ana = try await server.signUp("ana")
            #expect(try await ana.ask("DELETE", path).verdict == "404 source.not-found")
            #expect(try await ana.ask("GET", path).verdict == "404 source.not-found")
            #expect(try await ana.ask("GET", Self.mine).items.isEmpty)
            #expect(try await server.ask("GET", Self.mine).status == 401)
            #expect(try await server.ask("POST", Self.sources, calendar.source()).status == 401)
            #expect(try await ben.ask("POST", "\(path)/approve").verdict == "404 source.not-found")
        }
    }

    @Test("A member proposes on a page, and an operator accepts on another, without scripts")
    func pages() async throws {
        try await visit { server, _, _, calendar in
            let (mina, oper) = (PlainBrowser(at: server.address), PlainBrowser(at: server.address))
            try await mina.join(as: "mina")
            try await server.confirmEmail(of: "mina")
            try await mina.open("/me/sources")
            #expect(mina.links.contains("/sources/new"))
            try await mina.open("/sources/new")
            try await mina.submit(
                "/sources/new",
                [
                    "url": [calendar.address], "name": ["미나의 달력"], "licence": ["CC0"],
                    "contact": ["mina@example.com"], "place": ["명동"],
                ]
            )
            #expect(mina.path.hasPrefix("/me/sources") && mina.sees("미나의 달력") && mina.sees("확인 중"))

            try await oper.join(as: "opal")
            try await server.confirmEmail(of: "opal")
            try await server.appointOperator("opal")
            try await oper.open("/sources?state=proposed")
            let page = try #require(oper.links.first { $0.wholeMatch(of: /\/sources\/[0-9A-Z]{13}/) != nil })
            try await oper.open(page)
            #expect(oper.sees("mina") && oper.sees("인증하지 않았어요") && !oper.offers("\(page)/fetch"))
            try await oper.submit("\(page)/approve")
            #expect(oper.sees("출처를 추가했어요.") && oper.offers("\(page)/fetch"))
            try await mina.open("/me/sources")
            #expect(mina.sees("가져오는 출처"))
        }
    }
}

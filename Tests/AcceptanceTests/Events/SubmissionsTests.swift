import Database
import JSONCoding
import TestSupport
import Testing

@Suite("Submitted events")
struct SubmissionsTests {
    private static let feed = "/api/v1/listings?neighbourhood=1114055000&kind=event"

    private func visit(
        _ engine: Database.Engine = .sqlite,
        _ stay: (TestServer, _ olga: Neighbour, _ ana: Neighbour, _ ben: Neighbour, _ event: String)
            async throws -> Void
    ) async throws {
        try await TestServer.run(engine, settings: ["review-events": "on"]) { server in
            let olga = try await server.signUp("olga")
            let (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            try await server.appointOperator("olga")
            let posted = try await ana.ask("POST", "/api/v1/events", Neighbour.event())
            #expect(posted.status == 201, "\(posted)")
            try await stay(server, olga, ana, ben, posted.json["id"]?.stringValue ?? "")
        }
    }

    private func found(_ path: String, by reader: Neighbour) async throws -> [String] {
        try await reader.ask("GET", path).items.compactMap { $0["id"]?.stringValue }
    }

    @Test(
        "Until an operator approves an event, only its author and the operators see it",
        arguments: Database.Engine.allCases
    )
    func waiting(_ engine: Database.Engine) async throws {
        try await visit(engine) { server, olga, ana, ben, event in
            let one = "/api/v1/events/\(event)"
            #expect(try await ana.ask("GET", one).status == 200)
            #expect(try await olga.ask("GET", one).status == 200)
            #expect(try await ben.ask("GET", one).verdict == "404 listing.not-found")
            #expect(try await server.ask("GET", one).verdict == "404 listing.not-found")
            for reader in [ana, ben, olga] { #expect(try await found(Self.feed, by: reader) == []) }
            for path in ["favourite", "roster", "edits"] {
                let method = path == "favourite" ? "PUT" : "GET"
                let answer = try await ben.ask(method, "/api/v1/listings/\(event)/\(path)")
                #expect(answer.status == 404, "\(path) \(answer)")
            }
            let applied = try await ben.ask("POST", "/api/v1/listings/\(event)/roster/apply", [:])
            #expect(applied.status == 404, "\(applied)")
            #expect(try await ben.ask("POST", "/api/v1/listings/\(event)/conversation").status == 404)

            let duties = try await olga.ask("GET", "/api/v1/me/duties").json
            #expect(duties["submissions"] == 1)
            #expect(try await olga.told() == ["submission-waits"])
            #expect(try await ana.ask("GET", one).json["heldBack"] == true)
            let queue = try await olga.ask("GET", "/api/v1/submissions").items
            #expect(queue.map { $0["listing"]?["id"]?.stringValue } == [event])
            let approved = try await olga.approves("/api/v1/listings/\(event)/submission")
            #expect(approved.json["state"] == "approved", "\(approved)")
            #expect(try await ana.ask("GET", one).json["heldBack"] == nil)
            for reader in [ana, ben] { #expect(try await found(Self.feed, by: reader) == [event]) }
            #expect(try await server.ask("GET", one).status == 200)
            let kinds = try await ana.ask("GET", "/api/v1/notices").items.map { $0["kind"] }
            #expect(kinds.first == "submission-approved")
        }
    }

    @Test("The queue isn't found by members, and strangers sign in first")
    func others() async throws {
        try await visit { server, _, ana, ben, event in
            let trusted = "/api/v1/trusted-members/\(try await ana.memberID)"
            let calls: [(String, String, JSON?)] = [
                ("GET", "/api/v1/submissions", nil), ("GET", "/api/v1/trusted-members", nil),
                (
                    "POST", "/api/v1/listings/\(event)/submission/approve",
                    ["seen": "2026-11-20T10:30:00.000Z"]
                ),
                ("POST", "/api/v1/listings/\(event)/submission/decline", ["reason": "왜요"]),
                ("PUT", trusted, nil),
                ("DELETE", trusted, nil),
            ]
            for (method, path, body) in calls {
                for member in [ana, ben] {
                    let answer = try await member.ask(method, path, body)
                    #expect(answer.verdict == "404 submission.not-found", "\(method) \(path)")
                }
                #expect(try await server.ask(method, path, body).status == 401, "\(method) \(path)")
            }
            let own = "/api/v1/listings/\(event)/submission"
            #expect(try await ana.ask("GET", own).json["state"] == "waiting")
            #expect(try await ben.ask("GET", own).verdict == "404 submission.not-found")
            let mine = try await ana.ask("GET", "/api/v1/me/submissions").items
            #expect(mine.map { $0["listing"]?["id"]?.stringValue } == [event])
            #expect(try await ben.ask("GET", "/api/v1/me/submissions").items == [])
        }
    }

    @Test("A declined event says why, and waits again once it is edited")
    func declined() async throws {
        try await visit { server, olga, ana, ben, event in
            let path = "/api/v1/listings/\(event)/submission"
            for reason in ["", "  "] {
                let answer = try await olga.ask("POST", "\(path)/decline", ["reason": .string(reason)])
                #expect(answer.verdict == "422 submission.reason-missing")
            }
            let declined = try await olga.ask("POST", "\(path)/decline", ["reason": "날짜를 확인해 주세요"])
            #expect(declined.json["state"] == "declined")
            let second = try await olga.approves(path)
            #expect(second.verdict == "409 submission.decided")
            #expect(try await ana.ask("GET", path).json["reason"] == "날짜를 확인해 주세요")
            #expect(try await ben.ask("GET", "/api/v1/events/\(event)").status == 404)

            let edited = Neighbour.event(["title": "더 알기 쉬운 제목"])
            let answer = try await ana.ask("PUT", "/api/v1/events/\(event)", edited)
            #expect(answer.status == 200, "\(answer)")
            #expect(try await ana.ask("GET", path).json["state"] == "waiting")
            #expect(try await olga.approves(path).status == 200)
            #expect(try await found(Self.feed, by: ben) == [event])
        }
    }

    @Test("Events by operators and trusted members are published at once")
    func trusted() async throws {
        try await visit { server, olga, ana, ben, _ in
            let other = Neighbour.event(["title": "다른 저녁"])
            for (member, isOpen) in [(olga, true), (ben, false)] {
                let posted = try await member.ask("POST", "/api/v1/events", other)
                #expect((posted.json["status"] == "open") == isOpen, "\(posted)")
            }
            let path = "/api/v1/trusted-members/\(try await ben.memberID)"
            #expect(
                try await olga.ask("PUT", "/api/v1/trusted-members/0000000000001").verdict
                    == "404 submission.no-member"
            )
            for _ in 1...2 { #expect(try await olga.ask("PUT", path).status == 204) }
            #expect(try await olga.ask("GET", "/api/v1/trusted-members").items.count == 1)
            #expect(try await ben.ask("POST", "/api/v1/events", other).json["status"] == "open")
            #expect(try await olga.ask("DELETE", path).status == 204)
            #expect(try await ben.ask("POST", "/api/v1/events", other).json["status"] == "closed")
            #expect(try await olga.ask("GET", "/api/v1/trusted-members").items == [])
        }
    }

    @Test("Similar events are shown before posting", arguments: Database.Engine.allCases)
    func similar(_ engine: Database.Engine) async throws {
        try await visit(engine) { server, olga, ana, ben, event in
            _ = try await olga.approves("/api/v1/listings/\(event)/submission")
            let again = try await ben.ask("POST", "/api/v1/events", Neighbour.event(["isNew": false]))
            #expect(again.verdict == "409 listing.similar-exists" && again.tell(event))
            #expect(try await ben.ask("GET", "/api/v1/me/submissions").items == [])
            let posted = try await ben.ask("POST", "/api/v1/events", Neighbour.event())
            #expect(posted.status == 201)
            let id = posted.json["id"]?.stringValue ?? ""
            #expect(try await found("/api/v1/listings/\(id)/similar", by: olga) == [event])
            #expect(try await ana.ask("GET", "/api/v1/listings/\(id)/similar").status == 404)
        }
    }

    @Test("Readers see what was edited")
    func edits() async throws {
        try await visit { server, olga, ana, ben, event in
            _ = try await olga.approves("/api/v1/listings/\(event)/submission")
            let former = Neighbour.event()["title"]
            let edited = Neighbour.event(["title": "더 알기 쉬운 제목"])
            #expect(try await ana.ask("PUT", "/api/v1/events/\(event)", edited).status == 200)
            for reader in [ben, ana] {
                let edits = try await reader.ask("GET", "/api/v1/listings/\(event)/edits").items
                #expect(edits.map { $0["formerTitle"] } == [former])
            }
            try await ana.block(ben)
            #expect(try await ben.ask("GET", "/api/v1/listings/\(event)/edits").status == 404)
        }
    }
}

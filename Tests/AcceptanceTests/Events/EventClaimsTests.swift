import Database
import JSONCoding
import TestSupport
import Testing

@Suite("Claims of imported events")
struct EventClaimsTests {
    private static let link = "URL:https://meetups.example/7"

    /// Olga is an operator and has imported an event; ana and ben aren't operators.
    private func visit(
        _ engine: Database.Engine = .sqlite,
        _ stay: (TestServer, _ olga: Neighbour, _ ana: Neighbour, _ ben: Neighbour, Imported) async throws ->
            Void
    ) async throws {
        try await TestServer.run(engine) { server in
            let olga = try await server.signUp("olga")
            let (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            try await server.appointOperator("olga")
            let calendar = try PublishedCalendar()
            calendar.publish([.event("a", "스위프트 밋업", Self.link)])
            let made = try await olga.ask("POST", "/api/v1/sources", calendar.source())
            let source = try #require(made.json["id"]?.stringValue, "\(made)")
            await server.runMaintenance()
            let event = try #require(try await server.events().first?["id"]?.stringValue)
            try await stay(server, olga, ana, ben, Imported(calendar: calendar, source: source, event: event))
        }
    }

    private struct Imported {
        let calendar: PublishedCalendar
        let source: String
        let event: String

        var page: String { "/api/v1/events/\(event)" }
        var claim: String { "/api/v1/listings/\(event)/claim" }
    }

    private func author(_ server: TestServer, _ imported: Imported) async throws -> JSON? {
        try await server.ask("GET", imported.page).json["author"]?["id"]
    }

    private func notices(_ member: Neighbour) async throws -> [JSON?] {
        try await member.ask("GET", "/api/v1/notices").items.map { $0["kind"] }
    }

    @Test(
        "The owner of the event's website, or of its source's, takes it over at once",
        arguments: ["meetups.example", "127.0.0.1"]
    )
    func proven(host: String) async throws {
        try await visit { server, olga, ana, _, imported in
            try await server.proveWebsite(host, of: ana)
            let claimed = try await ana.ask("POST", imported.claim, [:])
            #expect(claimed.status == 201 && claimed.json["state"] == "approved", "\(claimed)")
            #expect(try await author(server, imported) == .string(try await ana.memberID))

            var contents = try #require(
                try await ana.ask("GET", imported.page).json["contents"]?.objectValue
            )
            contents["title"] = "아나의 밋업"
            contents["place"] = ["neighbourhood": "1114055000"]
            #expect(try await ana.ask("PUT", imported.page, .object(contents)).status == 200)
            let edit = try await olga.ask("PUT", imported.page, .object(contents))
            #expect(edit.verdict == "403 listing.not-author")

            imported.calendar.publish([.event("a", "새 제목", day: 9, Self.link, "SEQUENCE:3")])
            let fetched = try await olga.ask("POST", "/api/v1/sources/\(imported.source)/fetch")
            #expect(fetched.json["failure"] == .null, "\(fetched)")
            let event = try await server.ask("GET", imported.page).json
            #expect(event["title"] == "아나의 밋업" && event["startsAt"] == "2026-12-05T05:00:00.000Z")
            #expect(event["source"]?["name"] == "동네 달력" && event["source"]?["claimed"] == true)
        }
    }

    @Test(
        "Without a website the operators decide, and all who asked learn the result",
        arguments: Database.Engine.allCases
    )
    func asked(_ engine: Database.Engine) async throws {
        try await visit(engine) { server, olga, ana, ben, imported in
            #expect(try await ana.ask("POST", imported.claim, [:]).verdict == "422 claim.note-missing")
            for member in [ana, ben] {
                let asked = try await member.ask("POST", imported.claim, ["note": "우리 모임이에요"])
                #expect(asked.status == 201 && asked.json["state"] == "waiting", "\(asked)")
                let again = try await member.ask("POST", imported.claim, ["note": "정말이에요"])
                #expect(again.verdict == "409 claim.waiting")
            }
            #expect(try await olga.ask("GET", "/api/v1/me/duties").json["claims"] == 2)
            let told = try await olga.ask("GET", "/api/v1/notices").items.filter {
                $0["kind"] == "claim-waits"
            }
            #expect(told.map { $0["count"] } == [2])
            let queue = try await olga.ask("GET", "/api/v1/claims").items
            #expect(queue.map { $0["claim"]?["note"] } == ["우리 모임이에요", "우리 모임이에요"])
            let ids = queue.compactMap { $0["claim"]?["id"]?.stringValue }
            let path = "/api/v1/claims/\(ids[0])"
            #expect(try await olga.ask("GET", path).json["listing"]?["id"]?.stringValue == imported.event)

            #expect(try await olga.ask("POST", "\(path)/approve").json["state"] == "approved")
            #expect(try await olga.ask("POST", "\(path)/approve").verdict == "409 claim.decided")
            let late = try await olga.ask("POST", "/api/v1/claims/\(ids[1])/approve")
            #expect(late.verdict == "409 claim.decided")
            #expect(try await author(server, imported) == .string(try await ana.memberID))
            #expect(try await notices(ana).first == "claim-approved")
            #expect(try await notices(ben).first == "claim-declined")
            #expect(try await ben.ask("GET", imported.claim).json["state"] == "overtaken")
            #expect(try await ben.ask("POST", imported.claim, ["note": "?"]).verdict == "409 claim.taken")
            #expect(try await ana.ask("POST", imported.claim, ["note": "?"]).verdict == "409 claim.own")
            #expect(try await olga.ask("GET", "/api/v1/me/duties").json["claims"] == 0)
        }
    }

    @Test("A declined claim says why, and only a proven website helps then")
    func declined() async throws {
        try await visit { server, olga, ana, _, imported in
            let asked = try await ana.ask("POST", imported.claim, ["note": "우리 모임이에요"])
            let path = "/api/v1/claims/\(asked.json["id"]?.stringValue ?? "")"
            let empty = try await olga.ask("POST", "\(path)/decline", ["reason": " "])
            #expect(empty.verdict == "422 submission.reason-missing")
            let told = try await olga.ask("POST", "\(path)/decline", ["reason": "확인할 수 없어요"])
            #expect(told.json["state"] == "declined")
            #expect(try await ana.ask("GET", imported.claim).json["reason"] == "확인할 수 없어요")
            #expect(try await notices(ana).first == "claim-declined")
            #expect(try await author(server, imported) == .string(try await olga.memberID))
            let again = try await ana.ask("POST", imported.claim, ["note": "정말이에요"])
            #expect(again.verdict == "409 claim.declined")

            try await server.proveWebsite("meetups.example", of: ana)
            #expect(try await ana.ask("POST", imported.claim, [:]).json["state"] == "approved")
        }
    }

    @Test("Strangers, blocked members and those of other websites take over nothing")
    func others() async throws {
        try await visit { server, olga, ana, ben, imported in
            #expect(try await server.ask("POST", imported.claim, ["note": "?"]).status == 401)
            #expect(try await olga.ask("POST", imported.claim, [:]).verdict == "409 claim.own")
            for host in ["other.example", "s.example"] { try await server.proveWebsite(host, of: ana) }
            #expect(try await ana.ask("POST", imported.claim, [:]).verdict == "422 claim.note-missing")
            let own = try await ana.postEvent()
            let written = try await ben.ask("POST", "/api/v1/listings/\(own)/claim", ["note": "?"])
            #expect(written.verdict == "409 claim.not-imported")
            let missing = try await ben.ask("POST", "/api/v1/listings/0000000000001/claim", ["note": "?"])
            #expect(missing.verdict == "404 listing.not-found")
            try await olga.block(ben)
            try await server.proveWebsite("meetups.example", of: ben)
            #expect(try await ben.ask("POST", imported.claim, [:]).verdict == "404 listing.not-found")
            #expect(try await ben.ask("GET", imported.claim).verdict == "404 claim.not-found")

            let asked = try await ana.ask("POST", imported.claim, ["note": "우리 모임이에요"])
            let path = "/api/v1/claims/\(asked.json["id"]?.stringValue ?? "")"
            let calls: [(String, String, JSON?)] = [
                ("GET", "/api/v1/claims", nil), ("GET", path, nil), ("POST", "\(path)/approve", nil),
                ("POST", "\(path)/decline", ["reason": "왜요"]),
            ]
            for (method, path, body) in calls {
                let answer = try await ana.ask(method, path, body)
                #expect(answer.verdict == "404 claim.not-found", "\(method) \(path)")
                #expect(try await server.ask(method, path, body).status == 401, "\(method) \(path)")
            }
            #expect(try await author(server, imported) == .string(try await olga.memberID))
        }
    }

    @Test("The pages lead from the event to the claim and from the queue to a decision, without scripts")
    func pages() async throws {
        try await visit { server, _, _, _, imported in
            let (olga, mina) = (PlainBrowser(at: server.address), PlainBrowser(at: server.address))
            try await mina.join(as: "mina")
            let stranger = PlainBrowser(at: server.address)
            let claim = "/listings/\(imported.event)/claim"
            for reader in [mina, stranger] { try await reader.open("/events/\(imported.event)") }
            #expect(mina.links.contains(claim) && !stranger.links.contains(claim))
            try await mina.open(claim)
            try await mina.submit(claim, ["note": [""]])
            #expect(mina.status == 422 && mina.sees("이 행사와 어떤 관계인지 적어 주세요."))
            try await mina.submit(claim, ["note": ["우리 모임이에요"]])
            #expect(mina.sees("요청했어요."))
            try await mina.open(claim)
            #expect(mina.sees("운영자가 확인하고 있어요.") && !mina.offers(claim))

            try await olga.join(as: "opal")
            try await server.appointOperator("opal")
            try await olga.open("/operator")
            #expect(olga.links.contains("/claims"))
            try await olga.open("/claims")
            #expect(olga.sees("스위프트 밋업") && olga.sees("우리 모임이에요"))
            let approve = try #require(olga.forms.keys.first { $0.hasSuffix("/approve") })
            try await olga.submit(approve)
            #expect(olga.sees("요청이 없어요"))
            try await mina.open("/events/\(imported.event)")
            #expect(mina.sees("주최자가 직접 관리해요.") && !mina.links.contains(claim))
        }
    }
}

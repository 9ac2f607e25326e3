import Database
import JSONCoding
import TestSupport
import Testing

/// Documents of teachers, which operators look at.
@Suite("Documents of teachers")
struct VerificationsTests {
    private static let mine = "/api/v1/me/teacher/verification"
    private static let queue = "/api/v1/verifications"

    /// Olga is an operator, Ana a teacher, and Ben another member.
    private func visit(
        _ engine: Database.Engine = .sqlite,
        _ stay: (TestServer, _ olga: Neighbour, _ ana: Neighbour, _ ben: Neighbour) async throws -> Void
    ) async throws {
        try await TestServer.run(engine) { server in
            let olga = try await server.signUp("olga")
            let (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            try await server.appointOperator("olga")
            let profile: JSON = ["education": ["음악대학 졸업"]]
            #expect(try await ana.ask("PUT", "/api/v1/me/teacher", profile).status == 200)
            try await stay(server, olga, ana, ben)
        }
    }

    private func send(_ ana: Neighbour, shade: UInt8 = 0) async throws -> JSON {
        let body: JSON = ["images": [.string(try await ana.uploadsPicture(shade))], "note": "졸업증명서예요"]
        let answer = try await ana.ask("POST", Self.mine, body)
        #expect(answer.status == 201, "\(answer)")
        return answer.json
    }

    @Test(
        "Documents are for their teacher and operators; a decision leaves a dated mark and no documents",
        arguments: Database.Engine.allCases
    )
    func accepted(_ engine: Database.Engine) async throws {
        try await visit(engine) { server, olga, ana, ben in
            let sent = try await send(ana)
            let id = sent["id"]?.stringValue ?? ""
            let file = sent["documents"]?.arrayValue?.first?["urls"]?["full"]?.stringValue ?? ""
            for (who, status) in [(ana, 200), (olga, 200), (ben, 404)] {
                #expect(try await who.ask("GET", file).status == status)
            }
            #expect(try await server.ask("GET", file).status == 404)
            #expect(try await ana.ask("POST", Self.mine, ["note": "?"]).verdict == "409 verification.waiting")
            #expect(try await olga.ask("GET", "/api/v1/me/duties").json["verifications"] == 1)
            #expect(try await olga.told() == ["verification-waits"])
            #expect(try await ben.ask("GET", "/api/v1/me/duties").json["verifications"] == .null)
            let waiting = try await olga.ask("GET", Self.queue).items
            #expect(waiting.map { $0["verification"]?["id"] } == [.string(id)])
            #expect(waiting.first?["education"] == ["음악대학 졸업"])

            let path = "\(Self.queue)/\(id)"
            let missing = try await olga.ask("POST", "\(path)/accept", ["seen": " "])
            #expect(missing.verdict == "422 verification.seen-missing")
            let done = try await olga.ask("POST", "\(path)/accept", ["seen": "음악대학 졸업증명서"]).json
            #expect(done["verification"]?["state"] == "accepted" && done["decidedBy"]?["nickname"] == "olga")
            #expect(done["verification"]?["documents"] == [])
            for who in [ana, olga] { #expect(try await who.ask("GET", file).status == 404) }
            let mark = try await server.ask("GET", "/api/v1/members/\(try await ana.memberID)/teacher").json
            #expect(mark["verification"]?["seen"] == "음악대학 졸업증명서")
            #expect(
                try await ana.ask("GET", "/api/v1/notices").items.first?["kind"] == "verification-accepted"
            )
            let again = try await olga.ask("POST", "\(path)/accept", ["seen": "?"])
            #expect(again.verdict == "409 verification.decided")
            #expect(try await olga.ask("GET", "\(Self.queue)?state=accepted").items.count == 1)
        }
    }

    @Test("Declined documents say why and can be sent again; an edit of the education removes the mark")
    func declined() async throws {
        try await visit { _, olga, ana, _ in
            let path = "\(Self.queue)/\(try await send(ana)["id"]?.stringValue ?? "")"
            let empty = try await olga.ask("POST", "\(path)/decline", ["reason": " "])
            #expect(empty.verdict == "422 submission.reason-missing")
            #expect(try await olga.ask("POST", "\(path)/decline", ["reason": "흐려요"]).status == 200)
            #expect(try await ana.ask("GET", Self.mine).json["reason"] == "흐려요")
            #expect(
                try await ana.ask("GET", "/api/v1/notices").items.first?["kind"] == "verification-declined"
            )
            let next = try await send(ana, shade: 1)["id"]?.stringValue ?? ""
            let accepted = try await olga.ask("POST", "\(Self.queue)/\(next)/accept", ["seen": "졸업증명서"])
            #expect(accepted.status == 200)
            let body: JSON = ["images": [.string(try await ana.uploadsPicture(2))], "note": "하나 더"]
            #expect(try await ana.ask("POST", Self.mine, body).verdict == "409 verification.verified")
            let edited = try await ana.ask("PUT", "/api/v1/me/teacher", ["education": ["대학원"]])
            #expect(edited.json["verification"] == .null)
        }
    }

    @Test("Withdrawn documents are gone, and other members find neither queue nor documents")
    func outsiders() async throws {
        try await visit { server, olga, ana, ben in
            let none = try await ana.ask("POST", Self.mine, ["note": "없어요"])
            #expect(none.verdict == "422 verification.documents-missing")
            #expect(try await ben.ask("GET", Self.mine).verdict == "404 verification.not-found")
            let foreign: JSON = ["images": [.string(try await ben.uploadsPicture(3))], "note": "남의 것"]
            #expect(try await ben.ask("POST", Self.mine, foreign).verdict == "404 teacher.not-found")
            #expect(try await ana.ask("POST", Self.mine, foreign).verdict == "403 image.not-yours")
            let id = try await send(ana)["id"]?.stringValue ?? ""
            for member in [ana, ben] {
                for (method, path, body) in [
                    ("GET", Self.queue, nil), ("GET", "\(Self.queue)/\(id)", nil),
                    ("POST", "\(Self.queue)/\(id)/accept", ["seen": "?"]),
                    ("POST", "\(Self.queue)/\(id)/decline", ["reason": "?"]),
                ] as [(String, String, JSON?)] {
                    let answer = try await member.ask(method, path, body)
                    #expect(answer.verdict == "404 verification.not-found", "\(path)")
                }
            }
            #expect(try await server.ask("GET", Self.queue).status == 401)
            #expect(try await ana.ask("DELETE", Self.mine).status == 204)
            #expect(try await ana.ask("DELETE", Self.mine).verdict == "404 verification.not-found")
            let late = try await olga.ask("POST", "\(Self.queue)/\(id)/accept", ["seen": "?"])
            #expect(late.verdict == "409 verification.decided")
        }
    }

    @Test("An operator can't decide on their own documents")
    func own() async throws {
        try await visit { _, olga, _, _ in
            let profile: JSON = ["education": ["음악대학 졸업"]]
            #expect(try await olga.ask("PUT", "/api/v1/me/teacher", profile).status == 200)
            let id = try await send(olga)["id"]?.stringValue ?? ""
            let decided = try await olga.ask("POST", "\(Self.queue)/\(id)/accept", ["seen": "졸업증명서"])
            #expect(decided.verdict == "403 verification.own")
        }
    }
}

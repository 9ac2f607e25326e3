import Database
import JSONCoding
import TestSupport
import Testing

/// Requests go to two servers on one database in turn, so that each is answered by the one that didn't make
/// the change before it. `MADANG_TEST_SERVERS=2` runs every other story on PostgreSQL like this.
@Suite("Whichever of two servers answers, members see what they changed")
struct TwinServersTests {
    private static let mine = "/api/v1/me/neighbourhoods"

    @Test("in their homes, however often they change them")
    func homes() async throws {
        try await TestServer.run(.postgresql, servers: 2) { server in
            let ana = try await server.signUp("ana")
            for turn in 0..<12 {
                let code = turn.isMultiple(of: 2) ? "1114055000" : "1168064000"
                let chosen: JSON = ["items": [["code": .string(code), "reach": 1]]]
                let put = try await ana.ask("PUT", Self.mine, chosen)
                #expect(put.status == 200, "\(put)")
                for _ in 1...2 {
                    let seen = try await ana.ask("GET", Self.mine).items
                    #expect(seen.map { $0["code"]?.stringValue } == [code])
                }
            }
        }
    }

    @Test("in their sessions: who signs in is in, and who signs out is out, at once")
    func sessions() async throws {
        try await TestServer.run(.postgresql, servers: 2) { server in
            _ = try await server.signUp("ana")
            for _ in 1...6 {
                let device = try await server.device(of: "ana")
                #expect(try await device.ask("GET", "/api/v1/me").status == 200)
                #expect(try await device.ask("GET", "/api/v1/me").status == 200)
                #expect(try await device.ask("DELETE", "/api/v1/sessions/current").status == 204)
                #expect(try await device.ask("GET", "/api/v1/me").status == 401)
                #expect(try await device.ask("GET", "/api/v1/me").status == 401)
            }
        }
    }

    @Test(
        "on the board, for a listing of each kind",
        arguments: ["classes", "runs", "events", "shops", "lessons", "community"]
    )
    func board(_ kind: String) async throws {
        try await TestServer.run(.postgresql, servers: 2) { server in
            let ana = try await server.signUp("ana")
            for turn in 1...4 {
                let listing = try await ana.posts(kind, titled: "글 \(turn)")
                let feed = "/api/v1/listings?neighbourhood=1114055000&reach=country"
                #expect(try await ana.ask("GET", feed).items.first?["id"]?.stringValue == listing)
                #expect(try await ana.ask("PUT", "/api/v1/listings/\(listing)/favourite").status == 204)
                let marked = try await ana.ask("GET", feed).items.first
                #expect(marked?["favourite"] == true && marked?["favourites"] == 1)
                #expect(try await ana.ask("DELETE", "/api/v1/listings/\(listing)").status == 204)
                let rest = try await ana.ask("GET", feed).items
                #expect(!rest.contains { $0["id"]?.stringValue == listing })
            }
        }
    }
}

extension Neighbour {
    /// Posts a listing of a kind; its identifier.
    fileprivate func posts(_ kind: String, titled title: String) async throws -> String {
        switch kind {
        case "runs":
            return try #require(
                try await tells().ask("POST", "/api/v1/runs", Self.run(["title": .string(title)]))
                    .json["id"]?.stringValue
            )
        case "events": return try await postEvent(["title": .string(title)])
        case "shops": return try await postShop(["title": .string(title)])
        case "lessons": return try await postLesson(["title": .string(title)])
        case "community": return try await writeToCommunity(["title": .string(title)])
        default: return try await post(title)
        }
    }
}

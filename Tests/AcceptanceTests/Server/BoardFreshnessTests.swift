import Database
import JSONCoding
import TestSupport
import Testing

@Suite("The board after a change")
struct BoardFreshnessTests {
    @Test(
        "A stranger who looks again sees at once what was posted, edited, marked, closed and deleted",
        arguments: Database.Engine.allCases
    )
    func fresh(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            let look = {
                try await server.ask("GET", "/api/v1/listings?neighbourhood=1114055000&reach=1").items.map {
                    "\($0["title"]?.stringValue ?? "") \($0["favourites"]?.intValue ?? -1)"
                }
            }
            #expect(try await look() == [])
            let id = try await ana.post("피아노")
            #expect(try await look() == ["피아노 0"])
            #expect(try await look() == ["피아노 0"])
            let edited = Neighbour.offer("바이올린")
            #expect(try await ana.ask("PUT", "/api/v1/classes/\(id)", edited).status == 200)
            #expect(try await look() == ["바이올린 0"])
            #expect(try await ben.ask("PUT", "/api/v1/listings/\(id)/favourite").status == 204)
            #expect(try await look() == ["바이올린 1"])
            #expect(try await ana.ask("POST", "/api/v1/listings/\(id)/close").status == 200)
            #expect(try await look() == [])
            #expect(try await ana.ask("POST", "/api/v1/listings/\(id)/reopen").status == 200)
            #expect(try await look() == ["바이올린 1"])
            #expect(try await ana.ask("DELETE", "/api/v1/listings/\(id)").status == 204)
            #expect(try await look() == [])
        }
    }

    @Test("A new nickname is on the cards as soon as it is answered", arguments: Database.Engine.allCases)
    func renamed(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let ana = try await server.signUp("ana")
            _ = try await ana.post("피아노")
            let look = {
                try await server.ask("GET", "/api/v1/listings?neighbourhood=1114055000").items
                    .compactMap { $0["author"]?["nickname"]?.stringValue }
            }
            #expect(try await look() == ["ana"])

            #expect(try await ana.ask("PATCH", "/api/v1/me", ["nickname": "nana"]).status == 200)

            #expect(try await look() == ["nana"])
        }
    }
}

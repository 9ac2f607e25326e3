import JSONCoding
import TestSupport
import Testing

@Suite("The drawn picture of a listing")
struct SharePictureTests {
    private func address(on page: String, at server: TestServer) async throws -> String {
        let browser = try await PlainBrowser(at: server.address).open(page)
        let rest = browser.html.split(separator: "property=\"og:image\" content=\"").dropFirst().first
        let address = try #require(rest?.prefix { $0 != "\"" }, "\(browser.html.prefix(3_000))")
        return String(address.dropFirst(server.address.count))
    }

    @Test("After an edit it has another address, to which the former one leads")
    func edit() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            let id = try await ana.writeToCommunity()
            let former = try await address(on: "/community/\(id)", at: server)
            #expect(try await server.ask("GET", former).status == 200)

            let changed = Neighbour.communityPost(["title": "연습실을 찾았어요"])
            #expect(try await ana.ask("PUT", "/api/v1/community/\(id)", changed).status == 200)
            let current = try await address(on: "/community/\(id)", at: server)
            #expect(current != former)
            let browser = try await PlainBrowser(at: server.address).open(former)
            #expect(browser.status == 200 && browser.path == current)
        }
    }

    @Test("One that an operator hides or its author deletes has none any more")
    func hidden() async throws {
        try await TestServer.run { server in
            let (olga, ana) = (try await server.signUp("olga"), try await server.signUp("ana"))
            try await server.appointOperator("olga")
            let (hidden, deleted) = (try await ana.writeToCommunity(), try await ana.writeToCommunity())
            let pictures = [
                try await address(on: "/community/\(hidden)", at: server),
                try await address(on: "/community/\(deleted)", at: server),
            ]
            for picture in pictures { #expect(try await server.ask("GET", picture).status == 200) }

            let measure: JSON = [
                "subject": ["kind": "listing", "id": .string(hidden)], "reason": "spam", "hide": true,
            ]
            #expect(try await olga.ask("POST", "/api/v1/operator/measures", measure).status == 201)
            #expect(try await ana.ask("DELETE", "/api/v1/listings/\(deleted)").status == 204)
            #expect(try await server.ask("GET", pictures[0]).verdict == "404 listing.not-found")
            // Its author has no other picture than a stranger.
            #expect(try await ana.ask("GET", pictures[0]).verdict == "404 listing.not-found")
            #expect(try await server.ask("GET", pictures[1]).verdict == "410 listing.deleted")
        }
    }

    @Test("Nothing is drawn for an address of another kind, language or listing")
    func foreign() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            let id = try await ana.writeToCommunity()
            let picture = try await address(on: "/community/\(id)", at: server)
            let name = try #require(picture.split(separator: "/").last)
            for path in [
                "/share/shops/\(id)/\(name)", "/share/community/\(id)/fr-1", "/share/community/\(id)/x",
                "/share/community/0000000000000/\(name)", "/share/nothing/\(name)", "/share/x",
            ] {
                #expect(try await server.ask("GET", path).status == 404, "\(path)")
            }
        }
    }
}

import Database
import JSONCoding
import TestSupport
import Testing

@Suite("The server's federation documents")
struct FederationDisclosureTests {
    private static let directory = "/.well-known/nodeinfo"
    private static let schema = "http://nodeinfo.diaspora.software/ns/schema/2.1"

    @Test(
        "Lists of servers learn its members and public events, and no more",
        arguments: Database.Engine.allCases
    )
    func nodeInfo(_ engine: Database.Engine) async throws {
        try await FederationTests.visit(engine) { server, _ in
            let ana = try await server.signUp("ana")
            _ = try await server.signUp("ben")
            _ = try await ana.postEvent()
            let second = try await ana.postEvent(["title": "다른 밋업", "isNew": true])
            let removed = try await ana.ask("DELETE", "/api/v1/listings/\(second)")
            #expect(removed.status == 204, "\(removed)")

            let link = try await server.ask("GET", Self.directory).json["links"]?[0]
            #expect(link?["rel"] == .string(Self.schema))
            let address = try #require(link?["href"]?.stringValue)
            #expect(address == "\(FederationTests.site)/federation/nodeinfo")
            let answer = try await server.ask("GET", "/federation/nodeinfo")
            #expect(answer.header("Content-Type") == "application/json; profile=\"\(Self.schema)#\"")
            #expect(answer.header("Access-Control-Allow-Origin") == "*")
            let info = answer.json
            #expect(info["version"] == "2.1" && info["protocols"] == ["activitypub"])
            #expect(info["usage"] == ["users": ["total": 2], "localPosts": 1])
            #expect(info["software"]?["name"] == "madang" && info["openRegistrations"] == true)
            #expect(info["services"] == ["inbound": [], "outbound": []] && info["metadata"] == [:])
        }
    }

    @Test("The form of an event says that it is sent to other servers, in both languages; no other form does")
    func form() async throws {
        try await FederationTests.visit { server, _ in
            for (language, words) in [("ko", "다른 서버에서"), ("en", "on other servers")] {
                let mina = PlainBrowser(at: server.address, language: language)
                try await mina.join(as: "mina\(language)")
                try await mina.open("/events/new")
                #expect(mina.sees(words), "\(language)")
                try await mina.open("/classes/new")
                #expect(!mina.sees(words))
            }
            let document = try await server.ask("GET", "/api/v1/openapi.json").json["paths"]
            let event = document?["/api/v1/events"]?["post"]?["description"]?.stringValue
            #expect(event?.contains("followers on other servers") == true)
            #expect(document?["/api/v1/runs"]?["post"]?["description"] == nil)
        }
    }

    @Test("While federation is off, nothing is said of it")
    func off() async throws {
        try await TestServer.run { server in
            #expect(try await server.ask("GET", Self.directory).status == 404)
            #expect(try await server.ask("GET", "/federation/nodeinfo").status == 404)
            let mina = try await PlainBrowser(joining: "mina", at: server.address)
            try await mina.open("/events/new")
            #expect(!mina.sees("다른 서버"))
            let document = try await server.ask("GET", "/api/v1/openapi.json").json["paths"]
            #expect(document?["/api/v1/events"]?["post"]?["description"] == nil)
        }
    }
}

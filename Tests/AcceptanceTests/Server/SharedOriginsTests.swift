import JSONCoding
import TestSupport
import Testing

@Suite("Pages of other sites use the API")
struct SharedOriginsTests {
    private static let map = "https://map.example"

    private func visit(
        _ origins: String?,
        _ stay: (TestServer, Neighbour) async throws -> Void
    ) async throws {
        let settings = origins.map { ["cors-origins": $0] } ?? [:]
        try await TestServer.run(settings: settings) { try await stay($0, $0.signUp("ana")) }
    }

    @Test("By default no other site's page reads an answer")
    func none() async throws {
        try await visit(nil) { server, _ in
            let answer = try await server.ask("GET", "/api/v1", headers: ["Origin": Self.map])
            #expect(answer.status == 200 && answer.header("Access-Control-Allow-Origin") == nil)
        }
    }

    @Test("A page of a listed origin reads answers and refusals, and may ask what it may send")
    func listed() async throws {
        try await visit("\(Self.map), https://other.example:8443") { server, ana in
            for path in ["/api/v1/me", "/api/v1/nowhere", "/api/v1/listings?limit=0"] {
                let answer = try await ana.ask("GET", path, headers: ["Origin": Self.map])
                #expect(answer.header("Access-Control-Allow-Origin") == Self.map, "\(path)")
                #expect(answer.header("Access-Control-Allow-Credentials") == nil)
                #expect(answer.header("Vary")?.contains("Origin") == true)
                #expect(answer.header("Access-Control-Expose-Headers")?.contains("Retry-After") == true)
                let other = try await ana.ask("GET", path, headers: ["Origin": "https://evil.example"])
                #expect(other.header("Access-Control-Allow-Origin") == nil, "\(path)")
                #expect(other.header("Vary")?.contains("Origin") == true)
            }
            let asked = [
                "Origin": Self.map, "Access-Control-Request-Method": "PATCH",
                "Access-Control-Request-Headers": "authorization, if-match",
            ]
            let preflight = try await server.ask("OPTIONS", "/api/v1/me", headers: asked)
            #expect(preflight.status == 204)
            #expect(preflight.header("Access-Control-Allow-Methods")?.contains("PATCH") == true)
            let accepted = preflight.header("Access-Control-Allow-Headers") ?? ""
            #expect(accepted.contains("Authorization") && accepted.contains("If-Match"))
            let page = try await server.ask("GET", "/sign-in", headers: ["Origin": Self.map])
            #expect(page.header("Access-Control-Allow-Origin") == nil)
        }
    }

    @Test("With a star every page may, without cookies")
    func all() async throws {
        try await visit("*") { server, _ in
            let answer = try await server.ask("GET", "/api/v1/listings", headers: ["Origin": Self.map])
            #expect(answer.header("Access-Control-Allow-Origin") == "*")
            #expect(answer.header("Access-Control-Allow-Credentials") == nil)
        }
    }

    @Test(
        "The server doesn't start with a setting that is no origin",
        arguments: ["map.example", "https://map.example/", "https://map.example, *", "https://a<b"]
    )
    func refused(_ origins: String) async throws {
        await #expect(throws: (any Error).self) { try await self.visit(origins) { _, _ in } }
    }
}
